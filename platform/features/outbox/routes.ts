import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OTP_MINUTES } from '../../identity/signIn/otp';
import { isTimeZone } from '../../../src/schemas';
import type { PlatformContext } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { askedLanguage, type Language } from '../../kernel/language';
import { isAtThisMachine } from './atThisMachine';
import { askingPage, outboxMain, outboxPage, type OutboxList } from './page';
import { OUTBOX_STYLE } from './style';
import { blankCodes, blankLinks, readOutbox } from '../../messages/outbox';
import { readGivenUp } from '../../records/after/givenUp';
import { pageQuery } from '../../kernel/http/pageQuery';
import { ok } from '../../kernel/http/readBody';

/**
 * What the platform has sent, for the super admin: `/api/v9/outbox`, and a page of it at `/outbox`. Beside demo content
 * the page asks nobody at the machine itself to sign in: the codes stand in its log, too.
 */
export function registerOutboxRoutes(app: FastifyInstance, context: PlatformContext): void {
  app.get('/api/v9/outbox', async (request, reply) => {
    if (request.actor?.role !== 'super_admin') throw failure({ code: 'FORBIDDEN' });
    const { zone, ...list } = await listOf({ context, request });
    return wantsHtml(request) ? answerHtml(reply, outboxMain({ language: languageOf(request), list: { ...list, zone } })) : ok(list);
  });
  app.get('/outbox', async (request, reply) => {
    const language = languageOf(request);
    const isOpen = context.config.hasDemo && isAtThisMachine(request);
    return answerHtml(reply, isOpen ? outboxPage({ language, list: await listOf({ context, request }) }) : askingPage({ language }));
  });
  app.get('/outbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(OUTBOX_STYLE));
  app.get('/outbox.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(SCRIPT));
}

async function listOf({ context, request }: { context: PlatformContext; request: FastifyRequest }): Promise<OutboxList> {
  const { page, size } = pageQuery({ query: request.query, size: 50, maxSize: 100 });
  const found = await context.database.transaction({ scope: { kind: 'all' } }, async (trx) => {
    await blankCodes({ trx, minutes: OTP_MINUTES });
    await blankLinks({ trx, now: context.clock() });
    return { ...(await readOutbox({ trx, page, size })), jobs: await readGivenUp({ trx }) };
  });
  return { ...found, page, size, isMailed: context.config.smtp !== null, zone: zoneOf(request) };
}

function answerHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'accept, accept-language' }).send(html);
}

function languageOf({ headers }: FastifyRequest): Language {
  return askedLanguage(headers['accept-language']) ?? 'en';
}

/** Of a page that is read; what is no zone tells nothing. */
function zoneOf({ query }: FastifyRequest): string | null {
  const { timeZone } = query as { readonly timeZone?: unknown };
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : null;
}

function wantsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith('text/html') ?? false;
}

/** In a file of its own: pages run no inline code. The key is the console's, which signs in. */
const SCRIPT = `const authorization = localStorage.getItem('lectern.token');
const state = document.querySelector('#state');
const query = new URLSearchParams(location.search);
query.set('timeZone', new Intl.DateTimeFormat().resolvedOptions().timeZone);
const call = () => fetch('/api/v9/outbox?' + query, { headers: { authorization, accept: 'text/html' } });
const reply = authorization ? call().catch(() => ({ ok: false })) : Promise.resolve({ ok: false });
reply.then(async (response) => {
  if (!response.ok) { state.textContent = state.dataset.signIn; return; }
  document.querySelector('main').innerHTML = await response.text();
});
`;
