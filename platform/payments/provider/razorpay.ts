import { isObject } from '../../../src/schemas';
import { askElsewhere } from '../../kernel/db/elsewhere';
import { createPatience, fetchWithin } from '../../kernel/http/fetchWithin';
import { PaymentProviderError, type Payment, type PaymentProvider } from './provider';
import { isSignedWith } from './signature';

/** Asks one call of Razorpay's API, `/v1/orders`. @returns the body of a reply that says yes @throws PaymentProviderError */
export type RazorpayApi = (call: { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: object }) => Promise<Readonly<Record<string, unknown>>>;

interface RazorpayInput {
  readonly name: PaymentProvider['name'];
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly script: string;
  readonly api: RazorpayApi;
}

/** A payment as Razorpay's API and messages have it. */
export interface RazorpayPayment {
  readonly id?: unknown;
  readonly order_id?: unknown;
  readonly amount?: unknown;
  readonly currency?: unknown;
  readonly status?: unknown;
  readonly error_description?: unknown;
}

/** Razorpay, or whatever speaks as it does. */
export function createRazorpay({ name, keyId, keySecret, webhookSecret, script, api: given }: RazorpayInput): PaymentProvider {
  const api: RazorpayApi = async (call) => {
    askElsewhere('The payment provider');
    return given(call);
  };
  return {
    name,
    keyId,
    script,
    createOrder: async ({ paise, receipt }) => {
      // Captured as soon as it is authorized: there is nothing to wait for before tokens are given.
      const order = await api({ method: 'POST', path: '/v1/orders', body: { amount: paise, currency: 'INR', receipt, payment_capture: 1 } });
      if (typeof order.id !== 'string' || !ORDER.test(order.id) || order.amount !== paise) throw new PaymentProviderError('The payment provider has made no order of this amount.');
      return { id: order.id };
    },
    paymentsOf: async (orderId) => {
      const { items } = await api({ method: 'GET', path: `/v1/orders/${encodeURIComponent(orderId)}/payments` });
      if (!Array.isArray(items)) throw new PaymentProviderError('The payment provider has given no list of payments.');
      return items.flatMap((item) => (isObject(item) ? paymentOf(item) : null) ?? []).filter((payment) => payment.orderId === orderId);
    },
    isSigned: ({ orderId, paymentId, signature }) => isSignedWith({ secret: keySecret, of: `${orderId}|${paymentId}`, signature }),
    isWebhookSigned: ({ body, signature }) => isSignedWith({ secret: webhookSecret, of: body, signature }),
  };
}

/** Reads a payment; `null` for what is none of an order, or in a state that decides nothing. */
export function paymentOf({ id, order_id: orderId, amount, currency, status, error_description: failure }: RazorpayPayment): Payment | null {
  if (typeof id !== 'string' || typeof orderId !== 'string' || !Number.isSafeInteger(amount) || typeof currency !== 'string') return null;
  if (status !== 'captured' && status !== 'authorized' && status !== 'failed') return null;
  return { id, orderId, paise: amount as number, currency, status, failure: typeof failure === 'string' ? failure.slice(0, 300) : null };
}

const ORDER = /^order_[A-Za-z0-9]{8,40}$/;
/** Nobody waits longer for the provider. In ms. */
const PATIENCE_MS = 10_000;
/** Of a reply: all payments that were tried for an order. */
const MOST_BYTES = 1_000_000;

/** The API over HTTP: three calls, each with an end. */
export function razorpayOverHttp({ apiBase, keyId, keySecret, patienceMs = PATIENCE_MS }: { readonly apiBase: string; readonly keyId: string; readonly keySecret: string; /** @default 10 s */ readonly patienceMs?: number }): RazorpayApi {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async ({ method, path, body }) => {
    const init = { method, headers: { authorization, ...(body && { 'content-type': 'application/json' }) }, ...(body && { body: JSON.stringify(body) }) };
    const wait = createPatience({ ms: patienceMs, late: () => new Error(`nothing whole came within ${patienceMs} ms`) });
    const unanswered = (error: unknown): never => {
      throw new PaymentProviderError(`The payment provider does not answer: ${error instanceof Error ? error.message : String(error)}`);
    };
    try {
      const reply = await fetchWithin({ url: `${apiBase}${path}`, init, signal: wait.signal, mostBytes: MOST_BYTES }).catch(unanswered);
      const answered = objectIn(await reply.text().catch(unanswered));
      if (!reply.ok || answered === null) throw new PaymentProviderError(`The payment provider answers ${reply.status}: ${reasonIn(answered).slice(0, 200)}`);
      return answered;
    } finally {
      wait.end();
    }
  };
}

/** The object a reply holds; null for anything else. */
function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function reasonIn(answered: Readonly<Record<string, unknown>> | null): string {
  const error = answered?.['error'];
  return isObject(error) && typeof error['description'] === 'string' ? error['description'] : 'no reason given';
}
