import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { useActor, useMayRead } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { Notice } from '../../forms/Notice';
import { useRules } from '../../forms/useRules';
import { evaluate, keyOf } from '../../schemas';
import type { Field, Resource } from '../../schemas';

interface WarningsProps {
  readonly resource: Resource;
  /** What the references hold, by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What stands beside them. @default what depends on it is not said */
  readonly beside?: Readonly<Record<string, unknown>>;
}

/** What is said before something is changed below records of which that matters, as below a test that learners can sit now. */
export function Warnings({ resource, values, beside }: WarningsProps): ReactNode {
  return Object.values(resource.fields).map((field) => {
    const ids = [values[field.name]].flat().filter((id): id is string => typeof id === 'string' && id !== '');
    return field.warns !== null && ids.length > 0 ? <Warning key={`${field.name} ${ids.join(' ')}`} {...{ resource, field, ids, beside }} /> : null;
  });
}

/** Said once, of the first of several of which it holds; who may not read that record is told nothing of it. */
function Warning({ resource, field, ids: [id = '', ...others], beside }: Pick<WarningsProps, 'resource' | 'beside'> & { readonly field: Field; readonly ids: readonly string[] }): ReactNode {
  const translate = useTranslate();
  const rules = useRules(useActor());
  const mayRead = useMayRead();
  const { data } = useGetOne<LecternRecord>(field.to!, { id, meta: QUIET }, { enabled: mayRead(field.to!), retry: false, onError: () => undefined });
  if (data && evaluate(field.warns, data, { ...rules, beside })) return <Notice tone="blue" text={translate(keyOf.warning(resource.name, field.name))} />;
  return others.length > 0 ? <Warning {...{ resource, field, ids: others, beside }} /> : null;
}

const QUIET = { quiet: true };
