import type { UploadKind } from '../schemas';
import { answerKey } from './answerWords';
import type { BlockPlan } from './blocks/plan';
import { isAzureAddress, readPlan } from './blocks/plan';
import { recall, type KeptUpload } from './blocks/memory';
import { beginsAs } from './blocks/sniff';
import { sendByRequest, type SentReply } from './blocks/transport';
import { failureDetails, isUnanswered } from './callFailure';
import type { Client } from './client';
import { isBody } from './envelope';
import type { UploadParams } from './types';

/** What is wrong with an upload: a key of the message catalogue and its arguments. */
export interface UploadProblem {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

/** The error of an upload; `problem` is what the user reads. */
export class UploadError extends Error {
  readonly problem: UploadProblem;
  /** Whether no answer came at all, so that another try may do. */
  readonly isUnanswered: boolean;

  /** Whether a part of the file has arrived, and it goes on there when it is sent again. */
  readonly canGoOn: boolean;

  constructor(problem: UploadProblem, { isUnanswered = false, canGoOn = false } = {}) {
    super(problem.key);
    this.name = 'UploadError';
    this.problem = problem;
    this.isUnanswered = isUnanswered;
    this.canGoOn = canGoOn;
  }
}

/** Extensions by group (part 1 §5). */
const EXTENSIONS = {
  video: ['mov', 'mp4'],
  notes: ['pdf', 'jpg', 'jpeg', 'png', 'jfif'],
  images: ['jpg', 'jpeg', 'jfif', 'png'],
  audio: ['mp3'],
} as const;
type MediaGroup = keyof typeof EXTENSIONS;

/** Where each kind asks for its signed address, and what it takes (part 1 §7, part 2 §7). */
const KINDS: Readonly<Record<UploadKind, { readonly path: string; readonly takes: readonly MediaGroup[] }>> = {
  institute: { path: '/uploads/institute', takes: ['images'] },
  courseBanner: { path: '/uploads/courseBanner', takes: ['images'] },
  courseVideo: { path: '/uploads/courseVideo', takes: ['video'] },
  category: { path: '/uploads/category', takes: ['images'] },
  institution: { path: '/uploads/institution', takes: ['images'] },
  video: { path: '/uploads/video', takes: ['video'] },
  notes: { path: '/uploads/notes', takes: ['notes'] },
  course: { path: '/uploads/course', takes: ['notes', 'video'] },
  language: { path: '/uploads/language', takes: ['images'] },
  curriculum: { path: '/uploads/curriculum', takes: ['notes', 'video', 'audio'] },
  banner: { path: '/uploads/banner', takes: ['images'] },
  public: { path: '/uploads/public', takes: ['notes'] },
  user: { path: '/uploads/user', takes: ['images'] },
  faculty: { path: '/uploads/faculty', takes: ['images'] },
  supportFiles: { path: '/uploads/supportFiles', takes: ['notes'] },
  test: { path: '/uploads/test', takes: ['notes', 'audio'] },
  videoImages: { path: '/uploads/videoImages', takes: ['images'] },
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg', jpeg: 'image/jpeg', jfif: 'image/jpeg', png: 'image/png', pdf: 'application/pdf',
  mp4: 'video/mp4', mov: 'video/quicktime', mp3: 'audio/mpeg',
};

/** Bytes that files of an extension may have, whatever a field allows; further ones are bound by the field alone. */
const MOST_BYTES: Readonly<Record<string, number>> = { jpg: 1_000_000, jpeg: 1_000_000, jfif: 1_000_000, png: 1_000_000, pdf: 50_000_000, mp3: 50_000_000 };

/** Extensions a kind takes, without the dot. */
export function extensionsOf({ kind, isImage }: { kind: UploadKind; isImage: boolean }): readonly string[] {
  return isImage ? EXTENSIONS.images : KINDS[kind].takes.flatMap((group) => EXTENSIONS[group]);
}

/** What a kind takes, and how large it may be in words: extensions of one limit together, in the order of `extensionsOf`. */
export function limitsOf({ kind, isImage, maxBytes, locale }: { kind: UploadKind; isImage: boolean; maxBytes: number; locale: string }): readonly { readonly extensions: string; readonly limit: string }[] {
  const byMost = new Map<number, string[]>();
  for (const extension of extensionsOf({ kind, isImage })) {
    const bytes = mostBytes({ extension, maxBytes });
    byMost.set(bytes, [...(byMost.get(bytes) ?? []), extension]);
  }
  return [...byMost].map(([bytes, extensions]) => ({ extensions: extensions.join(', '), limit: sizeText({ bytes, locale }) }));
}

function mostBytes({ extension, maxBytes }: { extension: string; maxBytes: number }): number {
  return Math.min(maxBytes, MOST_BYTES[extension] ?? maxBytes);
}

/** What is wrong with a file before anything is sent; null when nothing is. */
export function checkFile({ file, kind, isImage, maxBytes, locale }: { file: File; kind: UploadKind; isImage: boolean; maxBytes: number; locale: string }): UploadProblem | null {
  const allowed = extensionsOf({ kind, isImage });
  if (file.size === 0) return { key: 'lectern.upload.empty' };
  if (!allowed.includes(extensionOf(file.name))) return { key: 'lectern.upload.extension', args: { extensions: allowed.join(', ') } };
  const most = mostBytes({ extension: extensionOf(file.name), maxBytes });
  if (file.size > most) return { key: 'lectern.upload.tooLarge', args: sizesApart({ size: file.size, limit: most, locale }) };
  return null;
}

/** What is wrong with what a file holds, before it is sent; null when nothing is. A file that cannot be read is left to the sending. */
export async function checkContent(file: File): Promise<UploadProblem | null> {
  const isFine = await beginsAs({ file, extension: extensionOf(file.name) }).catch(() => true);
  return isFine ? null : { key: 'lectern.upload.wrongContent' };
}

/**
 * Sends a file: asks for a signed address, puts the file to it, gives the public address. An address is reused without a
 * call; nothing selected is an empty address and no error (part 1 §5). Where the platform says so, a file goes in blocks,
 * and goes on where it was left when it is chosen again.
 * @throws UploadError with the specification's text for the step that failed
 * @throws DOMException AbortError when `signal` is aborted
 */
export async function sendFile({ client, file, kind, instituteId = null, addressAt, onProgress, onBlocks, signal, pause, headers }: UploadParams & { client: Client; headers?: Readonly<Record<string, string>> | undefined }): Promise<string> {
  if (typeof file === 'string') return file;
  if (!file) return '';
  const contentType = contentTypeOf(file);
  const ask = (publicUrl?: string): Promise<SignedAddress> => signedAddress({ client, file, kind, contentType, instituteId, addressAt, signal, publicUrl });
  const kept = recall({ kind, instituteId, file });
  const signed = await askAgain({ ask, kept });
  if (!signed.plan) {
    await putFile({ url: signed.uploadUrl, file, contentType, headers, onProgress, signal });
    return signed.publicUrl;
  }
  onBlocks?.();
  const { sendInBlocks } = await import('./blocks/sendInBlocks');
  const renew = async (publicUrl: string): Promise<BlockPlan | null> => (await ask(publicUrl).catch(nullIfUnanswered))?.plan ?? null;
  try {
    return await sendInBlocks({ file, kind, instituteId, plan: signed.plan, kept, renew, send: sendByRequest, onProgress, signal, pause });
  } catch (error) {
    if (error instanceof DOMException || error instanceof UploadError) throw error;
    const reply: SentReply | null = isBody(error) && isBody(error['reply']) ? (error['reply'] as unknown as SentReply) : null;
    throw new UploadError(reply ? problemOf({ reply, contentType }) : { key: 'fixed.upload.somethingWrong' }, { canGoOn: reply === null || reply.status === 0 || reply.status >= 500 });
  }
}

/** What has been begun goes on, unless the platform does not know it any more. */
async function askAgain({ ask, kept }: { ask: (publicUrl?: string) => Promise<SignedAddress>; kept: KeptUpload | null }): Promise<SignedAddress> {
  if (!kept) return ask();
  return ask(kept.publicUrl).catch((error: unknown) => {
    if (error instanceof UploadError && !error.isUnanswered) return ask();
    throw error;
  });
}

function nullIfUnanswered(error: unknown): null {
  if (error instanceof UploadError && error.isUnanswered) return null;
  throw error;
}

/** The content type a file is announced with: by its name, which a browser's own guess may not know. */
export function contentTypeOf(file: File): string {
  return CONTENT_TYPES[extensionOf(file.name)] ?? (file.type || 'application/octet-stream');
}

/** Bytes in thousands, as the platform counts its limits: `1 MB`, `640 kB`, in French `1 Mo`. */
export function sizeText({ bytes, locale }: { bytes: number; locale: string }): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1_000, 'kilobyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: value < 10 ? 2 : 0 }).format(value);
}

