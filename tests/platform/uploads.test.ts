import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_INSTITUTES } from '../../platform/demo/institutes';
import { fileStoreOf } from '../../platform/files/fileStore';
import { UPLOADS_AN_HOUR } from '../../platform/files/issue';
import { fieldsOfKind } from '../../platform/files/kinds';
import { isKnownFile } from '../../platform/files/knownFile';
import { signUpload } from '../../platform/files/signature';
import { createTestPlatform, type CallResult, type TestPlatform } from './support';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
const SVG = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const [OWN, OTHER] = DEMO_INSTITUTES.map((one) => one.id) as [string, string];

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await createTestPlatform({ demo: true });
  token = await platform.login('institute');
});
afterAll(() => platform.close());

const ask = (kind: string, body: unknown, as = token): Promise<CallResult> => platform.call({ method: 'POST', url: `/api/v9/uploads/${kind}`, token: as, body });

const askPicture = async () => {
  const { data } = await ask('banner', { fileName: 'Opening Day.png', contentType: 'image/png' });
  return { uploadURL: String(data['uploadURL']), filePublicUrl: String(data['filePublicUrl']) };
};

const put = (url: string, payload: Buffer, headers: Record<string, string> = { 'content-type': 'image/png' }) => platform.app.inject({ method: 'PUT', url, payload, headers });

