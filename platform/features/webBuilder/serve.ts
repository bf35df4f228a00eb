import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VerifiedHosts } from '../../identity/people/verifiedHosts';
import type { PlatformContext } from '../../kernel/context';
import { failure } from '../../kernel/errors';
import { encodingFor } from '../../kernel/http/encodings';
import { hostHeaders } from '../../kernel/http/host';
import { isId } from '../../records/rows';
import { drawDocument, drawNothing } from './document';
import { registerEnquiries } from './enquiries';
import { drawIcon, ICON_PATH } from './icon';
import { changeTicket, mayLook } from './preview';
import { SITE_CHANGED } from './publishing';
import { createSites, readParts, type SitePiece, type Sites } from './sites';

/** Paths that are the platform's own on every host. */
const PLATFORM_PATHS = /^\/(api|files|assets|sites|app|outbox|healthz|readyz|sandbox)(\/|$)/;

/** What the sites give the rest of the platform. */
export interface ServedSites {
  /** Has pages drawn anew after a change; to be called when whatever commits changes at the end of a call is registered. */
  readonly registerRenewal: () => void;
  /** Says on the host of a published site, in its frame, that there is nothing at the address; `false` on every other host, which is not answered. */
  readonly sendNothing: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
}

/**
 * Serves what institutes have published: on their own hosts before anything else of the platform, and at `/sites/<id>/`.
 * Drafts are shown at `/sites/<id>/draft/`, to who came there by a ticket and still holds the right.
 */
export function registerSites(app: FastifyInstance, { context, verified }: { readonly context: PlatformContext; readonly verified: VerifiedHosts }): ServedSites {
  const sites = createSites({ context, verified });
  const vary = ['accept-encoding', ...hostHeaders(context.config)].join(', ');
  const send = (shown: Shown): FastifyReply => sendPiece({ ...shown, vary });
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return done();
    const host = request.hostname;
    const owner = sites.peekOwner(host);
    if (owner === null) return done();
    const path = pathOf(request.url);
    if (PLATFORM_PATHS.test(path)) return done();
    const place = owner === undefined ? null : { owner, host, path: inner(path) };
    const kept = place && sites.peek(place);
    if (kept) return void send({ request, reply, piece: kept });
    if (kept === null && place) return done();
    void answerHost({ sites, request, draw: (found) => sites.find({ owner: found, host, path: inner(path) }) }).then((piece) => (piece ? void send({ request, reply, piece }) : done()), done);
  });
  const options = { config: { public: true }, preHandler: (request: FastifyRequest, reply: FastifyReply) => refuseStranger({ sites, request, reply }) };
  app.get<{ Params: { id: string } }>('/sites/:id', options, (request, reply) => reply.redirect(`/sites/${idOf(request)}/`));
  app.get<{ Params: { id: string } }>('/sites/:id/draft', options, (request, reply) => reply.redirect(`/sites/${idOf(request)}/draft/`));
  app.get<{ Params: { id: string; '*': string }; Querystring: { ticket?: string } }>('/sites/:id/draft/*', options, (request, reply) => showDraft({ context, request, reply }));
  app.get<{ Params: { id: string; '*': string } }>('/sites/:id/*', options, async (request, reply) => {
    const place = { owner: idOf(request), host: null, path: inner(`/${request.params['*']}`) };
    const piece = sites.peek(place) ?? (await sites.find(place));
    if (piece) return send({ request, reply, piece });
    const instead = await sites.nothing(place);
    if (!instead) return answerNothing({ request, reply });
    return send({ request, reply: missing(reply), piece: instead });
  });
  const ownerOf = async ({ hostname }: FastifyRequest, id: string | null): Promise<string | null> => {
    const holder = await sites.ownerOf(hostname);
    if (id === null) return holder;
    return isId(id) && (holder === null || holder === id.toLowerCase()) ? id.toLowerCase() : null;
  };
  registerEnquiries({ app, context, ownerOf, nothing: (request, reply) => answerNothing({ request, reply }) });
  const sendNothing: ServedSites['sendNothing'] = async (request, reply) => {
    const piece = await answerHost({ sites, request, draw: (owner) => sites.nothing({ owner, host: request.hostname }) });
    if (piece) send({ request, reply: missing(reply), piece });
    return piece !== null;
  };
  return { registerRenewal: () => renew(app, context, sites), sendNothing };
}

/** Pages are drawn anew once something of their institute has changed, here at once and on other nodes when they are told. */
function renew(app: FastifyInstance, { database }: PlatformContext, sites: Sites): void {
  database.onActorChanged((payload) => {
    if (payload === '*') sites.forget();
    else if (payload.startsWith(SITE_CHANGED)) sites.forget(payload.slice(SITE_CHANGED.length));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD' && !request.routeOptions.config.reading;
    // Before the reply is sent: whoever looks at the site after it sees the change. After it was committed: what is drawn until then shows the state before.
    if (isWrite && request.actor && reply.statusCode < 400) sites.forget(request.actor.instituteId ?? undefined);
    done();
  });
}

