import { sql } from 'kysely';
import { LEASE_SECONDS } from '../../jobs/tries';
import type { PlatformContext } from '../../kernel/context';
import { capturedOf, paymentProviderOf, PaymentProviderError } from '../../payments';
import { takeTokenPayment } from './record';

const ALL = { scope: { kind: 'all' } } as const;
const AT_ONCE = 5;

/** Seconds from an order to the first look at what became of it. */
export const FIRST_CHECK_SECONDS = 120;
/** Seconds from one look to the next: over about four days. Afterwards nobody pays any more. */
const WAITS = [600, 1_200, 3_600, 6 * 3_600, 24 * 3_600, 3 * 24 * 3_600] as const;

/** Looks after which an order that nobody has begun to pay counts as not paid: half an hour after it was made. Whoever pays later gets what was paid for. */
const LOOKS_TO_WAIT = 3;
/** The same of an order that nobody looks after, in ms. */
const WAITED_FOR = 30 * 60_000;

interface Due {
  readonly id: string;
  readonly orderId: string;
  readonly checks: number;
}

/**
 * Asks the provider about orders that are due: what was paid and never entered, since the page was closed and no message came, is entered
 * now. Several nodes take different ones. @returns how many it has asked about
 */
export async function reconcileDue(context: PlatformContext): Promise<number> {
  const provider = paymentProviderOf(context);
  await closeUnlookedAfter({ context, provider: provider?.name ?? null });
  if (!provider) return 0;
  const { rows } = await context.database.transaction(ALL, (trx) => sql<Due>`update core.ai_token_order set checks = checks + 1, check_at = now() + make_interval(secs => ${LEASE_SECONDS})
    where id in (select id from core.ai_token_order where check_at <= now() and provider = ${provider.name} order by check_at limit ${AT_ONCE} for update skip locked)
    returning id, razorpay_order_id as "orderId", checks`.execute(trx));
  for (const due of rows) {
    const payments = await provider.paymentsOf(due.orderId).catch((error: unknown) => {
      if (!(error instanceof PaymentProviderError)) throw error;
      context.logger.warn({ err: error, order: due.orderId }, 'the payment provider cannot be asked about an order');
      return null;
    });
    const payment = payments && capturedOf(payments);
    await context.database.transaction(ALL, async (trx) => {
      const outcome = payment ? await takeTokenPayment({ context, trx, payment }) : null;
      if (outcome === 'recorded') context.logger.warn({ order: due.orderId, payment: payment?.id }, 'an order was paid and nobody had told of it: it is entered');
      const isBegun = payments === null || payments.some(({ status }) => status !== 'failed');
      await plan({ trx, due, isBegun });
    });
  }
  return rows.length;
}

/**
 * An order that nobody can be asked about, being another provider's than the present one's or of before orders were looked after, counts as
 * not paid half an hour after it was made, as any other does that nobody pays. A payment that is told of later is entered all the same.
 */
async function closeUnlookedAfter({ context, provider }: { readonly context: PlatformContext; readonly provider: string | null }): Promise<void> {
  const before = new Date(context.clock().getTime() - WAITED_FOR).toISOString();
  await context.database.transaction(ALL, (trx) => sql`update core.ai_token_order set status = 'failed' where status = 'pending' and created_at < ${before}::timestamptz and (check_at is null or provider is distinct from ${provider}::text)`.execute(trx));
}

/** The next look at one that is not paid; after half an hour it counts as not paid, unless the money is on its way or nobody could be asked, and after the last look in any case. */
async function plan({ trx, due: { id, checks }, isBegun }: { trx: Parameters<typeof takeTokenPayment>[0]['trx']; due: Due; isBegun: boolean }): Promise<void> {
  const wait = WAITS[checks - 1];
  const isGivenUp = wait === undefined || (checks >= LOOKS_TO_WAIT && !isBegun);
  await sql`update core.ai_token_order set check_at = now() + make_interval(secs => ${wait ?? null}::int), status = case when ${isGivenUp} then 'failed' else status end where id = ${id} and status <> 'paid'`.execute(trx);
}
