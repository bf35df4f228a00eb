import { sql, type Transaction } from 'kysely';
import { holdsRight, isAcrossInstitutes, isStorableText, mayWrite, type Problem, type UploadKind } from '../../src/schemas';
import type { PlatformContext, RequestActor } from '../kernel/context';
import { PLATFORM_INSTITUTE, scopeOf, type AnyTables, type Scope } from '../kernel/db/scope';
import { failure } from '../kernel/errors';
import { refuseUnknown } from '../kernel/http/body';
import { refuseProblems } from '../kernel/http/problems';
import { fileStoreOf } from './fileStore';
import { addressesOf, blocksOf, expiryOf, type IssuedUpload } from './issued';
import { extensionOf, makeKey } from './keys';
import { allowedExtensions, classOf, fieldsOfKind, kindRule, maxBytesFor, servedType, type FileClass, type KindRule } from './kinds';
import { requireRoom } from './quota';
import { renewUpload } from './renew';
import type { UploadGrant } from './signature';
import { tooLarge } from './tooLarge';

export interface IssueInput {
  readonly context: PlatformContext;
  readonly actor: RequestActor;
  readonly rule: KindRule;
  readonly body: unknown;
}

/**
 * Hands out a signed address for one file (part 1 §7), or signs one of the caller's own anew that has not been used up.
 * @throws PlatformError FORBIDDEN, BAD_FIELD, VALIDATION, WRONG_TYPE naming what is allowed, TOO_LARGE also for an institute
 *   without room, NOT_FOUND for an address that cannot go on, or TOO_MANY_REQUESTS
 */
export async function issueUpload({ context, actor, rule, body }: IssueInput): Promise<IssuedUpload> {
  admitUpload({ context, actor, kind: rule.kind });
  const request = readRequest(body);
  if (request.filePublicUrl) return renewUpload({ context, store: fileStoreOf(context), actor, rule, filePublicUrl: request.filePublicUrl });
  const file = checkedFile({ context, rule, request });
  const instituteId = await ownerOf({ context, actor, wanted: request.instituteId });
  return handOut({ context, rule, file, instituteId, actorId: actor.id, by: actor.sessionId, scope: scopeOf(actor) });
}

/**
 * The same for who was admitted otherwise: somebody who may not sign in yet and holds a ticket instead, or who has a right of another kind.
 * @param by the session of who asks, if any
 * @throws PlatformError BAD_FIELD, VALIDATION, WRONG_TYPE naming what is allowed, or TOO_MANY_REQUESTS
 */
export async function issueTicketUpload({ context, rule, body, instituteId, userId, by }: Omit<IssueInput, 'actor'> & { readonly instituteId: string; readonly userId: string; readonly by: string | null }): Promise<IssuedUpload> {
  const file = checkedFile({ context, rule, request: readRequest(body) });
  return handOut({ context, rule, file, instituteId, actorId: userId, by, scope: { kind: 'all' } });
}

interface CheckedFile {
  readonly fileName: string;
  readonly extension: string;
  readonly maxBytes: number;
  /** Bytes it has, where that was said. */
  readonly fileSize: number | undefined;
}

function checkedFile({ context, rule, request }: { context: PlatformContext; rule: KindRule; request: UploadRequest }): CheckedFile {
  const extension = (request.extension ?? extensionOf(request.fileName)).replace(/^\./, '').toLowerCase();
  const fileClass = classOf({ rule, extension });
  if (!fileClass) throw refusedName({ rule, extension });
  checkAnnounced({ rule, fileClass, contentType: request.contentType });
  const maxBytes = maxBytesFor({ context, rule, fileClass });
  const { fileName, fileSize } = request;
  if (fileSize !== undefined && fileSize > maxBytes) throw tooLarge(maxBytes);
  return { fileName, extension, maxBytes, fileSize };
}

interface HandOutInput {
  readonly context: PlatformContext;
  readonly rule: KindRule;
  readonly file: CheckedFile;
  readonly instituteId: string | null;
  readonly actorId: string;
  /** The session that asks. */
  readonly by: string | null;
  readonly scope: Scope;
}

async function handOut({ context, rule, file, instituteId, actorId, by, scope }: HandOutInput): Promise<IssuedUpload> {
  const { fileName, extension, fileSize } = file;
  const store = fileStoreOf(context);
  const isInBlocks = fileSize !== undefined && fileSize > store.blocks.bytes;
  const grant: UploadGrant = {
    key: makeKey({ instituteId, kind: rule.kind, fileName, extension }),
    expires: expiryOf(context),
    maxBytes: isInBlocks ? fileSize : file.maxBytes,
    contentType: servedType(extension),
    by,
  };
  const owner = instituteId ?? PLATFORM_INSTITUTE;
  await context.database.transaction({ scope }, async (trx) => {
    await refuseTooMany({ trx, actorId });
    await requireRoom({ context, trx, instituteId: owner, key: grant.key, bytes: fileSize ?? 1 });
    await trx.insertInto('core.upload').values({
      key: grant.key,
      institute_id: owner,
      actor_id: actorId,
      kind: rule.kind,
      file_name: fileName,
      content_type: grant.contentType,
      max_bytes: grant.maxBytes,
      reserved: isInBlocks ? fileSize : 0,
      issued_at: context.clock(),
    }).execute();
  });
  return { ...addressesOf({ context, grant }), ...(isInBlocks && { blocks: await blocksOf({ context, store, grant, received: [] }) }) };
}

