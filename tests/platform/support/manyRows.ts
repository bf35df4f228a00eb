import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { tableOf } from '../../../platform/kernel/db/columns';
import { makeIndexes } from '../../../platform/kernel/db/schema/laterIndexes';
import { insertRecords } from '../../../platform/demo/insert';
import type { Resource } from '../../../src/schemas';
import { exampleRecord, inOrderOfNeed, renewed } from '../../../src/schemas/examples';
import { insertBeneath } from './beneath';
import { INSTITUTES } from './people';
import type { TestPlatform } from './testPlatform';

/** Ids of rows by the name of their module, those in the bin last. */
export type RowsOf = ReadonlyMap<string, readonly string[]>;

const WORDS = 'The batch meets in the evening and at weekends, in English and in the language of the place. ';
/** The number the first row of a module is made with, which decides what it refers to. */
const FIRST_NUMBER = 1_000;
/** So many of the rows lie in the bin. */
export const DELETED_ROWS = 50;

/** Fills every module that has a list with so many rows of one institute, each field with a value of a usual length. */
export async function insertMany({ platform, rows }: { platform: TestPlatform; rows: number }): Promise<RowsOf> {
  const made = new Map<string, readonly string[]>();
  const { owner } = platform.context.database;
  // Sorted once at the end, rather than row by row.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace in ('app'::regnamespace, 'core'::regnamespace) and not i.indisunique`.execute(owner);
  await sql.raw(`drop index ${indexes.map(({ name }) => name).join(', ')}`).execute(owner);
  for (const resource of inOrder(platform)) {
    const ids = Array.from({ length: rows }, () => newId());
    // Of one table no two rows share what is unique, whichever module they are of.
    const first = FIRST_NUMBER + (resource.of ? (made.size + 1) * 10_000 : 0);
    // None stands below another, and none refers to what is filled later.
    const like = exampleRecord({ resource, number: first, isLoose: true, idOf: ({ module }) => made.get(module)?.[0] ?? null });
    const records = ids.map((id, index) => recordOf({ platform, resource, like, id, number: first + index, made }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => insertRecords({ trx, resource, rows: records }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update ${sql.raw(tableOf(resource).sql)} set deleted_at = now() where id = any(${ids.slice(-DELETED_ROWS)}::uuid[])`.execute(trx));
    made.set(resource.name, ids);
  }
  for (const resource of platform.context.loader.all().filter(({ source }) => source !== null)) made.set(resource.name, await insertBeneath({ platform, resource, ids: Array.from({ length: rows }, () => newId()) }));
  await makeIndexes({ owner, indexes: indexes.map(({ definition }) => definition) });
  await sql`analyze`.execute(owner);
  return made;
}

/** What the first row of a module refers to, of a module with so many rows. */
export function referredByFirst(ids: readonly string[]): string {
  return ids[FIRST_NUMBER % (ids.length - DELETED_ROWS)]!;
}

/** Modules with lists, each after those that it refers to. */
function inOrder(platform: TestPlatform): Resource[] {
  return inOrderOfNeed(platform.context.loader.all().filter(({ isSingle, source }) => !isSingle && source === null));
}

/** What is unique together is together once, though there are fewer of each than of these. */
function stepsOf({ unique }: Resource, name: string): number {
  return Math.max(0, ...unique.map((set) => set.fields.indexOf(name)));
}

/** Which of so many rows the record of a number refers to. */
function placeOf({ number, steps, there }: { number: number; steps: number; there: number }): number {
  return (number + steps * Math.floor(number / there)) % there;
}

function recordOf({ platform, resource, like, id, number, made }: { platform: TestPlatform; resource: Resource; like: Record<string, unknown>; id: string; number: number; made: ReadonlyMap<string, readonly string[]> }): Record<string, unknown> {
  const of = (module: string, steps = 0, isEach = false): string => {
    const ids = made.get(module) ?? [];
    return ids[placeOf({ number, steps, there: ids.length - (isEach ? 0 : DELETED_ROWS) })] ?? id;
  };
  const steps = (name: string): number => stepsOf(resource, name);
  // By a reference alone: to each there is, those in the bin too.
  const isToldBy = (name: string): boolean => resource.unique.some((set) => set.fields.includes(name) && set.fields.every((one) => one === name || resource.fields[one]?.type === 'choice'));
  const fields = Object.values(resource.fields).filter((field) => !field.system && field.name in like);
  // Where one reference has to belong to another, or does not come back without, that is what its row refers to.
  const beside = fields.filter(({ type, required, onDelete }) => (type === 'ref' && required) || onDelete === 'cascade').flatMap(({ name, type, to, narrowedBy }) => Object.entries(narrowedBy).flatMap(([theirs, own]): [string, unknown][] => {
    const [rows, above] = [made.get(to!) ?? [], made.get(resource.fields[own]?.to ?? '') ?? []];
    const at = rows.indexOf(type === 'refs' ? of(to!) : of(to!, steps(name)));
    return at < 0 || above.length === 0 ? [] : [[own, above[placeOf({ number: FIRST_NUMBER + at, steps: stepsOf(platform.context.loader.require(to!), theirs), there: above.length - DELETED_ROWS })]]];
  }));
  const referred = fields.flatMap(({ name, type, to, kinds }): [string, unknown][] => {
    if (type === 'oneOf') return [Object.entries(kinds)[number % Object.keys(kinds).length]!].map(([kind, module]) => [name, `${kind}:${of(module)}`]);
    return to === null ? [] : [[name, type === 'refs' ? [of(to)] : isToldBy(name) ? of(to, 0, true) : of(to, steps(name))]];
  });
  const long = fields.filter(({ type }) => type === 'longText' || type === 'richText');
  const texts = long.map((field) => [field.name, field.type === 'richText' ? `<p>${WORDS.repeat(10)}</p>` : WORDS.repeat(5).slice(0, field.maxLength)] as const);
  const owner = tableOf(resource).hasOwner ? { instituteId: INSTITUTES.north } : {};
  return { id, ...renewed({ resource, record: like, number, now: new Date().toISOString() }), ...Object.fromEntries([...referred, ...beside, ...texts]), ...owner, ...resource.of?.where };
}
