import type { CallReply } from '../../../src/schemas';
import type { readTokenBalance as BalanceCall } from '../../../src/shell/tokens/calls';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { scopeOf } from '../../kernel/db/scope';
import { readTokenBalance } from '../../ledger/tokens';

/** The balance of an institute as the wire has it, from the ledger. */
export async function tokenBalance({ context, actor, instituteId }: { readonly context: PlatformContext; readonly actor: RequestActor; readonly instituteId: string }): Promise<CallReply<typeof BalanceCall>> {
  const { credit, debit, balance } = await context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => readTokenBalance({ trx, instituteId }));
  return { credit: credit / 100, debit: debit / 100, balance: Math.max(0, balance / 100) };
}
