import type { ConsoleConfig } from './config';
import type { Dialect } from './dialect';
import { bareFailure, CallFailure, isCallFailure, NO_ANSWER } from './callFailure';
import { takeEarly } from './early';
import { openData } from './envelope';
import type { ProfileName } from './errorCatalogue';
import type { ErrorSignals } from './errorSignals';
import { judge, judgeNoReply, judgeUnsent, type Answer, type FailureHandling, type Judgement } from './judge';
import { PROFILES, addressOf, type Query } from './profiles';

/** Where a client finds the session. The value is the complete `Authorization` header, sent as it is. */
export interface Credentials {
  authorization(): string | null;
  /** The browser holds a session that is not the one this page was opened with: nothing may be sent with it. */
  isForeign?(): boolean;
  /** The page has ended its session and is being left. */
  hasEnded?(): boolean;
}

export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** From the client's base. */
  readonly path: string;
  /** The address is declared with a slash at its end, so that none is missing there. */
  readonly endsInSlash?: boolean;
  readonly query?: Query;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Sent without the session. */
  readonly isPublic?: boolean;
  /** Instead of the session's, as for a token that is not stored yet. */
  readonly authorization?: string;
  readonly handling?: FailureHandling;
  /** Is sent to its end though the page is left. */
  readonly isKeptAlive?: boolean;
  /** How much of the page's address the call tells. @default the page's own policy */
  readonly referrerPolicy?: ReferrerPolicy;
}

export interface CallReply {
  readonly status: number;
  readonly headers: Headers;
  /** The whole body. */
  readonly body: unknown;
  /** What the envelope holds. */
  readonly data: unknown;
}

/** One of the platform's three clients. */
export interface Client {
  readonly profile: ProfileName;
  /** The base it calls, for libraries that make addresses themselves. */
  readonly base: string;
  /**
   * Makes one call.
   * @throws CallFailure once what the error catalogue asks for has been sent to the signals
   * @throws CallFailure of kind `otherSession` or `signedOut`, with nothing sent, where the stored session is not this
   * page's, or has been ended by it; of kind `noId`, with nothing sent, where the path lacks the id of its record
   * @throws DOMException AbortError when `signal` is aborted: nobody waits for the answer, nothing is shown
   */
  send(request: CallRequest): Promise<CallReply>;
}

export type Clients = Readonly<Record<ProfileName, Client>>;

export interface ClientsOptions {
  readonly config: ConsoleConfig;
  readonly credentials: Credentials;
  readonly signals: ErrorSignals;
  /** The language chosen: what the platform writes to people goes out in it. @default the browser's */
  readonly language?: () => string;
  /** Time limits other than the profiles', in ms. */
  readonly timeouts?: Partial<Readonly<Record<ProfileName, number>>>;
  /** How a platform is spoken to that is not Lectern's own. */
  readonly dialect?: Dialect | undefined;
}

/** The three clients over one configuration, one session and one bus of signals. */
export function createClients(options: ClientsOptions): Clients {
  return { main: createClient({ ...options, profile: 'main' }), second: createClient({ ...options, profile: 'second' }), auth: createClient({ ...options, profile: 'auth' }) };
}

function createClient({ config, credentials, signals, language, timeouts = {}, dialect, profile }: ClientsOptions & { profile: ProfileName }): Client {
  const base = PROFILES[profile].baseOf(config);
  const timeoutMs = timeouts[profile] ?? PROFILES[profile].timeoutMs;
  const fail = ({ failure, signals: sent }: Judgement): never => {
    for (const signal of sent) signals.emit(signal);
    throw new CallFailure(failure);
  };
  const client: Client = {
    profile,
    base,
    async send(given) {
      const request = dialect ? dialect.toWire(given) : given;
      if (!request) throw new CallFailure(bareFailure({ kind: 'absent' }));
      const isOwn = !request.isPublic && request.authorization === undefined;
      if (isOwn && credentials.isForeign?.()) throw new CallFailure(bareFailure({ kind: 'otherSession' }));
      if (isOwn && credentials.hasEnded?.()) throw new CallFailure(bareFailure({ kind: 'signedOut' }));
      const handling = request.handling ?? {};
      if (lacksId(request.endsInSlash ? request.path.replace(/\/$/, '') : request.path)) return fail(judgeUnsent({ kind: 'noId', handling }));
      const came = await exchange({ request, url: addressOf({ base, path: request.path, query: request.query ?? {} }), credentials, language, timeoutMs, dialect });
      const answer = dialect && typeof came === 'object' ? dialect.fromWire(came, request) : came;
      signals.noteReply(hasAnswered(answer));
      if (answer === 'network' || answer === 'timeout') return fail(judgeNoReply({ kind: answer, profile, handling }));
      const mark = isOwn ? answer.headers.get('x-rights') : null;
      if (mark !== null) signals.noteRights(mark);
      const judgement = judge({ answer, profile, handling });
      if (judgement && (handling.isExtra || (dialect && given.path !== DETAILS_PATH && !handling.isSignIn)) && judgement.failure.status === 401) {
        const hasEnded = isOwn && (await askWhetherEnded({ client, request }));
        throw new CallFailure({ ...judgement.failure, kind: hasEnded ? 'signedOut' : dialect ? 'notFound' : 'other' });
      }
      if (judgement) return fail(judgement);
      signals.noteSuccess();
      return { status: answer.status, headers: answer.headers, body: answer.body, data: openData(answer.body) };
    },
  };
  return client;
}

