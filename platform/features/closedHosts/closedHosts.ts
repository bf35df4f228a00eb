import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Closing, VerifiedHosts } from '../../identity/people/verifiedHosts';
import type { Config } from '../../kernel/config/config';
import { hostHeaders } from '../../kernel/http/host';
import { opensSocket } from '../../kernel/http/upgrades';
import { escapeHtml } from '../../messages/html';
import { wordsIn } from '../../messages/words';
import { askedLanguage, LANGUAGES, type Language } from '../../kernel/language';

/** Routes at which programs ask, among them consoles that were opened before: they are answered as on every host. */
const PROGRAMS_ROUTE = /^\/(?:(?:api|files|sandbox)\/|(?:healthz|readyz)$)/;

/** Where they ask for what may not be there: calls of other versions, and parts of a console, each a file. No spelling of a step upwards is among it. */
const PROGRAMS_PATH = /^\/(?:api\/(?:[\w-][\w.-]*(?:\/|(?=\?|$)))*|assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+)(?:\?|$)/;

/** Whether a program asks, and reads the answer. What a header says of another protocol tells nothing, as long as no socket is opened. */
function isPrograms({ raw, routeOptions, url }: FastifyRequest): boolean {
  return opensSocket(raw) || PROGRAMS_ROUTE.test(routeOptions.url ?? '') || PROGRAMS_PATH.test(url);
}

/** What may come back is away for now; what was deleted is gone by intent, and search engines let go of it. */
const STATUS: Readonly<Record<Closing, number>> = { shut: 503, deleted: 410 };

/** Answers on the own host of an institute that is closed whatever a browser opens: by one page that says so, and nothing of anybody. */
export function registerClosedHosts(app: FastifyInstance, { hosts, config }: { readonly hosts: Pick<VerifiedHosts, 'peekClosing' | 'closingOf'>; readonly config: Pick<Config, 'isProxyTrusted'> }): void {
  const vary = ['accept-language', ...hostHeaders(config)].join(', ');
  const answer = (request: FastifyRequest, reply: FastifyReply, closing: Closing): void => {
    const isRobots = /^\/robots\.txt(\?|$)/.test(request.url);
    const body = isRobots ? ROBOTS : PAGES[askedLanguage(request.headers['accept-language']) ?? 'en'];
    reply.code(STATUS[closing]).type(isRobots ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'content-security-policy': POLICY, 'x-robots-tag': 'noindex', vary });
    // Of HEAD the server leaves the body out, and tells its length.
    void reply.send(body);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (isPrograms(request)) return done();
    const known = hosts.peekClosing(request.hostname);
    if (known) return answer(request, reply, known);
    if (known === null) return done();
    // The console has to come also while the database does not answer.
    void hosts.closingOf(request.hostname).catch(() => null).then((closing) => (closing ? answer(request, reply, closing) : done()));
  });
}

const ROBOTS = Buffer.from('User-agent: *\nDisallow: /\n');

const STYLE = `:root{color-scheme:light dark;--g:#f6f7f9;--t:#171a21;--u:#454c5a}
@media (prefers-color-scheme:dark){:root{--g:#0e1014;--t:#eceef2;--u:#b6bcc8}}
body{margin:0;background:var(--g);color:var(--u);font:17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Hiragino Sans","PingFang SC",sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
main{max-width:560px;margin:0 auto;padding:20vh 24px 48px}
h1{margin:0 0 12px;color:var(--t);font-size:28px;line-height:1.3}
p{margin:0}`;

/** As of the pages of sites: nothing runs, nothing comes from anywhere. */
const POLICY = ["default-src 'none'", `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"].join(';');

const PAGES = Object.fromEntries(LANGUAGES.map((language) => [language, Buffer.from(pageIn(language))])) as Readonly<Record<Language, Buffer>>;

function pageIn(language: Language): string {
  const { title, text } = wordsIn(language).closedHost;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`
    + `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></main></body></html>`;
}
