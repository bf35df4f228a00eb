import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { tableOf } from '../../../platform/kernel/db/columns';
import { insertRecords } from '../../../platform/demo/insert';
import type { Resource } from '../../../src/schemas';
import { validValues } from '../../fixtures';
import { insertBeneath } from './beneath';
import { INSTITUTES } from './people';
import type { TestPlatform } from './testPlatform';

/** Ids of rows by the name of their module, those in the bin last. */
export type RowsOf = ReadonlyMap<string, readonly string[]>;

const WORDS = 'The batch meets in the evening and at weekends, in English and in the language of the place. ';
/** Codes of languages there are for use of one's own. */
const MOST_LANGUAGES = 300;
/** The number the first row of a module is made with, which decides what it refers to. */
const FIRST_NUMBER = 1_000;
/** So many of the rows lie in the bin. */
export const DELETED_ROWS = 50;

/** Fills every module that has a list with so many rows of one institute, each field with a value of a usual length. */
export async function insertMany({ platform, rows }: { platform: TestPlatform; rows: number }): Promise<RowsOf> {
  const made = new Map<string, readonly string[]>();
  for (const resource of inOrder(platform)) {
    const ids = Array.from({ length: Object.values(resource.fields).some((field) => field.unique && field.type === 'language') ? MOST_LANGUAGES : rows }, () => newId());
    // Of one table no two rows share what is unique, whichever module they are of.
    const first = FIRST_NUMBER + (resource.of ? (made.size + 1) * 10_000 : 0);
    const records = ids.map((id, index) => recordOf({ resource, id, number: first + index, made }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => insertRecords({ trx, resource, rows: records }));
    await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update ${sql.raw(tableOf(resource).sql)} set deleted_at = now() where id = any(${ids.slice(-DELETED_ROWS)}::uuid[])`.execute(trx));
    await sql`analyze ${sql.raw(tableOf(resource).sql)}`.execute(platform.context.database.owner);
    made.set(resource.name, ids);
  }
  for (const resource of platform.context.loader.all().filter(({ source }) => source !== null)) made.set(resource.name, await insertBeneath({ platform, resource, ids: Array.from({ length: rows }, () => newId()) }));
  return made;
}

/** What the first row of a module refers to, of a module with so many rows. */
export function referredByFirst(ids: readonly string[]): string {
  return ids[FIRST_NUMBER % (ids.length - DELETED_ROWS)]!;
}

/** Modules with lists, each after those that it refers to. */
function inOrder(platform: TestPlatform): Resource[] {
  const left = platform.context.loader.all().filter(({ isSingle, source }) => !isSingle && source === null);
  const ordered: Resource[] = [];
  while (left.length > 0) {
    const isFree = (resource: Resource): boolean => !Object.values(resource.fields).some(({ to, system }) => !system && left.some(({ name }) => name === to && name !== resource.name));
    ordered.push(...left.splice(Math.max(0, left.findIndex(isFree)), 1));
  }
  return ordered;
}

function recordOf({ resource, id, number, made }: { resource: Resource; id: string; number: number; made: ReadonlyMap<string, readonly string[]> }): Record<string, unknown> {
  const of = (module: string): string => {
    const ids = made.get(module) ?? [];
    return ids[number % (ids.length - DELETED_ROWS)] ?? id;
  };
  const values = validValues({ resource, number, idOf: of });
  const long = Object.values(resource.fields).filter(({ type, readOnly }) => (type === 'longText' || type === 'richText') && !readOnly);
  const texts = long.map((field) => [field.name, field.type === 'richText' ? `<p>${WORDS.repeat(10)}</p>` : WORDS.repeat(5)] as const);
  const owner = tableOf(resource).hasOwner ? { instituteId: INSTITUTES.north } : {};
  return { id, ...values, ...Object.fromEntries(texts), ...owner, ...resource.of?.where };
}
