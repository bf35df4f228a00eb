import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const S3_KEY = { id: 'AKIALECTERNTEST', secret: 'only/for+tests=0123456789' } as const;
const REGION = 'eu-central-1';
const LEAST_PART = 5 * 1_048_576;

interface Upload {
  readonly key: string;
  readonly parts: Map<number, Buffer>;
}

export interface S3Server {
  readonly address: string;
  readonly objects: Map<string, Buffer>;
  readonly uploads: Map<string, Upload>;
  /** What happens before a call is answered; a status answers it in the store's place. */
  before: (call: { readonly method: string; readonly key: string }) => Promise<number | void>;
  close(): Promise<void>;
}

/**
 * A server on loopback that speaks of S3 what the platform and a browser need, and holds to what S3 holds to: signatures
 * and ends of presigned addresses, parts of at least 5 MiB, ETags, conditions. One bucket, kept in memory.
 */
export async function startS3Server(): Promise<S3Server> {
  const [objects, uploads] = [new Map<string, Buffer>(), new Map<string, Upload>()];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`);
    const refused = checkSigned({ incoming, url });
    if (refused) return fail(outgoing, 403, refused);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'lectern') return fail(outgoing, 404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const instead = await made.before({ method: incoming.method ?? '', key });
    if (instead) return fail(outgoing, instead, 'InternalError');
    answer({ incoming, outgoing, url, key, body: Buffer.concat(chunks), objects, uploads });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const made: S3Server = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    uploads,
    close: () => new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    }),
    before: async () => undefined,
  };
  return made;
}

interface Exchange extends Pick<S3Server, 'objects' | 'uploads'> {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly url: URL;
  readonly key: string;
  readonly body: Buffer;
}

function answer(exchange: Exchange): void {
  const { incoming: { method, headers }, outgoing, url: { searchParams: query }, key, body, objects } = exchange;
  if (query.has('uploads') || query.has('uploadId')) return answerUpload(exchange);
  if (method === 'PUT' && headers['x-amz-copy-source']) {
    const source = objects.get(decodeURIComponent(String(headers['x-amz-copy-source'])).replace(/^\/?lectern\//, ''));
    if (!source) return fail(outgoing, 404, 'NoSuchKey');
    if (headers['x-amz-copy-source-if-match'] && headers['x-amz-copy-source-if-match'] !== tagOf(source)) return fail(outgoing, 412, 'PreconditionFailed');
    objects.set(key, source);
    return xml(outgoing, `<CopyObjectResult><ETag>${tagOf(source)}</ETag></CopyObjectResult>`);
  }
  if (method === 'PUT') {
    objects.set(key, body);
    return void outgoing.writeHead(200, { etag: tagOf(body) }).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return void outgoing.writeHead(204).end();
  }
  const found = objects.get(key);
  if (!found) return fail(outgoing, 404, 'NoSuchKey');
  if (headers['if-match'] && headers['if-match'] !== tagOf(found)) return fail(outgoing, 412, 'PreconditionFailed');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = from === undefined ? found : found.subarray(Number(from), Number(to) + 1);
  outgoing.writeHead(from === undefined ? 200 : 206, { 'content-length': part.length, etag: tagOf(found), 'last-modified': new Date().toUTCString(), ...(from !== undefined && { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${found.length}` }) });
  outgoing.end(method === 'HEAD' ? undefined : part);
}

function answerUpload({ incoming: { method }, outgoing, url: { searchParams: query }, key, body, objects, uploads }: Exchange): void {
  if (query.has('uploads') && method === 'GET') {
    const found = [...uploads].filter(([, one]) => one.key.startsWith(query.get('prefix') ?? ''));
    return xml(outgoing, `<ListMultipartUploadsResult>${found.map(([id, one]) => `<Upload><Key>${one.key}</Key><UploadId>${id}</UploadId></Upload>`).join('')}</ListMultipartUploadsResult>`);
  }
  if (query.has('uploads')) {
    const id = randomUUID();
    uploads.set(id, { key, parts: new Map() });
    return xml(outgoing, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const upload = uploads.get(query.get('uploadId')!);
  if (!upload || upload.key !== key) return fail(outgoing, 404, 'NoSuchUpload');
  if (method === 'PUT') {
    upload.parts.set(Number(query.get('partNumber')), body);
    return void outgoing.writeHead(200, { etag: tagOf(body) }).end();
  }
  const parts = [...upload.parts].sort(([one], [other]) => one - other);
  if (method === 'GET') return xml(outgoing, `<ListPartsResult>${parts.map(([number, part]) => `<Part><PartNumber>${number}</PartNumber><ETag>${tagOf(part)}</ETag><Size>${part.length}</Size></Part>`).join('')}</ListPartsResult>`);
  uploads.delete(query.get('uploadId')!);
  if (method === 'DELETE') return void outgoing.writeHead(204).end();
  const named = [...body.toString().matchAll(/<Part>[\s\S]*?<\/Part>/g)].map(([part]) => ({ number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]), tag: /<ETag>([^<]+)</.exec(part)?.[1]?.replaceAll('&quot;', '"') }));
  const bytes = named.map(({ number, tag }) => (tagOf(upload.parts.get(number) ?? Buffer.alloc(0)) === tag ? upload.parts.get(number)! : null));
  if (bytes.includes(null)) return fail(outgoing, 400, 'InvalidPart');
  if (bytes.slice(0, -1).some((part) => part!.length < LEAST_PART)) return fail(outgoing, 400, 'EntityTooSmall');
  const whole = Buffer.concat(bytes as Buffer[]);
  objects.set(key, whole);
  return xml(outgoing, `<CompleteMultipartUploadResult><ETag>${tagOf(whole)}</ETag></CompleteMultipartUploadResult>`);
}

/** What is wrong with a presigned address, by the rules of AWS Signature Version 4. Calls of the platform itself name its key. */
function checkSigned({ incoming, url }: { incoming: IncomingMessage; url: URL }): string | null {
  const query = url.searchParams;
  const signature = query.get('X-Amz-Signature');
  if (!signature) return incoming.headers.authorization?.includes(`Credential=${S3_KEY.id}/`) ? null : 'AccessDenied';
  const at = query.get('X-Amz-Date')!;
  const instant = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (Date.now() > instant + Number(query.get('X-Amz-Expires')) * 1_000) return 'AccessDenied';
  const names = query.get('X-Amz-SignedHeaders')!;
  const shown = [...query].filter(([name]) => name !== 'X-Amz-Signature').map(([name, value]) => `${encode(name)}=${encode(value)}`).sort().join('&');
  const headers = names.split(';').map((name) => `${name}:${String(incoming.headers[name])}\n`).join('');
  const request = [incoming.method, url.pathname, shown, headers, names, 'UNSIGNED-PAYLOAD'].join('\n');
  const scope = `${at.slice(0, 8)}/${REGION}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const key = [at.slice(0, 8), REGION, 's3', 'aws4_request'].reduce<string | Buffer>((secret, part) => createHmac('sha256', secret).update(part).digest(), `AWS4${S3_KEY.secret}`);
  return createHmac('sha256', key).update(text).digest('hex') === signature ? null : 'SignatureDoesNotMatch';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function xml(outgoing: ServerResponse, body: string): void {
  outgoing.writeHead(200, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

function fail(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
