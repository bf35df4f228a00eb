import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { PlatformContext } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { bodyObject } from '../../kernel/http/body';
import { contentPolicy } from '../../kernel/http/protection';
import { ok } from '../../kernel/http/readBody';
import { sign } from '../provider/signature';
import { hasSandbox, SANDBOX_PATH, sandboxKeys } from './keys';
import { checkoutPage } from './page';
import { CHECKOUT_SCRIPT, PAGE_SCRIPT, PAGE_STYLE } from './scripts';
import { paySandboxOrder, TELLINGS } from './pay';

const ALL = { scope: { kind: 'all' } } as const;

/** The sandbox's checkout, as Razorpay has one: a script for the page that sells, a page in a frame, and what that page calls. */
export function registerSandboxRoutes(app: FastifyInstance, context: PlatformContext): void {
  if (!hasSandbox(context)) return;
  const file = (path: string, type: string, text: string): void => {
    app.get(`${SANDBOX_PATH}/${path}`, async (_request, reply) => framed({ reply, context }).type(`${type}; charset=utf-8`).header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-cache').send(text));
  };
  file('checkout.js', 'text/javascript', CHECKOUT_SCRIPT);
  file('page.js', 'text/javascript', PAGE_SCRIPT);
  file('page.css', 'text/css', PAGE_STYLE);
  app.get<{ Querystring: { order?: unknown; language?: unknown } }>(`${SANDBOX_PATH}/checkout`, async ({ query: { order = '', language = 'en' } }, reply) => {
    const { rows } = await context.database.transaction({ ...ALL, readOnly: true }, (trx) => sql<{ paise: string }>`select paise::text from core.sandbox_order where id = ${orderIn(order)}`.execute(trx));
    return framed({ reply, context }).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(checkoutPage({ language: typeof language === 'string' ? language : 'en', orderId: orderIn(order), paise: rows[0] ? Number(rows[0].paise) : null }));
  });
  app.post(`${SANDBOX_PATH}/payments`, async (request, reply) => {
    const { order_id: orderId, paid, telling } = bodyObject(request.body);
    const told = TELLINGS.find((one) => one === telling) ?? 'once';
    const payment = await context.database.transaction(ALL, (trx) => paySandboxOrder({ trx, orderId: orderIn(orderId), isPaid: paid === true, telling: told }));
    if (!payment) throw failure({ code: 'NOT_FOUND' });
    const signature = payment.status === 'captured' ? sign({ secret: sandboxKeys(context).keySecret, of: `${payment.order_ref}|${payment.id}` }) : null;
    return reply.send(ok({ razorpay_order_id: payment.order_ref, razorpay_payment_id: payment.id, status: payment.status, razorpay_signature: signature }));
  });
}

/** What can be the name of an order; nothing where it can be none. */
function orderIn(sent: unknown): string {
  return typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : '';
}

/** The page stands in a frame of the console, which nothing else of the platform may. */
function framed({ reply, context: { config } }: { reply: FastifyReply; context: PlatformContext }): FastifyReply {
  const ancestors = ["'self'", ...config.corsOrigins].join(' ');
  reply.removeHeader('x-frame-options');
  return reply.header('content-security-policy', contentPolicy({ scripts: [] }).replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`));
}
