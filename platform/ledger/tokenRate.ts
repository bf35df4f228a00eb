import { sql } from 'kysely';
import { priceFor, tokensFor, type TokenRate } from '../../src/schemas';
import type { Trx } from '../kernel/db/scope';

/** What AI tokens cost now, in hundredths and paise; `null` while no rate has begun. */
export async function currentRate({ trx, now }: { readonly trx: Trx; readonly now: Date }): Promise<(TokenRate & { readonly isExclusiveTax: boolean }) | null> {
  const { rows } = await sql<{ tokens: string; paise: string; is_exclusive_tax: boolean | null }>`select round(amount_token * 100)::text as tokens, amount_inr::text as paise, is_exclusive_tax from app.ai_token_rate
    where deleted_at is null and starts_at <= ${now.toISOString()} order by starts_at desc, id desc limit 1`.execute(trx);
  const [row] = rows;
  return row ? { tokens: Number(row.tokens), paise: Number(row.paise), isExclusiveTax: row.is_exclusive_tax ?? false } : null;
}

/** Whether price and tokens are each other's by the rate, whichever of the two was entered. */
export function fits({ rate, tokens, paise }: { readonly rate: TokenRate; readonly tokens: number; readonly paise: number }): boolean {
  return tokensFor({ rate, paise }) === tokens || priceFor({ rate, tokens }) === paise;
}

/** Hundredths of an AI token that a membership of this count brings at a rate of tokens to a rupee; none while no rate has begun. */
export function firstTokens({ rate, count }: { readonly rate: TokenRate | null; readonly count: number }): number {
  return rate && count > 0 ? tokensFor({ rate, paise: count * 100 }) : 0;
}
