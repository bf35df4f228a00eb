import { rowsApart } from '../apart';
import type { Predicate, PredicateContext } from '../predicate';
import type { FieldType } from '../field';
import type { Field, Resource } from '../resource';
import { chanceOf } from './chance';
import type { Workshop } from './candidates';
import { mend, recordFrom } from './mend';
import type { Manner } from './manner';
import { exampleValue } from './values';

type Values = Readonly<Record<string, unknown>>;

/** How often a field that may be left out is. */
const LEFT_OUT = 0.35;

/** A value of any field; a reference is an id of its own that nothing has yet. */
export function valueOf(field: Field, manner: Manner): unknown {
  switch (field.type) {
    case 'ref':
      return stranger(field, manner);
    case 'refs':
      return [stranger(field, manner)];
    case 'oneOf':
      return `${Object.keys(field.kinds)[manner.number % Object.keys(field.kinds).length]!}:${stranger(field, manner)}`;
    case 'group':
      return groupOf(field.fields, manner);
    case 'list':
      return rowsApart(field, Array.from({ length: rowsOf(field, manner) }, (_, row) => groupOf(field.fields, { ...manner, number: manner.number + row })));
    default:
      return exampleValue(field, manner);
  }
}

/** The values that fields begin with, those that may be left out at times without any. */
export function begunWith(fields: readonly Field[], manner: Manner): Values {
  const isOut = (field: Field): boolean => manner.fill === 'some' && !field.required && manner.chance.comes(LEFT_OUT);
  return Object.fromEntries(fields.filter((field) => !isOut(field)).map((field) => [field.name, valueOf(field, manner)]));
}

/** What mending needs of the fields: those that may be changed, and how other values and rows are made. */
export function workshopOf({ fields, free, manner }: { fields: Readonly<Record<string, Field>>; free: Iterable<string>; manner: Manner }): Workshop {
  let again = 0;
  const renewed = (): Manner => ({ ...manner, number: manner.number + ++again * 1_000_003, chance: chanceOf(`${manner.number} ${again}`) });
  const context: PredicateContext = { now: manner.now };
  return {
    fields, free: new Set(free), context,
    make: (field) => valueOf(field, field.unique === false && field.type !== 'ref' ? renewed() : manner),
    rows: (field, { where, hits, misses }) => {
      const row = (must: Predicate[]): Values => groupOf(field.fields, renewed(), must);
      try {
        return [...Array.from({ length: hits }, () => row(where ? [where] : [])), ...Array.from({ length: misses }, () => row(where ? [{ not: where }] : []))];
      } catch (error) {
        if (error instanceof RangeError) return null;
        throw error;
      }
    },
  };
}

function groupOf(fields: Readonly<Record<string, Field>>, manner: Manner, must: readonly Predicate[] = []): Values {
  const shop = { ...workshopOf({ fields, free: Object.keys(fields), manner }), rules: [], must };
  return recordFrom(mend(begunWith(Object.values(fields), manner), shop), shop);
}

function rowsOf({ minItems, maxItems, required }: Field, { fill, chance }: Manner): number {
  const least = Math.max(minItems, required ? 1 : 0);
  if (fill === 'all') return Math.min(Math.max(1, least), maxItems);
  const most = Math.min(maxItems, least + 3);
  return chance.comes(0.1) && maxItems <= 5 ? maxItems : chance.between(least, most);
}

const STRANGE = '00000000-';

/** Whether a reference's value is an id that stands for a record until there is one. */
export function isStranger(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isStranger) : String(value).split(':').at(-1)!.startsWith(STRANGE);
}

/** An id that stands for a record until there is one; of two fields two. */
function stranger({ name }: Field, { number }: Manner): string {
  let mark = 0;
  for (const sign of name) mark = (mark * 31 + sign.charCodeAt(0)) % 65_536;
  return `${STRANGE}${mark.toString(16).padStart(4, '0')}-7000-8000-${(number % 2 ** 40).toString(16).padStart(12, '0')}`;
}

const PLAIN: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'email', 'integer', 'number', 'money', 'duration']);

/** A record with other values where records are told apart, other words and numbers; for many that are alike. What its rules compare is let be. */
export function renewed({ resource, record, number, now }: { resource: Resource; record: Values; number: number; now: string }): Values {
  const held = new Set(resource.rules.flatMap(({ reads, at }) => [...reads, at]));
  const manner: Manner = { number, chance: chanceOf(String(number)), shift: 0, fill: 'all', now, moduleKey: resource.name };
  const isOther = ({ name, type, unique, to }: Field): boolean => (record[name] ?? null) !== null && to === null && !held.has(name) && (unique !== false || PLAIN.has(type));
  return { ...record, ...Object.fromEntries(Object.values(resource.fields).filter(isOther).map((field) => [field.name, valueOf(field, manner)])) };
}

/** Values of fields that belong together but are no module's, such as the questions of an action; references are strangers. */
export function exampleValues({ fields, number, now }: { fields: Readonly<Record<string, Field>>; number: number; now: string }): Values {
  return groupOf(fields, { number, chance: chanceOf(String(number)), shift: 0, fill: 'all', now, moduleKey: 'user' });
}
