import { sql } from 'kysely';
import { allFields, isListType, isRequired, referredBy, type Field, type Problem } from '../../../src/schemas';
import { tableOf } from '../../kernel/db/columns';
import { every } from '../../kernel/db/predicateSql';
import { refuseProblems } from '../../kernel/http/problems';
import type { Operation, Trx, Values } from '../operation';
import { fitting, isTouched, mentionsOf, type Mention } from './references';

/** A reference to records that are there and do not belong to what is chosen beside it any more. */
export interface Unfit extends Mention {
  /** The first field beside it that they do not fit. */
  readonly own: string;
  readonly ids: readonly string[];
}

interface Asked {
  readonly operation: Operation;
  readonly trx: Trx;
  readonly values: Values;
}

/** Every reference of a record, also of a group or a list's row, that names what another field has narrowed it away from. */
export async function unfitOf({ operation, trx, values }: Asked): Promise<readonly Unfit[]> {
  const mentions = Object.values(allFields(operation.resource)).flatMap((field) => mentionsOf(field, values[field.name], field.name, values));
  const unfit: Unfit[] = [];
  for (const mention of mentions.filter(({ field }) => Object.keys(field.narrowedBy).length > 0)) {
    const { to, ids } = referredBy(mention)!;
    const table = tableOf(operation.context.loader.require(to));
    const narrowed = fitting({ operation, table, ...mention });
    const lacking = sql.join(narrowed.map(({ fits, own }) => sql`when ${fits} is not true then ${own}::text`), sql` `);
    const { rows } = await sql<{ id: string; own: string }>`select r.id, case ${lacking} end as own from ${sql.raw(table.sql)} r
      where r.id = any(${ids}::uuid[]) and r.deleted_at is null and not coalesce(${every(narrowed.map(({ fits }) => fits))}, false)`.execute(trx);
    if (rows[0]) unfit.push({ ...mention, own: rows[0].own, ids: rows.map(({ id }) => id) });
  }
  return unfit;
}

/**
 * The values less references to what does not fit them any more; what is changed itself is left to the checks of a change.
 * @throws VALIDATION at one that the record cannot be without, or that is to keep it from going or take it along, unless others stay at it
 */
export async function withoutUnfit({ changed, ...asked }: Asked & { readonly changed: ReadonlySet<string> }): Promise<Values> {
  const { operation, values } = asked;
  const isChanged = ({ path, field }: Unfit): boolean => changed.has(path.split('.')[0]!) || (path === field.name && isTouched(field, changed));
  const unfit = (await unfitOf(asked)).filter((one) => !isChanged(one));
  const isNeeded = ({ field, beside, value, ids }: Unfit): boolean => {
    if (isRequired({ field, record: beside, context: operation.asking })) return true;
    return field.onDelete !== 'clear' && field.onDelete !== 'name' && !(Array.isArray(value) && value.length > ids.length);
  };
  const problem = ({ path, own }: Unfit): [string, Problem] => [path, { code: 'narrowed', params: { field: own } }];
  refuseProblems(Object.fromEntries(unfit.filter(isNeeded).map(problem)));
  return unfit.reduce<Values>(withoutAt, values);
}

/** The values without the ids at the place: `topicIds`, `place.topicId`, `lines.2.topicId`. */
function withoutAt(values: Values, { path, field, ids }: Unfit): Values {
  const [top = '', ...inner] = path.split('.');
  return { ...values, [top]: emptiedAt({ value: values[top], path: inner, field, ids }) };
}

function emptiedAt({ value, path: [step, ...rest], field, ids }: { value: unknown; path: readonly string[]; field: Field; ids: readonly string[] }): unknown {
  if (step === undefined) return isListType(field.type) ? (value as readonly unknown[]).filter((id) => !ids.includes(String(id).toLowerCase())) : null;
  if (Array.isArray(value)) return value.with(Number(step), emptiedAt({ value: value[Number(step)] as unknown, path: rest, field, ids }));
  const group = value as Values;
  return { ...group, [step]: emptiedAt({ value: group[step], path: rest, field, ids }) };
}