/** Two sizes in words that are not the same where the sizes are not: to the byte where rounding would make them so. */
function sizesApart({ size, limit, locale }: { size: number; limit: number; locale: string }): { size: string; limit: string } {
  const [rounded, most] = [size, limit].map((bytes) => sizeText({ bytes, locale })) as [string, string];
  if (rounded !== most) return { size: rounded, limit: most };
  const exact = new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' });
  return { size: exact.format(size), limit: exact.format(limit) };
}

interface SignedParams {
  readonly client: Client;
  readonly file: File;
  readonly kind: UploadKind;
  readonly contentType: string;
  readonly instituteId: string | null;
  readonly addressAt?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Of a file that was begun. */
  readonly publicUrl?: string | undefined;
}

interface SignedAddress {
  readonly uploadUrl: string;
  readonly publicUrl: string;
  /** How it goes in blocks; `null`: in one piece. */
  readonly plan: BlockPlan | null;
}

async function signedAddress({ client, file, kind, contentType, instituteId, addressAt, signal, publicUrl: begun }: SignedParams): Promise<SignedAddress> {
  // Whoever knows nothing of it need not be asked: only files that may go in blocks say how large they are.
  const sized = file.size > SMALL_BYTES ? { fileSize: file.size, ...(begun && { filePublicUrl: begun }) } : {};
  const body = { fileName: file.name, contentType, extension: extensionOf(file.name), ...(instituteId ? { instituteId } : {}), ...sized };
  let data: unknown;
  try {
    const asked = addressAt === undefined ? { method: 'POST' as const, path: KINDS[kind].path, body } : { method: 'GET' as const, path: addressAt };
    data = (await client.send({ ...asked, signal, handling: { quiet: true } })).data;
  } catch (error) {
    if (error instanceof DOMException) throw error;
    const said = failureDetails(error);
    throw new UploadError((said && sayable(said.reason, said.params)) ?? { key: 'fixed.upload.noUploadUrl' }, { isUnanswered: isUnanswered(error) });
  }
  const uploadUrl = isBody(data) ? (data['uploadUrl'] ?? data['uploadURL']) : null;
  const publicUrl = isBody(data) ? data['filePublicUrl'] : null;
  if (typeof uploadUrl !== 'string' || uploadUrl === '' || typeof publicUrl !== 'string' || publicUrl === '') throw new UploadError({ key: 'fixed.upload.urlFailed' });
  const resolve = (url: string): string => resolveUrl({ url, base: client.base });
  return { uploadUrl: resolve(uploadUrl), publicUrl, plan: readPlan({ data, uploadUrl, publicUrl, file, contentType, resolve }) };
}

