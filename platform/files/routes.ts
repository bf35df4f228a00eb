import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { UPLOAD_KINDS } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
import { failure } from '../kernel/errors';
import { contextOf } from '../kernel/http/idempotency';
import type { NamedLines } from '../kernel/http/lines';
import type { MaySend } from './address';
import { fileStoreOf, type FileStore } from './fileStore';
import { admitUpload, issueUpload } from './issue';
import { RECEIVE_PATH } from './issued';
import { FILES_PATH, isKey } from './keys';
import { kindRule } from './kinds';
import { receiveUpload } from './receive';
import { giveUp, joinBlocks, LIST_BYTES, listBlocks, receiveBlock } from './receiveBlocks';
import { serveFile } from './serve';
import { tooLarge } from './tooLarge';

/**
 * The calls of uploads (part 1 §7, part 2 §7): ask for a signed address, put the file there, read it at its public
 * address for ever.
 */
export function registerUploadRoutes(app: FastifyInstance, context: PlatformContext, { lines, maySend }: { readonly lines: NamedLines; readonly maySend: (sessionId: string, inTurn: <T>(run: () => Promise<T>) => Promise<T>) => Promise<boolean> }): void {
  const store = fileStoreOf(context);
  app.addHook('onReady', () => store.clean());
  for (const path of ['/api/v9/uploads/:kind', '/api/v9/fileUpload/:kind']) {
    app.post<{ Params: { kind: string } }>(path, { config: { asksElsewhere: true, admits: ({ actor, request }) => admitUpload({ context, actor, kind: (request.params as { readonly kind: string }).kind }) } }, (request) => answerIssue({ context, request }));
  }
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}*`,
    config: { public: true, signed: true },
    handler: (request, reply) => serveFile({ store, key: request.params['*'], request, reply }),
  });
  app.register(async (scope) => registerReceiving({ scope, store, partsFor: (key) => ({ context: inTurnOf({ context, lines, key }), maySend: (by) => maySend(by, (run) => lines.inTurn(whoseIs(key), run)) }) }));
}

/** The specification spells the reply's address `uploadUrl` for `/uploads/institute` and `uploadURL` elsewhere. */
async function answerIssue({ context, request }: { context: PlatformContext; request: FastifyRequest<{ Params: { kind: string } }> }) {
  const { kind } = request.params;
  const rule = kindRule(kind);
  if (!rule) throw failure({ reason: 'noUploadKind', params: { kind }, details: { known: UPLOAD_KINDS } });
  if (!request.actor) throw failure({ code: 'SIGNED_OUT' });
  const { uploadUrl, ...rest } = await issueUpload({ context: contextOf({ request, context }), actor: request.actor, rule, body: request.body });
  return { httpcode: 200, message: 'OK', data: { [kind === 'institute' ? 'uploadUrl' : 'uploadURL']: uploadUrl, ...rest } };
}

interface SignedRoute {
  Params: { '*': string };
  Querystring: { expires?: string; signature?: string; by?: string; comp?: string; blockid?: string };
}

/**
 * In a scope of its own, because here a body is taken as it comes, whatever its type. At one signed address: the whole
 * file, or, as Azure Blob has it, its blocks (`comp=block`), their list (`comp=blocklist`), and giving up.
 */
function registerReceiving({ scope, partsFor, store }: { scope: FastifyInstance; partsFor: (key: string) => { readonly context: PlatformContext; readonly maySend: MaySend }; store: FileStore }): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const shown = (request: FastifyRequest<SignedRoute>) => ({ ...partsFor(request.params['*']), store, key: request.params['*'], expires: request.query.expires, signature: request.query.signature, by: request.query.by });
  const url = `${RECEIVE_PATH}*`;
  scope.put<SignedRoute>(url, { config: { public: true, signed: true } }, async (request, reply: FastifyReply) => {
    const source = (request.body ?? request.raw) as Readable;
    const { comp, blockid } = request.query;
    if (comp === 'block') {
      await receiveBlock({ ...shown(request), block: blockid, source });
      return reply.code(201).send('');
    }
    if (comp === 'blocklist') await joinBlocks({ ...shown(request), list: await textOf(source) });
    else await receiveUpload({ ...shown(request), contentType: request.headers['content-type'], source });
    return reply.code(201).send({ httpcode: 201, message: 'OK', data: { filePublicUrl: `${FILES_PATH}${request.params['*']}` } });
  });
  scope.get<SignedRoute>(url, { config: { public: true, signed: true } }, async (request, reply: FastifyReply) =>
    reply.header('content-type', 'application/xml').send(await listBlocks(shown(request))),
  );
  scope.delete<SignedRoute>(url, { config: { public: true, signed: true } }, async (request, reply: FastifyReply) => {
    await giveUp(shown(request));
    return reply.code(202).send('');
  });
}

/**
 * Nobody is signed in at a signed address. What its calls ask the database takes its turn with all that name the same institute, or none:
 * whoever sends many files at once keeps others of the same institute waiting for a moment, and nobody else.
 */
function inTurnOf({ context, lines, key }: { context: PlatformContext; lines: NamedLines; key: string }): PlatformContext {
  const who = whoseIs(key);
  return { ...context, database: { ...context.database, transaction: (options, run) => lines.inTurn(who, () => context.database.transaction(options, run)) } };
}

/** The institute that a key names, if it is one. */
function whoseIs(key: string): string {
  return isKey(key) ? key.slice(0, key.indexOf('/')) : '';
}

/** @throws PlatformError TOO_LARGE for more than a list of blocks can have */
async function textOf(source: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LIST_BYTES) throw tooLarge(LIST_BYTES);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
