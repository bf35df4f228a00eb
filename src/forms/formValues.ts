import { applyWhen, cleanValue, defaultOf, followersOf, isEmptyValue } from '../schemas';
import type { Field, PredicateContext, Resource } from '../schemas';
import { hasInstitutes } from '../dataProvider';
import { isSame } from '../dataProvider/writeValues';
import { isOwnerField, OPERATOR } from '../fields/cells/owner';

type Values = Readonly<Record<string, unknown>>;

/** What a new record begins with: of an institute, where one is chosen, of what its address says that it stands below, and of what every row of the module has. */
export function defaultValues({ resource, instituteId, rules, within = {} }: { resource: Resource; instituteId: string | null; rules: PredicateContext; within?: Values }): Record<string, unknown> {
  const owner = hasInstitutes(resource) ? { owner: instituteId ?? rules.user?.instituteId ?? NOT_SAID } : {};
  const own = Object.values(resource.fields).filter((field) => !field.system && !field.readOnly).map((field) => [field.name, defaultOf({ field, context: rules, ...owner })]);
  return { ...Object.fromEntries(own), ...resource.of?.where, ...within, ...(instituteId !== null && resource.institute !== null ? { [resource.institute]: instituteId } : {}) };
}

/** No institute's id: who has none of their own says later whose the record is. */
const NOT_SAID = '';

/** The values as they would be stored: cleaned, and emptied where `when` does not hold. */
export function cleanValues({ fields, values, rules }: { fields: Readonly<Record<string, Field>>; values: Values; rules: PredicateContext }): Record<string, unknown> {
  const clean = Object.fromEntries(Object.entries(values).map(([name, value]) => {
    const field = fields[name];
    if (field && isOwnerField(field) && value === OPERATOR) return [name, null];
    return [name, field ? cleanField({ field, value }) : value];
  }));
  return applyWhen({ fields, values: clean, context: rules });
}

/** A clean value; none of a group that may be left out and of which nothing is filled in. */
function cleanField({ field, value }: { field: Field; value: unknown }): unknown {
  const clean = cleanValue({ field, value });
  return field.type === 'group' && !field.required && clean !== null && Object.values(clean as Values).every(isEmptyValue) ? null : clean;
}

interface SentParams {
  /** The fields that were typed in. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Clean values. */
  readonly values: Values;
  /** The record as it was; undefined for a new one. */
  readonly record: Values | undefined;
}

/** What a save sends: of a new record all that is not empty and its owner, empty for the operator; of another what was changed. */
export function valuesToSend({ fields, values, record }: SentParams): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(fields).flatMap((field) => {
      const value = values[field.name];
      if (field.writeOnly && isEmptyValue(value)) return [];
      if (!record && field.system) return [[field.name, isEmptyValue(value) ? null : value]];
      if (!record) return isEmptyValue(value) ? [] : [[field.name, value]];
      return isSame(value, cleanField({ field, value: record[field.name] })) ? [] : [[field.name, value]];
    }),
  );
}

interface ChangesParams extends SentParams {
  /** Every field of the module. */
  readonly all: SentParams['fields'];
  /** The record as somebody else has stored it meanwhile, where it is written over: what was not changed here stays as it is there. */
  readonly current?: Values | undefined;
  /** Of what is counted from a date, what is known to belong where it stands. @default all of it */
  readonly settled?: ReadonlySet<string> | undefined;
}

/** The same of a record that is changed, with what is counted from a changed date and is settled, be it as it was: it is stored as it was seen. The rest the platform counts. */
export function changesToSend({ all, fields, values, record, current, settled }: ChangesParams): Record<string, unknown> {
  const changed = valuesToSend({ fields, values, record });
  const beside = record ? followersOf({ fields: all, changed: Object.keys(changed) }).filter((name) => name in fields && settled?.has(name) !== false) : [];
  const seen = { ...values, ...current };
  return { ...Object.fromEntries(beside.map((name) => [name, seen[name] ?? null])), ...changed };
}

/** A record as the beginning of another: without what is its own, and without what no two may share. */
export function valuesToCopy({ resource, record }: { resource: Resource; record: Values }): Record<string, unknown> {
  return Object.fromEntries(
    Object.values(resource.fields)
      .filter((field) => !field.readOnly && !field.writeOnly && !field.unique && (!field.system || field.name === 'instituteId'))
      .map((field) => [field.name, isOwnerField(field) ? (record[field.name] ?? OPERATOR) : record[field.name]])
      .filter(([, value]) => !isEmptyValue(value)),
  );
}
