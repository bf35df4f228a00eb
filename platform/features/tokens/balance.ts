import { sql } from 'kysely';
import type { CallReply } from '../../../src/schemas';
import type { readTokenBalance } from '../../../src/shell/tokens/calls';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { scopeOf } from '../../kernel/db/scope';

type TokenBalance = CallReply<typeof readTokenBalance>;

/** The balance of an institute, from its ledger. */
export async function tokenBalance({ context, actor, instituteId }: { readonly context: PlatformContext; readonly actor: RequestActor; readonly instituteId: string }): Promise<TokenBalance> {
  const { rows } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => sql<Record<keyof TokenBalance, string>>`
    select credit::text, debit::text, greatest(credit - debit, 0)::text as balance from (
      select coalesce(sum(amount) filter (where type = 'credit'), 0) as credit, coalesce(sum(amount) filter (where type = 'debit'), 0) as debit
      from core.ai_token_entry where institute_id = ${instituteId}::uuid) sums`.execute(trx));
  const { credit, debit, balance } = rows[0]!;
  return { credit: Number(credit), debit: Number(debit), balance: Number(balance) };
}