/** Addresses a person may ask for in an hour: more than anybody needs, fewer than fill a disk. */
export const UPLOADS_AN_HOUR = 600;

async function refuseTooMany({ trx, actorId }: { trx: Transaction<AnyTables>; actorId: string }): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from core.upload where actor_id = ${actorId} and issued_at > now() - interval '1 hour' limit ${UPLOADS_AN_HOUR}) c`.execute(trx);
  if (rows[0]!.count >= UPLOADS_AN_HOUR) throw failure({ code: 'TOO_MANY_REQUESTS', headers: { 'retry-after': '600' } });
}

/** @throws FORBIDDEN for who may upload nothing of this kind */
export function admitUpload({ context, actor, kind }: { readonly context: Pick<PlatformContext, 'loader'>; readonly actor: RequestActor; readonly kind: string }): void {
  const rule = kindRule(kind);
  if (!rule || !mayUpload({ context, actor, kind: rule.kind })) throw failure({ code: 'FORBIDDEN' });
}

/** Whether somebody may write a field of this kind in any module. Everybody may have a picture of their own. */
export function mayUpload({ context, actor, kind }: { context: Pick<PlatformContext, 'loader'>; actor: RequestActor; kind: UploadKind }): boolean {
  if (actor.role === 'super_admin' || (kind === 'user' && actor.role !== 'student')) return true;
  return fieldsOfKind({ context, kind }).some(
    ({ resource, field }) => mayWrite(actor, field) && (holdsRight(actor, resource, 'create') || holdsRight(actor, resource, 'update')),
  );
}

/** Refuses a content type the client announces that is none of the class's. What counts in the end is the content. */
export function checkAnnounced({ rule, fileClass, contentType }: { rule: KindRule; fileClass: FileClass; contentType: string | undefined }): void {
  const announced = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!announced || announced === 'application/octet-stream' || fileClass.announced.includes(announced)) return;
  throw failure({
    reason: 'fileAnnounced',
    params: { found: announced, allowed: fileClass.announced.join(', ') },
    details: { found: announced, allowed: allowedExtensions(rule) },
  });
}

interface UploadRequest {
  readonly fileSize: number | undefined;
  readonly filePublicUrl: string | undefined;
  readonly fileName: string;
  readonly contentType: string | undefined;
  readonly extension: string | undefined;
  readonly instituteId: string | undefined;
}

/**
 * Fields of the request (part 1 §3, part 2 §7), and two of our own: how large the file is, and the address of one that was
 * begun. The others say where a foreign store would put the file.
 */
const REQUEST_FIELDS = ['fileName', 'contentType', 'extension', 'fileType', 'instituteId', 'courseId', 'videoId', 'folder', 'noteType', 'fileSize', 'filePublicUrl'] as const;
const MAX_TEXT = 255;

function readRequest(body: unknown): UploadRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw failure({ code: 'BAD_JSON' });
  const given = body as Readonly<Record<string, unknown>>;
  refuseUnknown({ body: given, known: REQUEST_FIELDS });
  const problems: Record<string, Problem> = {};
  const text = (name: (typeof REQUEST_FIELDS)[number]): string | undefined => {
    const value = given[name];
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value === 'string' && value.length <= MAX_TEXT && isStorableText(value)) return value;
    problems[name] = typeof value !== 'string' ? { code: 'type' } : value.length > MAX_TEXT ? { code: 'tooLong', params: { max: MAX_TEXT } } : { code: 'pattern' };
    return undefined;
  };
  const fileSize = given['fileSize'] ?? undefined;
  if (fileSize !== undefined && !(Number.isSafeInteger(fileSize) && Number(fileSize) > 0)) problems['fileSize'] = { code: 'type' };
  const fileName = text('fileName');
  const request = { fileSize: fileSize as number | undefined, filePublicUrl: text('filePublicUrl'), fileName: fileName ?? '', contentType: text('contentType'), extension: text('extension'), instituteId: text('instituteId') };
  if (fileName === undefined) problems['fileName'] ??= { code: 'required' };
  refuseProblems(problems);
  return request;
}

function refusedName({ rule, extension }: { rule: KindRule; extension: string }) {
  const allowed = allowedExtensions(rule);
  const details = { found: extension || null, allowed };
  const params = { allowed: allowed.join(', ') };
  return extension ? failure({ reason: 'fileExtension', params: { ...params, found: extension }, details }) : failure({ reason: 'fileWithoutExtension', params, details });
}

/** Whose file it will be. Another tenant's institute is refused exactly as one that does not exist. */
async function ownerOf({ context, actor, wanted }: { context: PlatformContext; actor: RequestActor; wanted: string | undefined }): Promise<string | null> {
  if (wanted === undefined || wanted === actor.instituteId) return actor.instituteId;
  const isThere = isAcrossInstitutes(actor) && UUID.test(wanted) && wanted !== PLATFORM_INSTITUTE && (await instituteExists({ context, id: wanted }));
  if (!isThere) {
    throw failure({ code: 'VALIDATION', problems: { instituteId: { code: 'reference' } } });
  }
  return wanted;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

async function instituteExists({ context, id }: { context: PlatformContext; id: string }): Promise<boolean> {
  const row = await context.database.transaction({ scope: { kind: 'all' }, readOnly: true }, (trx) =>
    trx.selectFrom('app.institution').select('id').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst(),
  );
  return row !== undefined;
}
