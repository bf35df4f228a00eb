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
    const id = values[field.name];
    return field.warns !== null && typeof id === 'string' && id !== '' ? <Warning key={`${field.name} ${id}`} {...{ resource, field, id, beside }} /> : null;
  });
}

/** Who may not read that record is told nothing of it. */
function Warning({ resource, field, id, beside }: Pick<WarningsProps, 'resource' | 'beside'> & { readonly field: Field; readonly id: string }): ReactNode {
  const translate = useTranslate();
  const rules = useRules(useActor());
  const mayRead = useMayRead();
  const { data } = useGetOne<LecternRecord>(field.to!, { id, meta: QUIET }, { enabled: mayRead(field.to!), retry: false, onError: () => undefined });
  return data && evaluate(field.warns, data, { ...rules, beside }) ? <Notice tone="blue" text={translate(keyOf.warning(resource.name, field.name))} /> : null;
}

const QUIET = { quiet: true };