/**
 * A platform that does not know a call may answer it with 401. Whether the session has ended is asked where every
 * platform knows it: that call's own 401 ends it.
 */
async function askWhetherEnded({ client, request }: { client: Client; request: CallRequest }): Promise<boolean> {
  const { authorization, signal } = request;
  try {
    await client.send({ method: 'GET', path: DETAILS_PATH, ...(authorization === undefined ? {} : { authorization }), signal, handling: { quiet: true } });
    return false;
  } catch (error) {
    return isCallFailure(error) && error.status === 401;
  }
}

/** Who is signed in. */
export const DETAILS_PATH = '/user/details';

/** A path with nothing, with the name of nothing or with dots alone, which lead upwards, where an id belongs: it would reach another call, or a whole list. */
function lacksId(path: string): boolean {
  return path.replace(/^\/+/, '').split('/').some((part) => /^((\.|%2[eE])*|undefined|null)$/.test(part));
}

/** A proxy that speaks in the platform's place (502, 503, 504) is no answer of the platform. */
export function hasAnswered(answer: { readonly status: number } | 'network' | 'timeout'): boolean {
  return typeof answer === 'object' && !NO_ANSWER.includes(answer.status);
}

/** How JSON is read and written. */
type Writer = Pick<Dialect, 'parse' | 'stringify'>;

/** One exchange over the wire, body included, within the time limit. */
async function exchange({ request, url, credentials, language, timeoutMs, dialect = JSON }: { request: CallRequest; url: string; credentials: Credentials; language: (() => string) | undefined; timeoutMs: number; dialect: Writer | undefined }): Promise<Answer | 'network' | 'timeout'> {
  const { signal } = request;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs);
  try {
    const init = initOf({ request, credentials, language, dialect });
    const early = takeEarly({ method: request.method, url, body: typeof init.body === 'string' ? init.body : null, authorization: init.headers.get('Authorization') });
    const reply = await (early ? withAbort(early, controller.signal) : fetch(url, { ...init, ...(request.referrerPolicy ? { referrerPolicy: request.referrerPolicy } : {}), signal: controller.signal, keepalive: request.isKeptAlive ?? false }));
    return { status: reply.status, headers: reply.headers, ...bodyOf(await reply.text(), dialect) };
  } catch {
    if (signal?.aborted) throw new DOMException('The call was given up.', 'AbortError');
    return controller.signal.aborted ? 'timeout' : 'network';
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function initOf({ request, credentials, language, dialect }: { request: CallRequest; credentials: Credentials; language: (() => string) | undefined; dialect: Writer }): { method: string; headers: Headers; body?: string } {
  const headers = new Headers({ Accept: 'application/json', ...request.headers });
  if (language) headers.set('Accept-Language', language());
  const authorization = request.isPublic ? null : (request.authorization ?? credentials.authorization());
  if (authorization) headers.set('Authorization', authorization);
  if (request.body === undefined) {
    headers.delete('Content-Type');
    return { method: request.method, headers };
  }
  headers.set('Content-Type', 'application/json');
  return { method: request.method, headers, body: dialect.stringify(request.body) };
}

/** Text that is no JSON stays text: a proxy's error page still has a status. */
function bodyOf(text: string, dialect: Writer): Pick<Answer, 'body' | 'isReadable'> {
  if (text.trim() === '') return { body: null };
  try {
    return { body: dialect.parse(text) };
  } catch {
    return { body: text, isReadable: false };
  }
}

function withAbort(reply: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')));
    reply.then(resolve, reject);
  });
}
