import { sql, type RawBuilder } from 'kysely';
import type { DeclarationLoader, Field } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
import { quote, tablesOf } from '../kernel/db/columns';
import type { Trx } from '../kernel/db/scope';
import { KEPT_DAYS } from '../kernel/keptDays';
import { fileStoreOf } from './fileStore';
import { isFree } from './keeping';
import { FILES_PATH, idOfKey } from './keys';

type Parts = Pick<PlatformContext, 'config' | 'database' | 'loader' | 'clock'>;

/**
 * Removes files that nothing refers to a day after they came, the blocks of files that have not come whole by then, and what came
 * late by the address of a file that had been joined. Records in the bin refer to their files, and so does what the trail says of
 * the days for which something can be restored.
 *
 * They are marked as going, which nobody may refer to, then removed from the store while no transaction is open, and their rows after:
 * what was broken off half-way is still marked, and the next sweep begins with it.
 * @returns how many files went
 */
export async function sweepFiles(context: Parts): Promise<number> {
  let gone = 0;
  for (;;) {
    const going = await marked(context);
    if (going.length > 0) {
      gone += await removeMarked({ context, going });
      continue;
    }
    // Looked for without a lock, since it may take long; looked at once more under one.
    const found = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) => unused({ context, trx, among: null }));
    if (found.length === 0 || (await mark({ context, keys: found })) === 0) break;
  }
  await fileStoreOf(context).blocks.dropLate(new Date(context.clock().getTime() - DAY_MS));
  return gone;
}

