import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { wake } from '../../jobs/wake';
import type { Trx } from '../../kernel/db/scope';
import { paymentEntity, type SandboxPayment } from './api';
import { newNumber } from './numbers';

/** How the sandbox tells the platform of a payment: as it should be, or as it happens. */
export const TELLINGS = ['once', 'delayed', 'doubled', 'reordered', 'never'] as const;
export type Telling = (typeof TELLINGS)[number];

interface PayInput {
  readonly trx: Trx;
  readonly orderId: string;
  readonly isPaid: boolean;
  readonly telling: Telling;
}

/** What is told later comes after so many seconds. */
const DELAY_SECONDS = 20;

/**
 * Enters a payment, or a failed one, into the sandbox's books, with what is to be told of it. An order is paid once: who pays
 * again gets the payment there is.
 * @returns null where there is no such order
 */
export async function paySandboxOrder({ trx, orderId, isPaid, telling }: PayInput): Promise<SandboxPayment | null> {
  const { rows: [order] } = await sql<{ paise: string; payment: string | null }>`select o.paise::text, (select p.id from core.sandbox_payment p where p.order_ref = o.id and p.status = 'captured') as payment
    from core.sandbox_order o where o.id = ${orderId}`.execute(trx);
  if (!order) return null;
  const made: SandboxPayment = { id: order.payment ?? newNumber('pay'), order_ref: orderId, paise: order.paise, status: isPaid || order.payment !== null ? 'captured' : 'failed' };
  if (order.payment !== null) return made;
  const { numAffectedRows } = await sql`insert into core.sandbox_payment (id, order_ref, paise, status) values (${made.id}, ${orderId}, ${made.paise}, ${made.status}) on conflict do nothing`.execute(trx);
  // Two windows at once: the other was quicker.
  if (Number(numAffectedRows ?? 0) === 0) return paySandboxOrder({ trx, orderId, isPaid, telling });
  for (const { event, after } of messagesOf({ made, telling })) {
    const [eventId, body] = [event.id, JSON.stringify(event.body)];
    await sql`insert into core.sandbox_message (id, event_id, body, due_at) values (${newId()}, ${eventId}, ${body}, now() + make_interval(secs => ${after}))`.execute(trx);
    await wake({ trx, queue: 'sandbox', inSeconds: after });
  }
  return made;
}

interface Message {
  readonly event: { readonly id: string; readonly body: object };
  /** Seconds. */
  readonly after: number;
}

function messagesOf({ made, telling }: { made: SandboxPayment; telling: Telling }): readonly Message[] {
  const of = (event: string): Message['event'] => ({ id: newNumber('evt'), body: eventBody({ event, payment: made }) });
  if (telling === 'never') return [];
  if (made.status === 'failed') return [{ event: of('payment.failed'), after: 0 }];
  const [captured, paid, failed] = [of('payment.captured'), of('order.paid'), { id: newNumber('evt'), body: eventBody({ event: 'payment.failed', payment: { ...made, id: newNumber('pay'), status: 'failed' } }) }];
  switch (telling) {
    case 'once': return [{ event: captured, after: 0 }, { event: paid, after: 0 }];
    case 'delayed': return [{ event: captured, after: DELAY_SECONDS }, { event: paid, after: DELAY_SECONDS }];
    case 'doubled': return [captured, paid, captured, paid].map((event) => ({ event, after: 0 }));
    // What failed before comes last.
    case 'reordered': return [{ event: paid, after: 0 }, { event: captured, after: 1 }, { event: failed, after: 2 }];
  }
}

/** A message as Razorpay writes it. */
export function eventBody({ event, payment }: { readonly event: string; readonly payment: SandboxPayment }): object {
  const entity = paymentEntity(payment);
  const isOrder = event === 'order.paid';
  return {
    entity: 'event', account_id: 'acc_sandbox', event, contains: isOrder ? ['payment', 'order'] : ['payment'],
    payload: { payment: { entity }, ...(isOrder && { order: { entity: { id: payment.order_ref, entity: 'order', amount: Number(payment.paise), amount_paid: Number(payment.paise), status: 'paid' } } }) },
    created_at: Math.floor(Date.now() / 1000),
  };
}