/** Sends a body of unknown length; resolves with the status. */
const putChunks = ({ url, chunks }: { url: string; chunks: readonly Buffer[] }) =>
  new Promise<number | undefined>((done, fail) => {
    const sending = request(url, { method: 'PUT', headers: { 'content-type': 'image/png', 'transfer-encoding': 'chunked' } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    sending.on('error', fail);
    Readable.from(chunks).pipe(sending);
  });

describe('a file that is fine', () => {
  test('goes to its signed address and is read at its public one', async () => {
    const { uploadURL, filePublicUrl } = await askPicture();
    expect(filePublicUrl).toMatch(new RegExp(`^/files/${OWN}/banner/[0-9a-f-]{36}/opening-day\\.png$`));
    expect(await isKnownFile({ context: platform.context, url: filePublicUrl })).toBe(false);
    expect((await platform.app.inject({ url: filePublicUrl })).statusCode).toBe(404);

    const stored = await put(uploadURL, PNG);
    expect(stored.statusCode).toBe(201);
    expect(stored.json().data).toEqual({ filePublicUrl });

    const read = await platform.app.inject({ url: filePublicUrl });
    expect(read.statusCode).toBe(200);
    expect(read.rawPayload).toEqual(PNG);
    expect(read.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline; filename="opening-day.png"',
    });
    expect(await isKnownFile({ context: platform.context, url: filePublicUrl })).toBe(true);
  });

  test('leaves a row that says who put what', async () => {
    const { uploadURL, filePublicUrl } = await askPicture();
    await put(uploadURL, PNG);
    const row = await platform.context.database.transaction({ scope: { kind: 'tenant', instituteId: OWN }, readOnly: true }, (trx) =>
      trx.selectFrom('core.upload').selectAll().where('key', '=', filePublicUrl.slice('/files/'.length)).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ institute_id: OWN, kind: 'banner', file_name: 'Opening Day.png', content_type: 'image/png', status: 'stored', bytes: PNG.length });
  });

  test('is sent without a content type, or with a general one, as well', async () => {
    expect((await put((await askPicture()).uploadURL, PNG, { 'content-type': 'application/octet-stream' })).statusCode).toBe(201);
    expect((await put((await askPicture()).uploadURL, PNG, {})).statusCode).toBe(201);
  });

  test('gets the spelling of the address that the specification gives each call', async () => {
    const body = { fileName: 'a.png', contentType: 'image/png' };
    expect(Object.keys((await ask('institute', body)).data).sort()).toEqual(['filePublicUrl', 'uploadUrl']);
    expect(Object.keys((await ask('banner', body)).data).sort()).toEqual(['filePublicUrl', 'uploadURL']);
    const other = await platform.call({ method: 'POST', url: '/api/v9/fileUpload/user', token, body });
    expect(Object.keys(other.data).sort()).toEqual(['filePublicUrl', 'uploadURL']);
  });

  test('that is no picture is offered for saving, also in parts', async () => {
    const { data } = await ask('notes', { fileName: 'Syllabus.pdf', contentType: 'application/pdf' }, await platform.login('super_admin'));
    expect((await put(String(data['uploadURL']), PDF, { 'content-type': 'application/pdf' })).statusCode).toBe(201);
    const url = String(data['filePublicUrl']);
    const whole = await platform.app.inject({ url });
    expect(whole.headers['content-disposition']).toBe('attachment; filename="syllabus.pdf"');
    const part = await platform.app.inject({ url, headers: { range: 'bytes=1-3' } });
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${PDF.length}`]);
    expect((await platform.app.inject({ url, headers: { range: 'bytes=-4' } })).payload).toBe(PDF.toString().slice(-4));
    for (const [range, start] of [['bytes=-4', PDF.length - 4], ['bytes=3-', 3], ['bytes=3-9999', 3]] as const) {
      const { payload, headers } = await platform.app.inject({ url, headers: { range } });
      expect([payload, headers['content-range'], headers['content-length']]).toEqual([PDF.toString().slice(start), `bytes ${start}-${PDF.length - 1}/${PDF.length}`, String(PDF.length - start)]);
    }
    const first = await platform.app.inject({ url, headers: { range: 'bytes=0-0' } });
    expect([first.statusCode, first.payload, first.headers['content-length']]).toEqual([206, '%', '1']);
    expect((await platform.app.inject({ url, headers: { range: 'bytes=9999-' } })).statusCode).toBe(416);
    expect((await platform.app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(String(PDF.length));
    expect((await platform.app.inject({ url, headers: { 'if-none-match': String(whole.headers['etag']) } })).statusCode).toBe(304);
  });
});

test('an institute’s pictures go by two names of one kind', () => {
  const [one, other] = (['institute', 'institution'] as const).map((kind) => fieldsOfKind({ context: platform.context, kind }).map(({ resource, field }) => `${resource.name}.${field.name}`));
  expect(one).toContain('tenantInfo.logoUrl');
  expect(other).toEqual(one);
});

describe('an address is refused', () => {
  const body = { fileName: 'a.png', contentType: 'image/png' };

  test('to who is not signed in', async () => {
    expect((await platform.call({ method: 'POST', url: '/api/v9/uploads/banner', body })).status).toBe(401);
  });

  test('to who may write no field of that kind', async () => {
    const reader = await platform.login('sub_admin');
    expect(await ask('banner', body, reader)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await ask('courseVideo', { fileName: 'a.mp4' })).toMatchObject({ status: 403 });
  });

  test('for another institute, exactly as for one that does not exist', async () => {
    const other = await ask('banner', { ...body, instituteId: OTHER });
    const none = await ask('banner', { ...body, instituteId: '0190f5b0-0000-7000-8000-000000000000' });
    expect(other).toMatchObject({ status: 422, body: { code: 'VALIDATION', errors: { instituteId: 'Does not exist.' } } });
    expect({ ...other.body, requestId: null }).toEqual({ ...none.body, requestId: null });
    expect((await ask('banner', { ...body, instituteId: OWN })).status).toBe(200);
  });

  test('but a super admin may name an institute', async () => {
    const operator = await platform.login('super_admin');
    expect((await ask('banner', { ...body, instituteId: OTHER }, operator)).data['filePublicUrl']).toMatch(new RegExp(`^/files/${OTHER}/`));
    expect((await ask('banner', body, operator)).data['filePublicUrl']).toMatch(/^\/files\/platform\//);
  });

  test.each([
    ['a.gif', 'gif'], ['a.svg', 'svg'], ['a', null], ['a.png.exe', 'exe'],
  ])('for %s', async (fileName, found) => {
    expect(await ask('banner', { fileName })).toMatchObject({ status: 415, body: { code: 'WRONG_TYPE', found, allowed: ['jpg', 'jpeg', 'jfif', 'png'] } });
  });

  test('for a content type that is none of the kind’s', async () => {
    expect(await ask('banner', { fileName: 'a.png', contentType: 'text/html' })).toMatchObject({ status: 415, body: { found: 'text/html' } });
  });

  test('for a kind nobody named and a body nobody understands', async () => {
    expect((await ask('passport', body)).status).toBe(404);
    expect(await ask('banner', {})).toMatchObject({ status: 422, body: { errors: { fileName: 'Is required.' } } });
    expect(await ask('banner', { fileName: 7 })).toMatchObject({ status: 422, body: { errors: { fileName: 'Has the wrong type.' } } });
    for (const fileSize of [-5, 0, 1.5, '7']) expect(await ask('banner', { ...body, fileSize })).toMatchObject({ status: 422, body: { problems: { fileSize: { code: 'type' } } } });
    for (const fileSize of [1, 5]) expect((await ask('banner', { ...body, fileSize })).status).toBe(200);
    expect(await ask('banner', { ...body, size: 1 })).toMatchObject({ status: 400, body: { code: 'BAD_FIELD', unknown: ['size'] } });
    expect((await ask('banner', [])).status).toBe(400);
  });
});

describe('a file is refused', () => {
  test('whose content is not what its name says', async () => {
    for (const [content, found] of [[PDF, 'application/pdf'], [SVG, 'application/xml'], [Buffer.from('hello'), null], [Buffer.alloc(0), null]] as const) {
      const { uploadURL, filePublicUrl } = await askPicture();
      const answer = await put(uploadURL, content);
      expect(answer.json()).toMatchObject({ httpcode: 415, code: 'WRONG_TYPE', found, allowed: ['jpg', 'jpeg', 'jfif', 'png'] });
      expect(await isKnownFile({ context: platform.context, url: filePublicUrl })).toBe(false);
    }
  });

  test('sent as another type', async () => {
    expect((await put((await askPicture()).uploadURL, PNG, { 'content-type': 'text/html' })).statusCode).toBe(415);
    expect((await put((await askPicture()).uploadURL, Buffer.alloc(0))).json()).toMatchObject({ httpcode: 415, reason: 'fileEmpty' });
  });

  test('past the limit, also when it says nothing of its length', async () => {
    const limit = 1_000_000;
    const exact = Buffer.concat([PNG, Buffer.alloc(limit - PNG.length)]);
    expect((await put((await askPicture()).uploadURL, exact)).statusCode).toBe(201);
    const over = await put((await askPicture()).uploadURL, Buffer.concat([exact, Buffer.alloc(1)]));
    expect(over.json()).toMatchObject({ httpcode: 413, code: 'TOO_LARGE', maxBytes: limit });

    const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    const { uploadURL } = await askPicture();
    const chunks = [PNG, ...Array<Buffer>(40).fill(Buffer.alloc(100_000))];
    expect(await putChunks({ url: origin + uploadURL, chunks })).toBe(413);
    expect((await put(uploadURL, PNG)).statusCode).toBe(201);
  });

  test('at an address that has expired, was changed, or is for another key', async () => {
    const { uploadURL, filePublicUrl } = await askPicture();
    const key = filePublicUrl.slice('/files/'.length);
    const grant = { key, expires: Math.floor(Date.now() / 1000) - 1, maxBytes: 1_000_000, contentType: 'image/png', by: null };
    const expired = `/api/v9/files/${key}?expires=${grant.expires}&signature=${signUpload({ grant, secret: platform.context.config.secret })}`;
    expect((await put(expired, PNG)).json()).toMatchObject({ httpcode: 403, code: 'FORBIDDEN', message: expect.stringContaining('expired') });

    const forged = [
      uploadURL.replace(/signature=.{4}/, 'signature=AAAA'),
      uploadURL.replace(/expires=\d+/, 'expires=9999999999'),
      uploadURL.replace(OWN, OTHER),
      uploadURL.replace(/\?.*/, ''),
      uploadURL.replace(key, (await askPicture()).filePublicUrl.slice('/files/'.length)),
      uploadURL.replace(key, '../../postgres/postgresql.conf'),
    ];
    for (const address of forged) {
      const answer = await put(address, PNG);
      expect([403, 404], address).toContain(answer.statusCode);
    }
    expect((await put(uploadURL, PNG)).statusCode).toBe(201);
  });

  test('at an address without its signature or its end, or with an end that is no time', async () => {
    const { uploadURL, filePublicUrl } = await askPicture();
    const key = filePublicUrl.slice('/files/'.length);
    const never = signUpload({ grant: { key, expires: Number.NaN, maxBytes: 1_000_000, contentType: 'image/png', by: null }, secret: platform.context.config.secret });
    for (const address of [uploadURL.replace(/&?signature=[^&]*/, ''), uploadURL.replace(/expires=\d+&?/, ''), `/api/v9/files/${key}?expires=never&signature=${never}`]) {
      expect((await put(address, PNG)).json(), address).toMatchObject({ httpcode: 403, code: 'FORBIDDEN' });
    }
  });

  test('a quarter of an hour after its address was given, and not before', async () => {
    const before = Math.floor(Date.now() / 1000);
    const expires = Number(new URL((await askPicture()).uploadURL, 'http://localhost').searchParams.get('expires'));
    expect(expires).toBeGreaterThanOrEqual(before + 900);
    expect(expires).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 900);
  });

  test('at an address that was used before, also by two at once', async () => {
    const { uploadURL } = await askPicture();
    const both = await Promise.all([put(uploadURL, PNG), put(uploadURL, PNG)]);
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([201, 409]);
    expect((await put(uploadURL, PNG)).json()).toMatchObject({ httpcode: 409 });
  });

  test('and nothing is left of it', () => {
    const incoming = join(platform.context.config.dataDir, 'files', '.incoming');
    expect(existsSync(incoming) ? readdirSync(incoming) : []).toEqual([]);
  });
});

test('a file that has come to nothing in the store is read as nothing', async () => {
  const { filePublicUrl } = await askPicture();
  await fileStoreOf(platform.context).put({ key: filePublicUrl.slice('/files/'.length), content: Buffer.alloc(0) });
  const { statusCode, payload, headers } = await platform.app.inject({ url: filePublicUrl });
  expect([statusCode, payload, headers['content-length']]).toEqual([200, '', '0']);
});

test.each([
  '/files/../postgres/PG_VERSION', '/files/..%2f..%2fetc/passwd', '/files/%2e%2e/%2e%2e/etc/passwd', '/files/.incoming/x', '/files//etc/passwd',
  '/files/demo/banner/..%5c..%5cx.svg', '/files/demo/banner/none.svg', `/files/${OWN}/banner`, '/files/',
])('%s is no file', async (url) => {
  expect((await platform.app.inject({ url })).statusCode).toBe(404);
});

test('a demo picture is shown without any rights', async () => {
  const answer = await platform.app.inject({ url: '/files/demo/language/ml.svg' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-security-policy': "sandbox; default-src 'none'" });
});

test('an address elsewhere is a known file, a doubtful one is not', async () => {
  expect(await isKnownFile({ context: platform.context, url: 'https://cdn.example/a.png' })).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:image/png;base64,AA', '/etc/passwd', '/files/../x', 'http://', 'https://a:99999/b.png', 'https://a;b/c.png', '']) {
    expect(await isKnownFile({ context: platform.context, url }), url).toBe(false);
  }
});

test('an institute is given no address for a file that it has no room for, nor for any once it has none', async () => {
  const small = await createTestPlatform({ config: { quotaBytes: 1_000 } });
  const own = await small.login('institute');
  const wanted = async (body: object) => {
    const { status, body: reply } = await small.call({ method: 'POST', url: '/api/v9/uploads/banner', token: own, body: { fileName: 'a.png', contentType: 'image/png', ...body } });
    return [status, reply['reason']];
  };
  const full = [413, 'quotaFull'];
  expect([await wanted({ fileSize: 1_001 }), await wanted({ fileSize: 1_000 }), await wanted({})]).toEqual([full, [200, undefined], [200, undefined]]);
  await small.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update core.upload set status = 'stored', bytes = 500, stored_at = now()`.execute(trx));
  expect([await wanted({ fileSize: 1 }), await wanted({})]).toEqual([full, full]);
  await small.close();
});

test('a person who asks for hundreds of addresses an hour has to wait, nobody else', async () => {
  const wanted = { fileName: 'Busy.png', contentType: 'image/png' };
  const other = await platform.login('whitelabel');
  const { data } = await platform.call({ method: 'GET', url: '/api/v9/user/profile', token: other });
  const institute = DEMO_INSTITUTES[2]!.id;
  await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) =>
    sql`insert into core.upload (key, institute_id, actor_id, kind, file_name, content_type, max_bytes)
      select 'busy-' || n, ${institute}::uuid, ${String(data['id'])}::uuid, 'banner', 'Busy.png', 'image/png', 1 from generate_series(1, ${UPLOADS_AN_HOUR}) n`.execute(trx));
  const refused = await ask('banner', wanted, other);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('banner', wanted)).status).toBe(200);
});
