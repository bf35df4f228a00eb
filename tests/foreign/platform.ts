import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Speech } from './dialects';
import { createFiles, UPLOAD_HEADER, type Files } from './files';
import { fromWire, idToWire, isObject, longs, toWire, Unread, type Kind, type Row } from './wire';

/** What the platform knows of its modules, by the specification's text alone. `kept`: what no specification names, and nobody may lose. */
export const FIELDS: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  coupon: { code: 'text', description: 'text', kind: 'choice', percentOff: 'number', amountOff: 'number', appliedFor: 'choice', usageLimit: 'number', usedCount: 'number', startsAt: 'instant', endsAt: 'instant', isPrivate: 'flag', isActive: 'flag', instituteId: 'reference', createdAt: 'instant', legacyCode: 'text', margin: 'number' },
  institute: { name: 'text', phoneNumber: 'text', emailId: 'text', description: 'text', timezone: 'text', imageURL: 'text', isActive: 'flag', isSuspended: 'flag', isWhiteLabelled: 'flag', isApproved: 'flag', membershipPlanId: 'text', planEndsAt: 'day', createdAt: 'instant', taxNumber: 'text', region: 'text' },
};

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: readonly string[];
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** What goes wrong with the calls that a test names: the write is done, or not, before. */
export type Fault = {
  readonly on: (call: { method: string; path: string }) => boolean;
  readonly what: 'hangUp' | 'html' | 'cutOff' | 'empty' | 'silent' | 'late' | 'says';
  readonly isDone?: boolean;
  /** What it answers instead, with status 200. */
  readonly says?: unknown;
  /** The answer is kept back so long. */
  readonly until?: Promise<unknown>;
};

