import { sql } from 'kysely';
import type { Trx } from '../kernel/db/scope';
import { holdOwner, post, type Posting, type PostingKind } from './post';

/** What an institute has of AI tokens, in hundredths. */
export interface TokenBalance {
  /** All that ever came. */
  readonly credit: number;
  /** All that was ever used. */
  readonly debit: number;
  readonly balance: number;
}

/** Reads the last entry alone, however many there are. In any scope that sees the institute. */
export async function readTokenBalance({ trx, instituteId }: { readonly trx: Trx; readonly instituteId: string }): Promise<TokenBalance> {
  const { rows } = await sql<{ closing: string; came_in: string }>`select closing::text, came_in::text from core.ledger_entry
    where owner_id = ${instituteId}::uuid and account = 'institute.tokens' order by place desc limit 1`.execute(trx);
  const [credit, balance] = [Number(rows[0]?.came_in ?? 0), Number(rows[0]?.closing ?? 0)];
  return { credit, debit: credit - balance, balance };
}

interface TokenMove extends Pick<Posting, 'cause' | 'note' | 'reference' | 'at'> {
  readonly instituteId: string;
  /** In hundredths, above nothing. */
  readonly tokens: number;
}

/** Tokens an institute gets, and with a purchase the money it paid the gateway, in paise. */
export function tokensGot({ instituteId, tokens, kind, paise = 0, ...rest }: TokenMove & { readonly kind: Exclude<PostingKind, 'use'>; readonly paise?: number }): Posting {
  return { ...rest, kind, ownerId: instituteId, moves: { 'institute.tokens': tokens, 'operator.tokensGiven': -tokens, 'gateway.money': paise, 'operator.sales': -paise } };
}

/** Tokens an institute uses. */
export function tokensUsed({ instituteId, tokens, ...rest }: TokenMove): Posting {
  return { ...rest, kind: 'use', ownerId: instituteId, moves: { 'institute.tokens': -tokens, 'operator.tokensUsed': tokens } };
}

/** Takes what is used off the balance. @returns false where the same use was taken off before @throws BelowNothingError where there is too little */
export async function useTokens({ trx, ...move }: TokenMove & { readonly trx: Trx }): Promise<boolean> {
  return post({ trx, posting: tokensUsed(move) });
}

/**
 * What an institute begins with, if nothing was ever entered for it. Of several at once one is written.
 * @returns whether it was
 */
export async function giveFirstTokens({ trx, ...move }: Omit<TokenMove, 'cause'> & { readonly trx: Trx }): Promise<boolean> {
  const isBegun = async (): Promise<boolean> => (await sql`select 1 from core.ledger_entry where owner_id = ${move.instituteId}::uuid and account = 'institute.tokens' limit 1`.execute(trx)).rows.length > 0;
  // Entries stay: where there is one, nobody has to wait.
  if (await isBegun()) return false;
  await holdOwner({ trx, ownerId: move.instituteId });
  // A statement of its own: it sees what was written while this one waited.
  if (await isBegun()) return false;
  return post({ trx, posting: tokensGot({ ...move, kind: 'first', cause: `aiToken.first ${move.instituteId}` }) });
}
