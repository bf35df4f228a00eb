import { useContext } from 'react';
import { useGetList } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { everyRow, isEmptyValue } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { useActor } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { FormScopeContext } from './formScope';

const NONE: ReadonlySet<string> = new Set();
const NOWHERE = { name: '', others: [] as readonly string[] };

/**
 * Which of the records that a reference offers are in the module already, beside what was chosen in the form's other fields: a learner in the
 * batch. Another row with both would be refused.
 */
export function useTaken({ field, ids }: { readonly field: Field; readonly ids: readonly string[] }): ReadonlySet<string> {
  const of = useContext(FormScopeContext)?.newOf;
  const actor = useActor();
  const together = of ? togetherWith({ of, field }) : null;
  const { name, others } = together ?? NOWHERE;
  const values = useWatch({ name: [...others] }) as readonly unknown[];
  const enabled = together !== null && ids.length > 0 && others.every((_, at) => !isEmptyValue(values[at]));
  const filter = { ...(of && actor && everyRow({ resource: of, actor })), ...Object.fromEntries(others.map((other, at) => [other, [values[at]]])), [name]: ids };
  const { data } = useGetList<LecternRecord>(of?.name ?? field.to ?? '', { filter, pagination: { page: 1, perPage: Math.max(1, ids.length) }, sort: of?.list.sort ?? { field: 'id', order: 'ASC' }, meta: QUIET }, { enabled, retry: false, onError: () => undefined });
  return enabled && data ? new Set(data.map((record) => String(record[name]))) : NONE;
}

/** Whichever institute is chosen in the header; a failure hides nothing, the save says the rest. */
const QUIET = { everyInstitute: true, quiet: true };

/** The module's reference to the same records, and the fields that are unique together with it; null where none are, or nobody can ask for them. */
function togetherWith({ of, field }: { readonly of: Resource; readonly field: Field }): typeof NOWHERE | null {
  const isOwn = field.name in of.fields;
  const filters = new Set(of.list.filters.map((filter) => filter.field));
  for (const { fields, where } of of.unique) {
    const name = fields.find((one) => (isOwn ? one === field.name : field.to !== null && of.fields[one]?.to === field.to));
    if (name !== undefined && Object.keys(where).length === 0 && fields.every((one) => filters.has(one))) return { name, others: fields.filter((one) => one !== name) };
  }
  return null;
}
