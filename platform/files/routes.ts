import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { UPLOAD_KINDS } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
import { failure } from '../kernel/errors';
import { contextOf } from '../kernel/http/idempotency';
import { fileStoreOf, type FileStore } from './fileStore';
import { issueUpload, RECEIVE_PATH } from './issue';
import { FILES_PATH } from './keys';
import { kindRule } from './kinds';
import { receiveUpload } from './receive';
import { serveFile } from './serve';

/**
 * The calls of uploads (part 1 §7, part 2 §7): ask for a signed address, put the file there, read it at its public
 * address for ever.
 */
export function registerUploadRoutes(app: FastifyInstance, context: PlatformContext): void {
  const store = fileStoreOf(context);
  app.addHook('onReady', () => store.clean());
  for (const path of ['/api/v9/uploads/:kind', '/api/v9/fileUpload/:kind']) {
    app.post<{ Params: { kind: string } }>(path, (request) => answerIssue({ context, request }));
  }
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}*`,
    config: { public: true },
    handler: (request, reply) => serveFile({ store, key: request.params['*'], request, reply }),
  });
  app.register(async (scope) => registerReceiving({ scope, context, store }));
}

/** The specification spells the reply's address `uploadUrl` for `/uploads/institute` and `uploadURL` elsewhere. */
async function answerIssue({ context, request }: { context: PlatformContext; request: FastifyRequest<{ Params: { kind: string } }> }) {
  const { kind } = request.params;
  const rule = kindRule(kind);
  if (!rule) throw failure({ reason: 'noUploadKind', params: { kind }, details: { known: UPLOAD_KINDS } });
  if (!request.actor) throw failure({ code: 'SIGNED_OUT' });
  const { uploadUrl, filePublicUrl } = await issueUpload({ context: contextOf({ request, context }), actor: request.actor, rule, body: request.body });
  return { httpcode: 200, message: 'OK', data: { [kind === 'institute' ? 'uploadUrl' : 'uploadURL']: uploadUrl, filePublicUrl } };
}

/** In a scope of its own, because here a body is taken as it comes, whatever its type. */
function registerReceiving({ scope, context, store }: { scope: FastifyInstance; context: PlatformContext; store: FileStore }): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  scope.put<{ Params: { '*': string }; Querystring: { expires?: string; signature?: string } }>(
    `${RECEIVE_PATH}*`,
    { config: { public: true } },
    async (request, reply: FastifyReply) => {
      await receiveUpload({
        context,
        store,
        key: request.params['*'],
        expires: request.query.expires,
        signature: request.query.signature,
        contentType: request.headers['content-type'],
        source: (request.body ?? request.raw) as Readable,
      });
      return reply.code(201).send({ httpcode: 201, message: 'OK', data: { filePublicUrl: `${FILES_PATH}${request.params['*']}` } });
    },
  );
}