/** Keeps files from being swept until the transaction ends, for whoever is about to refer to one. */
export async function holdFiles({ trx }: { readonly trx: Trx }): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${SWEEP_LOCK})`.execute(trx);
}

/** `file` */
const SWEEP_LOCK = 0x66696c65;
const DAY_MS = 86_400_000;
/** Files marked under one lock: whoever saves a picture meanwhile waits for so many. */
const BATCH = 200;
/** Files that a store is asked to remove at once. */
const AT_ONCE = 8;
const ALL = { kind: 'all' } as const;
/** Fields in whose values an address of a file may stand. */
const HOLDING = new Set<Field['type']>(['image', 'file', 'url', 'richText', 'longText', 'list', 'group', 'json']);

interface Marked {
  readonly key: string;
  readonly wasStored: boolean;
  /** Whether somebody was once at putting it in its place. */
  readonly mayLieThere: boolean;
}

/** @returns how many of them nothing refers to still */
async function mark({ context, keys }: { context: Parts; keys: readonly string[] }): Promise<number> {
  return context.database.transaction({ scope: ALL }, async (trx) => {
    await sql`select pg_advisory_xact_lock(${SWEEP_LOCK})`.execute(trx);
    const still = await unused({ context, trx, among: keys });
    await sql`update core.upload u set status = 'going' where u.key = any(${still}::text[]) and ${isFree}`.execute(trx);
    return still.length;
  });
}

async function marked(context: Parts): Promise<Marked[]> {
  const { rows } = await context.database.transaction({ scope: ALL, readOnly: true }, (trx) =>
    sql<{ key: string; was_stored: boolean; may_lie_there: boolean }>`select key, bytes is not null as was_stored, kept_until is not null as may_lie_there from core.upload where status = 'going' order by key limit ${BATCH}`.execute(trx));
  return rows.map(({ key, was_stored: wasStored, may_lie_there: mayLieThere }) => ({ key, wasStored, mayLieThere }));
}

/** @returns how many went; another node may be at the same ones, which does no harm. @throws what the store does, for those that stay marked */
async function removeMarked({ context, going }: { context: Parts; going: readonly Marked[] }): Promise<number> {
  const store = fileStoreOf(context);
  const remove = async ({ key, wasStored, mayLieThere }: Marked): Promise<void> => {
    if (!wasStored) await store.blocks.drop({ id: idOfKey(key) });
    if (wasStored || mayLieThere) await store.remove(key);
  };
  const [done, failed]: [string[], unknown[]] = [[], []];
  for (let from = 0; from < going.length; from += AT_ONCE) {
    const some = going.slice(from, from + AT_ONCE);
    for (const [at, outcome] of (await Promise.allSettled(some.map(remove))).entries()) {
      if (outcome.status === 'fulfilled') done.push(some[at]!.key);
      else failed.push(outcome.reason);
    }
  }
  const { numAffectedRows } = await context.database.transaction({ scope: ALL }, (trx) => sql`delete from core.upload where status = 'going' and key = any(${done}::text[])`.execute(trx));
  if (failed.length > 0) throw failed[0];
  return Number(numAffectedRows ?? 0);
}

/** Of the files, or of these alone, some that nothing refers to. */
async function unused({ context: { loader, clock }, trx, among }: { context: Parts; trx: Trx; among: readonly string[] | null }): Promise<string[]> {
  const now = clock().getTime();
  const old = new Date(now - DAY_MS).toISOString();
  const trail = new Date(now - KEPT_DAYS * DAY_MS).toISOString();
  const mentions = sql.join([...placesOf(loader), ...(await ownPlaces(trx)), mentioned({ from: sql`core.audit t`, value: sql`coalesce(t.before::text, '') || coalesce(t.after::text, '')`, where: sql`t.at > ${trail}` })], sql` union all `);
  const { rows } = await sql<{ key: string }>`with mentioned as materialized (${mentions})
    select u.key from core.upload u
    where u.status <> 'going' and ${isFree} and coalesce(u.stored_at, u.issued_at) < ${old} ${among ? sql`and u.key = any(${among}::text[])` : sql``} and not exists (select 1 from mentioned m where m.id = split_part(u.key, '/', 3))
    order by u.key limit ${BATCH}`.execute(trx);
  return rows.map(({ key }) => key);
}

/** The files that stand in each place of each module, in the bin too. */
function placesOf(loader: DeclarationLoader): RawBuilder<unknown>[] {
  return tablesOf(loader).flatMap((table) => table.columns.filter(({ field }) => HOLDING.has(field.type)).map(({ name }) => mentioned({ from: sql.raw(`${table.sql} t`), value: sql.raw(`t.${quote(name)}::text`), where: sql`true` })));
}

/** Those in columns of the platform's own tables, of which their step says `comment on column … is 'holds files'`. */
async function ownPlaces(trx: Trx): Promise<RawBuilder<unknown>[]> {
  const { rows } = await sql<{ name: string; own: string }>`select c.relname as name, a.attname as own from pg_description d
    join pg_class c on c.oid = d.objoid and c.relnamespace = 'core'::regnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
    where d.classoid = 'pg_class'::regclass and d.description = 'holds files'`.execute(trx);
  return rows.map(({ name, own }) => mentioned({ from: sql.raw(`core.${quote(name)} t`), value: sql.raw(`t.${quote(own)}::text`), where: sql`true` }));
}

/**
 * The ids of files that may be meant there. An address can be spelled in many ways that lead to the same file
 * (`/files/./`, `%2e`, a backslash, a host in front): its id, which no other file has, is in all of them.
 */
function mentioned({ from, value, where }: { from: RawBuilder<unknown>; value: RawBuilder<unknown>; where: RawBuilder<unknown> }): RawBuilder<unknown> {
  return sql`select (regexp_matches(${unescaped(value)}, ${FILE_ID}, 'g'))[1] as id from ${from} where (${value} like ${`%${FILES_PATH.slice(1, -1)}%`} or ${value} like '%\\%%') and ${where}`;
}

const FILE_ID = '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})';

/** A text without the escapes of an address, for the signs that an id has. */
function unescaped(value: RawBuilder<unknown>): RawBuilder<unknown> {
  const plain = [...'0123456789abcdef-'].reduce((text, sign) => {
    const code = sign.charCodeAt(0).toString(16);
    return [...new Set([code, code.toUpperCase()])].reduce((inner, written) => sql`replace(${inner}, ${`%${written}`}, ${sign})`, text);
  }, value);
  return sql`case when ${value} like '%\\%%' then ${plain} else ${value} end`;
}