/** What the site of the request's host gives; `null` where it has none. */
async function answerHost({ sites, request, draw }: { readonly sites: Sites; readonly request: FastifyRequest; readonly draw: (owner: string) => Promise<SitePiece | null> }): Promise<SitePiece | null> {
  // The console has to come also while the database does not answer.
  const known = sites.peekOwner(request.hostname);
  const owner = known === undefined ? await sites.ownerOf(request.hostname).catch(() => null) : known;
  if (owner === null) return null;
  return draw(owner).catch((error: unknown) => {
    request.log.error({ error }, 'a page of a site could not be drawn');
    return null;
  });
}

interface Shown {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly piece: SitePiece;
}

function sendPiece({ request, reply, piece, vary }: Shown & { readonly vary: string }): FastifyReply {
  const { etag, bodies, type, policy } = piece;
  reply.headers({ 'cache-control': 'no-cache', vary, etag, ...(policy && { 'content-security-policy': policy }) });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  // Of HEAD the server leaves the body out, and tells its length.
  return reply.type(type).send(bodies[encoding]);
}

type DraftRequest = FastifyRequest<{ Params: { id: string; '*': string }; Querystring: { ticket?: string } }>;

async function showDraft({ context, request, reply }: { readonly context: PlatformContext; readonly request: DraftRequest; readonly reply: FastifyReply }): Promise<FastifyReply> {
  const { params: { '*': path }, query: { ticket } } = request;
  const id = idOf(request);
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  const base = `/sites/${id}/draft`;
  if (typeof ticket === 'string') {
    const pass = await changeTicket({ context, owner: id, ticket });
    if (!pass) throw nothing(request);
    const { name, where } = cookieOf(request);
    return reply.header('set-cookie', `${name}=${pass.token}; ${where}; Max-Age=${pass.seconds}; HttpOnly; SameSite=Lax`).redirect(`${base}/`);
  }
  const token = new RegExp(`(?:^|;\\s*)${cookieOf(request).name}=([\\w-]{20,64})`).exec(request.headers.cookie ?? '')?.[1];
  if (token === undefined || !(await mayLook({ context, owner: id, token }))) return answerNothing({ request, reply });
  const parts = await readParts({ context, id, base, isListed: false, source: 'draft' });
  if (!parts) throw nothing(request);
  if (inner(`/${path}`) === ICON_PATH) return reply.header('content-security-policy', "default-src 'none'").type('image/svg+xml; charset=utf-8').send(drawIcon(parts));
  const found = drawDocument(parts, inner(`/${path}`));
  const page = found ?? drawNothing(parts);
  return reply.code(found ? 200 : 404).header('content-security-policy', page.policy).type('text/html; charset=utf-8').send(page.html);
}

/**
 * The cookie of who may look at a draft: one for each site. Over TLS its name is one that no other host can set and that no
 * plain connection carries (ASVS 3.3), for which it has to be of the whole host.
 */
function cookieOf(request: DraftRequest): { readonly name: string; readonly where: string } {
  const id = idOf(request);
  return request.protocol === 'https' ? { name: `__Host-lectern-draft-${id}`, where: 'Path=/; Secure' } : { name: `lectern-draft-${id}`, where: `Path=/sites/${id}/draft/` };
}

/** Whose site is asked for: an id, as `refuseStranger` has seen. It goes into addresses and headers, hence is never what anybody writes. */
function idOf({ params: { id } }: FastifyRequest<{ Params: { id: string } }>): string {
  return id.toLowerCase();
}

/** Who opens it as a page is told by one, as of any address that is none. */
function answerNothing({ request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply }): FastifyReply {
  if (!String(request.headers.accept).includes('text/html')) throw nothing(request);
  missing(reply).callNotFound();
  return reply;
}

/** What is read by visitors as a page is none of the platform's failures. */
function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404);
}

/** What no institute can be, and on a host that is an institute's whatever is another's: under its name stands nothing of theirs. */
async function refuseStranger({ sites, request, reply }: { readonly sites: Sites; readonly request: FastifyRequest; readonly reply: FastifyReply }): Promise<FastifyReply | undefined> {
  const { id } = request.params as { readonly id: string };
  if (!isId(id)) return answerNothing({ request, reply });
  const { hostname } = request;
  const known = sites.peekOwner(hostname);
  const owner = known === undefined ? await sites.ownerOf(hostname) : known;
  return owner === null || owner === id.toLowerCase() ? undefined : answerNothing({ request, reply });
}

/** The same for a site that is not there and for a draft that is not to be seen. */
function nothing(request: Pick<FastifyRequest, 'method' | 'url'>) {
  return failure({ reason: 'nothingThere', params: { method: request.method, path: pathOf(request.url) } });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

function inner(path: string): string {
  let [from, to] = [0, path.length];
  while (path[from] === '/') from += 1;
  while (to > from && path[to - 1] === '/') to -= 1;
  return path.slice(from, to);
}
