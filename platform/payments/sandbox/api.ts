import { sql } from 'kysely';
import type { Database, Trx } from '../../kernel/db/scope';
import { PaymentProviderError } from '../provider/provider';
import type { RazorpayApi } from '../provider/razorpay';
import { newNumber } from './numbers';

/** Answers the calls of Razorpay's API that the platform makes, from the sandbox's own books. */
export function sandboxApi({ database }: { readonly database: Pick<Database, 'transaction'> }): RazorpayApi {
  const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => database.transaction({ scope: { kind: 'all' } }, work);
  return async ({ method, path, body }) => {
    if (method === 'POST' && path === '/v1/orders') {
      const { amount, receipt } = body as { amount: number; receipt: string };
      const id = newNumber('order');
      await run((trx) => sql`insert into core.sandbox_order (id, paise, receipt) values (${id}, ${amount}, ${receipt})`.execute(trx));
      return { id, entity: 'order', amount, currency: 'INR', receipt, status: 'created' };
    }
    const [, orderId] = /^\/v1\/orders\/([\w%]+)\/payments$/.exec(path) ?? [];
    if (method !== 'GET' || orderId === undefined) throw new PaymentProviderError(`The sandbox knows no call ${method} ${path}.`);
    const { rows } = await run((trx) => sql<SandboxPayment>`select id, order_ref, paise::text, status from core.sandbox_payment where order_ref = ${decodeURIComponent(orderId)} order by created_at`.execute(trx));
    return { entity: 'collection', count: rows.length, items: rows.map(paymentEntity) };
  };
}

/** A payment of the sandbox's books. */
export interface SandboxPayment {
  readonly id: string;
  readonly order_ref: string;
  readonly paise: string;
  readonly status: 'captured' | 'failed';
}

/** As Razorpay writes it. */
export function paymentEntity({ id, order_ref, paise, status }: SandboxPayment): object {
  return {
    id, entity: 'payment', amount: Number(paise), currency: 'INR', status, order_id: order_ref, method: 'card', captured: status === 'captured',
    error_code: status === 'failed' ? 'BAD_REQUEST_ERROR' : null, error_description: status === 'failed' ? 'Your payment was declined by the bank.' : null,
  };
}
