import { sql } from 'kysely';
import { isSecret } from '../../src/schemas/isSecret';
import type { PlatformContext } from '../kernel/context';
import { seal, SEAL_MARK, unseal, type SealPlace } from '../kernel/crypto/seal';
import { quote, tablesOf, type Column, type Table } from '../kernel/db/columns';
import type { Trx } from './operation';

const ALL = { scope: { kind: 'all' } } as const;
const PORTION = 500;

/** Whether a column holds texts that are kept for the platform alone. */
export function isSealed({ field }: Column): boolean {
  return isSecret(field);
}

/** A secret text as its column holds it. */
export function sealedFor({ context: { config }, table, column, id, text }: { context: Pick<PlatformContext, 'config'>; table: Table; column: Column; id: string; text: string }): string {
  return seal({ secret: config.secret, place: placeOf({ table, column, id }), text });
}

/**
 * Seals what stands open, and anew what was sealed under the secret before. Said in the log: how many can be opened by neither.
 * @returns how many were sealed
 */
export async function sealStored(context: Pick<PlatformContext, 'config' | 'database' | 'loader' | 'logger'>): Promise<number> {
  let [sealed, lost] = [0, 0];
  for (const table of tablesOf(context.loader)) {
    for (const column of table.columns.filter(isSealed)) {
      for (let after = NOTHING, isMore = true; isMore;) {
        const portion = await context.database.transaction(ALL, (trx) => sealPortion({ context, trx, table, column, after }));
        [sealed, lost, after, isMore] = [sealed + portion.sealed, lost + portion.lost, portion.last, portion.isMore];
      }
    }
  }
  if (lost > 0) context.logger.warn({ count: lost }, 'secrets were sealed under another LECTERN_SECRET and cannot be opened: start once with that one as LECTERN_OLD_SECRET, or have them entered anew');
  return sealed;
}

/** Before every id. */
const NOTHING = '00000000-0000-0000-0000-000000000000';

interface PortionInput {
  readonly context: Pick<PlatformContext, 'config'>;
  readonly trx: Trx;
  readonly table: Table;
  readonly column: Column;
  readonly after: string;
}

async function sealPortion({ context, trx, table, column, after }: PortionInput): Promise<{ readonly sealed: number; readonly lost: number; readonly last: string; readonly isMore: boolean }> {
  const name = sql.raw(quote(column.name));
  const { rows } = await sql<{ id: string; text: string }>`select id, ${name} as text from ${sql.raw(table.sql)} where id > ${after} and ${name} is not null order by id limit ${PORTION} for update`.execute(trx);
  let [sealed, lost] = [0, 0];
  for (const { id, text } of rows) {
    const open = openText({ context, text, place: placeOf({ table, column, id }) });
    if (open === null) lost += 1;
    if (typeof open !== 'string') continue;
    await sql`update ${sql.raw(table.sql)} set ${name} = ${sealedFor({ context, table, column, id, text: open })} where id = ${id}`.execute(trx);
    sealed += 1;
  }
  return { sealed, lost, last: rows.at(-1)?.id ?? after, isMore: rows.length === PORTION };
}

/** What has to be sealed; undefined where it is as it should be, null where nobody can open it. */
function openText({ context: { config }, text, place }: { context: Pick<PlatformContext, 'config'>; text: string; place: SealPlace }): string | undefined | null {
  if (!text.startsWith(SEAL_MARK)) return text;
  if (unseal({ secret: config.secret, place, text }) !== null) return undefined;
  return config.oldSecret === null ? null : unseal({ secret: config.oldSecret, place, text });
}

function placeOf({ table, column, id }: { table: Table; column: Column; id: string }): SealPlace {
  return { table: table.name, column: column.name, id };
}