export interface ForeignPlatform {
  readonly url: string;
  readonly store: Readonly<Record<'coupon' | 'institute', Map<string, Row>>> & { readonly single: Record<string, Record<string, unknown>> };
  readonly calls: Call[];
  readonly files: Files;
  /** What a signed-in call carries. */
  readonly authorization: string;
  readonly faults: Fault[];
  /** Begins anew, with rows in this dialect. */
  speak(speech: Speech): void;
  /** Goes on with the same rows, otherwise spoken. */
  turn(speech: Speech): void;
  /** The page that may call it; `null`: no origin may, as without CORS. */
  origin: string | null;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse 1';
const TOKEN = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1MSJ9.c2ln';
const HEADERS = ['authorization', 'content-type', 'accept-language', 'accept'];

/** Starts a platform that was written from the specification alone, with rows of its own. `certificate`: it is reached by https. */
export async function startForeignPlatform(first: Speech, certificate?: { readonly key: string; readonly cert: string }): Promise<ForeignPlatform> {
  let speech = first;
  const store = { coupon: new Map<string, Row>(), institute: new Map<string, Row>(), single: {} as Record<string, Record<string, unknown>> };
  const calls: Call[] = [];
  const faults: Fault[] = [];
  let counter = 0;
  const newId = (): string => {
    counter += 1;
    const hex = counter.toString(16).padStart(8, '0');
    return speech.ids === 'number' ? String(100 + counter) : speech.ids === 'long' ? String(9_007_199_254_740_992n + BigInt(counter)) : speech.ids === 'uuid' ? `${hex}-0000-4000-8000-000000000000` : `507f1f77bcf86cd7${hex}`;
  };
  const platform: ForeignPlatform = {
    url: '', authorization: `Bearer ${TOKEN}`, store, calls, faults, origin: null, files: createFiles(() => platform.url),
    speak(next) {
      speech = next;
      counter = 0;
      for (const rows of [store.coupon, store.institute]) rows.clear();
      store.single = { refundPolicy: { content: '<p>Thirty days.</p>', lawyer: 'Rao & Co' }, 'social-media': { website: 'https://school.example', facebook: 'https://fb.example/school', mastodon: '@school@example.org' } };
      calls.length = 0;
      faults.length = 0;
      platform.files.kept.clear();
      fill({ store, newId });
    },
    turn(next) {
      speech = next;
    },
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
  };

  const wireName = (module: string, field: string): string => (module === 'coupon' && field === 'percentOff' ? speech.percent : field);
  const out = (module: 'coupon' | 'institute', row: Row): Record<string, unknown> => ({
    [speech.idName]: idToWire(row.id, speech),
    ...Object.fromEntries(Object.entries(FIELDS[module]!).map(([field, kind]) => [wireName(module, field), toWire({ kind, value: row[field], speech })])),
  });
  /** What of a body is the module's, in the platform's own kinds. @throws Unread */
  const taken = (module: 'coupon' | 'institute', body: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(FIELDS[module]!).flatMap(([field, kind]) => (wireName(module, field) in body ? [[field, fromWire({ kind, value: body[wireName(module, field)], speech, field: wireName(module, field) })]] : [])));

  const handle = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://platform');
    const path = url.pathname.replace(/^\/api\/v[29]/, '');
    const method = request.method ?? 'GET';
    const cors = platform.origin === null || request.headers.origin !== platform.origin ? {} : { 'Access-Control-Allow-Origin': platform.origin, Vary: 'Origin', 'Access-Control-Expose-Headers': speech.exposed === 'all' ? 'Authorization, Content-Range' : '' };
    if (method === 'OPTIONS') {
      const asked = (request.headers['access-control-request-headers'] ?? '').split(',').map((one) => one.trim()).filter(Boolean);
      const allowed = path.startsWith('/files/') ? [...HEADERS, ...Object.keys(UPLOAD_HEADER)] : HEADERS;
      const isAllowed = asked.every((one) => allowed.includes(one));
      calls.push({ method, path, status: isAllowed ? 204 : 403, headers: asked, query: url.searchParams, body: null });
      reply.writeHead(isAllowed ? 204 : 403, isAllowed ? { ...cors, 'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE', 'Access-Control-Allow-Headers': allowed.join(', '), 'Access-Control-Max-Age': '600' } : {}).end();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (path.startsWith('/files/')) {
      const file = platform.files.answer({ method, path, headers: request.headers, bytes: Buffer.concat(parts), isStrict: speech.upload === 'header' });
      return void reply.writeHead(file.status, { ...cors, ...file.headers }).end(file.body);
    }
    const text = Buffer.concat(parts).toString();
    const body: unknown = text === '' ? null : JSON.parse(longs.read(text));
    const fault = faults.find((one) => one.on({ method, path }));
    if (fault && !fault.isDone && fault.what === 'hangUp') return void request.socket.destroy();
    if (fault?.isDone === false) return void reply.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end('{"data":{"co');
    const { status, body: answer, headers = {} } = answerTo({ method, path, query: url.searchParams, body, authorization: request.headers.authorization ?? null });
    calls.push({ method, path, status, headers: Object.keys(request.headers), query: url.searchParams, body });
    if (fault?.what === 'hangUp') return void request.socket.destroy();
    if (fault?.what === 'silent') return;
    if (fault?.what === 'late') await fault.until;
    if (fault?.what === 'html') return void reply.writeHead(200, { ...cors, 'Content-Type': 'text/html' }).end('<html><body>Please wait</body></html>');
    if (fault?.what === 'empty') return void reply.writeHead(200, cors).end();
    if (fault?.what === 'says') return void reply.writeHead(200, { ...cors, 'Content-Type': 'application/json' }).end(JSON.stringify(fault.says));
    const isText = typeof answer === 'string';
    const written = answer === undefined ? '' : isText ? answer : longs.written(JSON.stringify(answer));
    reply.writeHead(status, { ...cors, ...headers, ...(answer === undefined ? {} : { 'Content-Type': isText ? 'text/plain' : 'application/json' }) }).end(fault?.what === 'cutOff' ? written.slice(0, written.length / 2) : written);
  };

  interface Asked { readonly method: string; readonly path: string; readonly query: URLSearchParams; readonly body: unknown; readonly authorization: string | null }
  interface Answer { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }

  const refused = (status: number, message: string, problems: Readonly<Record<string, string>> = {}): Answer => {
    const errors = Object.keys(problems).length === 0 ? {} : speech.problems === 'map' ? { errors: problems } : speech.problems === 'list' ? { errors: Object.entries(problems).map(([field, sentence]) => ({ field, message: sentence })) } : {};
    const said = speech.problems === 'sentences' && Object.keys(problems).length > 0 ? Object.entries(problems).map(([field, sentence]) => `${field} ${sentence}`) : message;
    if (speech.refusal === 'status') return { status, body: { message: said, ...errors } };
    return { status: 200, body: { httpcode: speech.refusal === 'code' ? status : String(status), message: said, ...errors } };
  };
  const done = (data: unknown, status = 200): Answer => ({ status, body: speech.record === 'bare' ? data : { httpcode: status, message: 'OK', data } });
  const written = (module: 'coupon' | 'institute', row: Row): Answer => {
    if (speech.written === 'nothing') return { status: 204 };
    if (speech.written === 'message') return { status: 200, body: { httpcode: 200, message: 'Saved' } };
    return speech.written === 'id' ? done({ [speech.idName]: idToWire(row.id, speech) }) : done(out(module, row));
  };

  const answerTo = (asked: Asked): Answer => {
    try {
      return answerWhole(asked);
    } catch (error) {
      if (error instanceof Unread) return refused(400, 'Not understood', { [error.field]: error.message });
      throw error;
    }
  };

  const answerWhole = ({ method, path, query, body, authorization }: Asked): Answer => {
    const given = isObject(body) ? body : {};
    if (path === '/web-configs/app-integrations' && method === 'GET') return done({ 'facebook-pixel': null });
    if (path === '/user/userLogin' && method === 'POST') {
      if (given[speech.username] !== 'asha@school.example' || given['password'] !== PASSWORD) return refused(404, 'Wrong name or password');
      if (speech.otp !== 'none') return done({ message: 'OTP sent', ...(speech.otp === 'withId' ? { requestId: 'r1' } : {}) });
      return signedIn();
    }
    if (path === '/user/verifylogin' && method === 'POST') return given['otp'] === '123456' && (speech.otp === 'withId' ? given['requestId'] === 'r1' : given[speech.username] === 'asha@school.example') ? signedIn() : refused(404, 'Wrong code');
    if (authorization !== `Bearer ${TOKEN}`) return refused(401, 'Sign in');
    if (path === '/user/me' && method === 'GET' && speech.person === 'asked') return done(person());
    if (path === '/user/refresh-login' && method === 'GET') return done({ token: TOKEN });
    if (path === '/modules/my-access' && method === 'GET') return done([]);
    if (/^\/uploads\/\w+$/.test(path) && method === 'POST') return done(platform.files.sign());
    const single = /^\/tenant-info\/(refundPolicy|social-media)$/.exec(path)?.[1];
    if (single) {
      if (method === 'GET') return done(store.single[single]);
      if (method === 'PUT') {
        store.single[single] = speech.put === 'whole' ? given : { ...store.single[single], ...given };
        return speech.written === 'nothing' ? { status: 204 } : done(store.single[single]);
      }
    }
    const [, name, first, second] = path.split('/');
    if (path === '/institute/list/minimal' && speech.lookups !== undefined) return speech.lookups === 'soft' ? { status: 200, body: { httpcode: 404, message: 'Unknown', data: null } } : { status: speech.lookups, body: { message: 'Unknown' } };
    if (path === '/coupon/list/minimal' && speech.lookups === 'soft') return { status: 200, body: { httpcode: 404, message: 'Unknown', data: null } };
    if (name === 'institute' && path === '/institute/list/minimal' && method === 'GET') return done({ items: [...store.institute.values()].map((row) => ({ [speech.idName]: idToWire(row.id, speech), name: row['name'] })), total: store.institute.size });
    if (name !== 'coupon' && name !== 'institute') return { status: speech.unknown, body: { message: 'Unknown' } };
    const rows = store[name];
    if (first === 'search' && method === 'POST') return search({ module: name, query, given });
    if (first === undefined && method === 'POST') return create(name, given);
    const row = rows.get(decodeURIComponent(first ?? ''));
    if (!row) return first === undefined || second !== undefined ? { status: speech.unknown, body: { message: 'Unknown' } } : refused(404, 'There is no such record');
    const state = name === 'institute' ? STATES[second ?? ''] : undefined;
    if (method === 'PUT' && state) {
      if (speech.lies !== 'update') Object.assign(row, state);
      return written(name, row);
    }
    if (second !== undefined) return { status: speech.unknown, body: { message: 'Unknown' } };
    if (method === 'GET') return done(out(name, row));
    if (method === 'DELETE') {
      rows.delete(row.id);
      return speech.written === 'record' ? done({}) : { status: 204 };
    }
    if (method === 'PATCH' && speech.patch === 'refused') return { status: 405, body: { message: 'Not allowed' } };
    if (method === 'PUT' || method === 'PATCH') {
      const values = taken(name, given);
      if (String(values['code'] ?? values['name'] ?? 'x').trim() === '') return refused(400, 'Wrong', { [name === 'coupon' ? 'code' : 'name']: 'must not be empty' });
      if (speech.lies === 'update') return written(name, row);
      const before = speech.put === 'whole' && method === 'PUT' ? Object.fromEntries(Object.keys(FIELDS[name]!).map((field) => [field, null])) : {};
      Object.assign(row, before, values, { createdAt: row['createdAt'] });
      return written(name, row);
    }
    return { status: speech.unknown, body: { message: 'Unknown' } };
  };

  const create = (module: 'coupon' | 'institute', given: Record<string, unknown>): Answer => {
    const values = taken(module, given);
    const title = module === 'coupon' ? 'code' : 'name';
    if (!values[title]) return refused(400, 'Wrong', { [title]: 'must be given' });
    if ([...store[module].values()].some((row) => row[title] === values[title])) return refused(409, 'There already');
    const row: Row = { isActive: true, usedCount: 0, isPrivate: false, isSuspended: false, isApproved: true, ...values, id: newId(), createdAt: new Date(Date.UTC(2026, 1, 3, 4, 5, counter % 60)).toISOString() };
    store[module].set(row.id, row);
    const answer = written(module, row);
    return answer.status === 204 ? answer : { ...answer, status: 201 };
  };

  const search = ({ module, query, given }: { module: 'coupon' | 'institute'; query: URLSearchParams; given: Record<string, unknown> }): Answer => {
    const place = (part: 'size' | 'page', otherwise: number): number => Number((speech.page.in === 'body' ? given[part] : query.get(part)) ?? otherwise);
    const size = Math.min(place('size', 20), speech.page.most);
    const page = place('page', speech.page.first) - speech.page.first;
    const filters = module === 'coupon' ? given : isObject(given['filters']) ? given['filters'] : {};
    const words = typeof given['query'] === 'string' ? given['query'].toLowerCase() : '';
    const wanted = (row: Row): boolean => {
      const is = (field: string): boolean => {
        const kind = FIELDS[module]![field]!;
        const asked: unknown = filters[wireName(module, field)];
        if (asked === undefined || speech.lies === 'filter') return true;
        return (Array.isArray(asked) ? asked : [asked]).some((one) => fromWire({ kind, value: kind === 'reference' ? toWire({ kind, value: String(one), speech: { ...speech, ids: 'uuid' } }) : one, speech, field }) === row[field]);
      };
      const filtered = module === 'coupon' ? is('appliedFor') && is('kind') && (filters['status'] === undefined || statusOf(row) === String(Array.isArray(filters['status']) ? filters['status'][0] : filters['status']).toLowerCase()) : is('isActive') && is('isSuspended');
      const isShown = module !== 'coupon' || speech.privateOnes !== 'hidden' || row['isPrivate'] !== true || fromWire({ kind: 'flag', value: given['showPrivate'], speech, field: 'showPrivate' }) === true;
      return isShown && filtered && (words === '' || ['code', 'description', 'name', 'emailId'].some((field) => String(row[field] ?? '').toLowerCase().includes(words)));
    };
    const field = Object.keys(FIELDS[module]!).find((one) => wireName(module, one) === given['sortField']) ?? 'createdAt';
    const sign = given['sortOrder'] === 'asc' ? 1 : -1;
    const matching = [...store[module].values()].filter(wanted).sort((a, b) => sign * compare(a[field], b[field]));
    const items = matching.slice(page * size, page * size + size).map((row) => out(module, row));
    const total: unknown = speech.total === 'text' ? String(matching.length) : matching.length;
    const shown = items.length === 0 && speech.noRows === 'null' ? null : items;
    const bodies: Record<Speech['list'], unknown> = {
      ours: { httpcode: 200, message: 'OK', data: { items: shown, total } }, bare: items, spring: { content: shown, totalElements: total }, docs: { docs: shown, totalDocs: total },
      rows: { data: { rows: shown, count: total } }, list: { list: shown, count: total }, result: { result: shown, total }, pagination: { data: shown, pagination: { total, page, size } },
    };
    return { status: 200, body: bodies[speech.list], ...(speech.total === 'header' ? { headers: { 'Content-Range': `items ${page * size}-${page * size + items.length}/${matching.length}` } } : {}) };
  };

  const person = (): Record<string, unknown> => ({ [speech.idName === '_id' ? '_id' : 'id']: 'u1', name: 'Asha', email: 'asha@school.example', role: speech.role === 'spring' ? 'ROLE_SUPER_ADMIN' : 'super_admin', moduleAccess: [] });
  const signedIn = (): Answer => {
    const who = speech.person === 'asked' ? {} : { [speech.person]: person() };
    switch (speech.token) {
      case 'text': return { status: 200, body: TOKEN };
      case 'header': return { ...done({ message: 'Welcome', ...who }), headers: { Authorization: `Bearer ${TOKEN}` } };
      case 'nested': return done({ tokens: { access: { token: TOKEN, expires: '2030-01-01' } }, ...who });
      default: return done({ [speech.token]: TOKEN, ...who });
    }
  };

  const answer = (request: IncomingMessage, reply: ServerResponse): void => void handle(request, reply);
  const server = certificate ? createSecureServer(certificate, answer) : createServer(answer);
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  (platform as { url: string }).url = `http${certificate ? 's' : ''}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  platform.speak(first);
  return platform;
}

/** What the calls of the specification make of an institute. */
const STATES: Readonly<Record<string, Record<string, unknown>>> = {
  approveInstitute: { isApproved: true, isActive: true, isSuspended: false }, suspendInstitute: { isSuspended: true }, deactivateInstitute: { isActive: false, isSuspended: false },
};

export function statusOf(row: Row): string {
  const ends = row['endsAt'];
  return typeof ends === 'string' && Date.parse(ends) <= Date.now() ? 'expired' : row['isActive'] === true ? 'active' : 'inactive';
}

function fill({ store, newId }: { store: ForeignPlatform['store']; newId: () => string }): void {
  for (let at = 0; at < 3; at += 1) {
    const id = newId();
    store.institute.set(id, { id, name: `Institute ${at + 1}`, phoneNumber: `+9198765432${at}0`, emailId: `office${at + 1}@school.example`, description: 'Since 1960', timezone: 'Asia/Kolkata', imageURL: null, isActive: true, isSuspended: false, isWhiteLabelled: false, isApproved: true, membershipPlanId: null, planEndsAt: '2030-03-02', createdAt: `2026-02-0${at + 1}T04:00:00.000Z`, taxNumber: `TAX-${at}`, region: 'South' });
  }
  const [owner] = [...store.institute.keys()];
  for (let at = 1; at <= 47; at += 1) {
    const id = newId();
    store.coupon.set(id, {
      id, code: `OFFER-${String(at).padStart(2, '0')}`, description: `Offer ${at}`, kind: 'percent', percentOff: at, amountOff: null, appliedFor: at % 2 ? 'course' : 'webinar', usageLimit: 100, usedCount: at, startsAt: '2026-02-03T04:30:00.000Z', endsAt: '2030-03-02T04:30:00.000Z',
      isPrivate: at % 5 === 0, isActive: at % 3 !== 0, instituteId: owner, createdAt: new Date(Date.UTC(2026, 1, 1, 0, at)).toISOString(), legacyCode: `L${at}`, margin: at * 1.5,
    });
  }
}

function compare(a: unknown, b: unknown): number {
  return a === b ? 0 : a === null || a === undefined || (b !== null && b !== undefined && (a as string) < (b as string)) ? -1 : 1;
}
