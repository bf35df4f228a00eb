import { readValue } from '../../src/dataProvider/foreign/values';
import { isEmptyValue } from '../../src/schemas';
import type { Field, Resource } from '../../src/schemas';

type Values = Readonly<Record<string, unknown>>;

/** Settings that the values of rows ask for. */
export interface ValueSettings {
  dates?: string;
  zone?: string;
  flags?: readonly [unknown, unknown];
}

/** Other names that platforms have for what the specification leaves open. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  percentOff: ['discount', 'discountPercent', 'discountPercentage', 'percentage', 'percent'], amountOff: ['discountAmount', 'amount'], endsAt: ['expiresAt', 'expiryDate', 'validTo', 'endDate'], startsAt: ['validFrom', 'startDate'],
  usedCount: ['usageCount', 'timesUsed'], usageLimit: ['maxUsage', 'limit'], emailId: ['email', 'mail'], phoneNumber: ['phone', 'mobile', 'mobileNumber'], imageURL: ['imageUrl', 'image', 'picture'], createdAt: ['createdOn', 'createdDate', 'creationDate', 'created_at'], description: ['desc', 'details'],
};

/** What fields of rows are called there, as far as a name is one of those in use. */
export function namesIn({ resource, rows }: { resource: Resource; rows: readonly Values[] }): Record<string, string> {
  const there = new Set(rows.flatMap((row) => Object.keys(row)));
  const id = ['id', '_id'].some((name) => there.has(name)) ? undefined : [...there].find((name) => /(id|uuid|uid|key)$/i.test(name) && !(name in resource.fields) && new Set(rows.map((row) => JSON.stringify(row[name]))).size === rows.length);
  const others = Object.keys(resource.fields).flatMap((name) => {
    const isFree = (one: string): boolean => there.has(one) && !(one in resource.fields);
    const other = there.has(name) ? undefined : (SYNONYMS[name]?.find(isFree) ?? [...there].find((one) => isFree(one) && plain(one) === plain(name)));
    return other === undefined ? [] : [[name, other] as const];
  });
  return Object.fromEntries([...(id === undefined ? [] : [['id', id] as const]), ...others]);
}

/** A name without what spellings differ in: `percentOff`, `percent_off`, `PercentOff`. */
function plain(name: string): string {
  return name.replaceAll(/[_\-\s]/g, '').toLowerCase();
}

/** Columns of the module's list that no row has a member for, and members that no field reads. */
export function neverSent({ resource, rows, names }: { resource: Resource; rows: readonly Values[]; names: Readonly<Record<string, string>> }): { readonly lacking: readonly string[]; readonly unknown: readonly string[] } {
  const there = new Set(rows.flatMap((row) => Object.keys(row)));
  const wire = (name: string): string => names[name] ?? name;
  const lacking = there.size === 0 ? [] : resource.list.columns.filter((name) => resource.fields[name] && resource.fields[name].computed === null && resource.fields[name].derive.length === 0 && !there.has(wire(name)));
  const read = new Set([...Object.keys(resource.fields).map(wire), 'id', '_id', 'allowed', 'version', '__v']);
  return { lacking, unknown: lacking.length === 0 ? [] : [...there].filter((name) => !read.has(name)) };
}

/** Finds how days, instants and flags are written; `unread`: values that no setting would read, by field. */
export function settingsIn({ resource, rows, names, known }: { resource: Resource; rows: readonly Values[]; names: Readonly<Record<string, string>>; known: ValueSettings }): { readonly settings: ValueSettings; readonly unread: Readonly<Record<string, unknown>> } {
  const settings: ValueSettings = { ...known };
  const valuesOf = (field: Field): unknown[] => rows.map((row) => row[names[field.name] ?? field.name]).filter((value) => !isEmptyValue(value));
  const dated = Object.values(resource.fields).filter(({ type }) => type === 'date' || type === 'datetime');
  const texts = dated.flatMap(valuesOf).filter((value): value is string => typeof value === 'string');
  const pattern = patternOf(texts);
  if (pattern !== null) settings.dates = pattern;
  for (const field of Object.values(resource.fields).filter(({ type }) => type === 'boolean')) {
    for (const value of valuesOf(field)) {
      const { form } = readValue({ field, value, reading: { dates: 'iso', zone: null } });
      if (form?.kind === 'flag') settings.flags ??= [form.yes, form.no];
    }
  }
  const reads = (field: Field, value: unknown, zone: string | null): boolean => {
    const read = readValue({ field, value, reading: { dates: settings.dates ?? 'iso', zone } }).value;
    return field.type !== 'datetime' && field.type !== 'date' ? true : typeof read === 'string' && (field.type === 'date' ? /^\d{4}-\d\d-\d\d$/ : /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/).test(read);
  };
  const unread: Record<string, unknown> = {};
  for (const field of dated) {
    for (const value of valuesOf(field)) {
      if (reads(field, value, settings.zone ?? null)) continue;
      // Instants without a zone: the specification is of India.
      if (reads(field, value, '+05:30')) settings.zone = '+05:30';
      else unread[field.name] = value;
    }
  }
  for (const field of Object.values(resource.fields)) {
    const expected = KINDS[field.type];
    const wrong = expected && valuesOf(field).find((value) => typeof readValue({ field, value, reading: { dates: 'iso', zone: null } }).value !== expected);
    if (wrong !== undefined) unread[field.name] = wrong;
  }
  return { settings, unread };
}

const KINDS: Readonly<Record<string, string>> = { boolean: 'boolean', integer: 'number', number: 'number', money: 'number', duration: 'number', ref: 'string', choice: 'string' };

/** `03/02/2026`: which part is the day is told by one that is no month; where none tells, India writes the day first. */
function patternOf(texts: readonly string[]): string | null {
  const matches = texts.flatMap((text) => { const match = /^(\d\d)([/.-])(\d\d)\2(\d{4})/.exec(text); return match ? [match] : []; });
  const [first] = matches;
  if (!first) return null;
  const isMonthFirst = matches.some(([, , , second]) => Number(second) > 12);
  return isMonthFirst ? `MM${first[2]}dd${first[2]}yyyy` : `dd${first[2]}MM${first[2]}yyyy`;
}
