import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { shownTitle, useActor, useDeclaredOf, useMayRead } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { Notice } from '../../forms/Notice';
import { useRules } from '../../forms/useRules';
import { evaluate, keyOf } from '../../schemas';
import type { Field, Resource } from '../../schemas';

interface WarningsProps {
  readonly resource: Resource;
  /** The references. @default those of the module */
  readonly fields?: readonly Field[];
  /** What they hold, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What stands beside them. @default what depends on it is not said */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** What is said before something is changed below records of which that matters, as below a test that learners can sit now. */
export function Warnings({ resource, fields = Object.values(resource.fields), values, beside }: WarningsProps): ReactNode {
  return fields.map((field) => {
    const ids = [values[field.name]].flat().filter((id): id is string => typeof id === 'string' && id !== '');
    return field.warns !== null && ids.length > 0 ? <Warning key={`${field.name} ${ids.join(' ')}`} {...{ resource, field, ids, beside }} /> : null;
  });
}

/** Said once, of the first of several of which it holds, by its name; who may not read that record is told nothing of it. */
function Warning({ resource, field, ids: [id = '', ...others], beside }: Pick<WarningsProps, 'resource' | 'beside'> & { readonly field: Field; readonly ids: readonly string[] }): ReactNode {
  const translate = useTranslate();
  const rules = useRules(useActor());
  const mayRead = useMayRead();
  const { data } = useGetOne<LecternRecord>(field.to!, { id, meta: QUIET }, { enabled: mayRead(field.to!), retry: false, onError: () => undefined });
  const target = useDeclaredOf([field.to!]).declared.get(field.to!);
  if (data && target && evaluate(field.warns, data, { ...rules, beside })) return <Notice tone="blue" text={translate(keyOf.warning(resource.name, field.name), { name: shownTitle({ resource: target, record: data, translate }) })} />;
  return others.length > 0 ? <Warning {...{ resource, field, ids: others, beside }} /> : null;
}

const QUIET = { quiet: true };
