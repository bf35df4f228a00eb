import type { CallReply } from '../../../src/schemas';
import type { readTokenBalance as BalanceCall } from '../../../src/shell/tokens/calls';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { scopeOf } from '../../kernel/db/scope';
import { readTokenBalance } from '../../ledger/tokens';
import { giveWhatMembershipBrings } from './first';

/** The balance of an institute as the wire has it, from the ledger. Who looks for the first time finds what the membership brings. */
export async function tokenBalance({ context, actor, instituteId }: { readonly context: PlatformContext; readonly actor: RequestActor; readonly instituteId: string }): Promise<CallReply<typeof BalanceCall>> {
  const read = () => context.database.transaction({ scope: scopeOf(actor), readOnly: true }, (trx) => readTokenBalance({ trx, instituteId }));
  let found = await read();
  const isFirst = found.credit === 0 && (await context.database.transaction({ scope: { kind: 'all' } }, (trx) => giveWhatMembershipBrings({ context, trx, instituteId })));
  if (isFirst) found = await read();
  return { credit: found.credit / 100, debit: found.debit / 100, balance: Math.max(0, found.balance / 100) };
}