/** Bytes up to which a file goes in one piece: those of a block (part 1 §9). */
const SMALL_BYTES = 4_194_304;

interface PutParams {
  readonly url: string;
  readonly file: File;
  readonly contentType: string;
  /** What the place of files wants besides. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Puts a file to a signed address. No time limit: a large file may take its time.
 * @throws UploadError with the specification's text
 */
export async function putFile({ url, file, contentType, headers = {}, onProgress, signal }: PutParams): Promise<void> {
  const sent = { 'Content-Type': contentType, ...(isAzureAddress(url) && { 'x-ms-blob-type': 'BlockBlob' }), ...headers };
  const reply = await sendByRequest({ url, body: file, headers: sent, onSent: (bytes) => onProgress?.(Math.min(1, bytes / file.size)), signal });
  if (reply.status < 200 || reply.status >= 300) throw new UploadError(problemOf({ reply, contentType }));
}

/** What is said of a reply that is no success: with its figures, where the platform says them. */
function problemOf({ reply: { status, text }, contentType }: { reply: SentReply; contentType: string }): UploadProblem {
  if (status === 0) return { key: contentType.startsWith('image/') ? 'fixed.upload.tryAgain' : 'fixed.upload.somethingWrong' };
  const { reason, params } = bodyOf(text);
  return (typeof reason === 'string' ? sayable(reason, isBody(params) ? params : {}) : null) ?? { key: textOfPut(status) };
}

/** Reasons that say more than the specification's texts: what is wrong with a picture, and that there is no room. */
const SAID_REASONS = /^(picture|quota)/;

function sayable(reason: string | null, params: Readonly<Record<string, unknown>>): UploadProblem | null {
  const key = reason !== null && SAID_REASONS.test(reason) ? answerKey({ reason, code: null }) : null;
  return key === null ? null : { key, args: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) };
}

function bodyOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text);
    return isBody(body) ? body : {};
  } catch {
    return {};
  }
}

function textOfPut(status: number): string {
  return status === 415 ? 'lectern.upload.wrongContent' : status === 413 ? 'lectern.failure.tooLarge' : 'fixed.upload.uploadFailed';
}

function extensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** A signed address without an origin belongs to the platform's. */
export function resolveUrl({ url, base }: { url: string; base: string }): string {
  return /^https?:\/\//.test(base) && url.startsWith('/') ? new URL(url, base).href : url;
}
