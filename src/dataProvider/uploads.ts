import type { UploadKind } from '../schemas';
import { answerKey } from './answerWords';
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

  constructor(problem: UploadProblem) {
    super(problem.key);
    this.name = 'UploadError';
    this.problem = problem;
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

/** Extensions a kind takes, without the dot. */
export function extensionsOf({ kind, isImage }: { kind: UploadKind; isImage: boolean }): readonly string[] {
  return isImage ? EXTENSIONS.images : KINDS[kind].takes.flatMap((group) => EXTENSIONS[group]);
}

/** What is wrong with a file before anything is sent; null when nothing is. */
export function checkFile({ file, kind, isImage, maxBytes, locale }: { file: File; kind: UploadKind; isImage: boolean; maxBytes: number; locale: string }): UploadProblem | null {
  const allowed = extensionsOf({ kind, isImage });
  if (file.size === 0) return { key: 'lectern.upload.empty' };
  if (!allowed.includes(extensionOf(file.name))) return { key: 'lectern.upload.extension', args: { extensions: allowed.join(', ') } };
  if (file.size > maxBytes) return { key: 'lectern.upload.tooLarge', args: { size: sizeText({ bytes: file.size, locale }), limit: sizeText({ bytes: maxBytes, locale }) } };
  return null;
}

/**
 * Sends a file: asks for a signed address, puts the file to it, gives the public address. An address is reused without a
 * call; nothing selected is an empty address and no error (part 1 §5).
 * @throws UploadError with the specification's text for the step that failed
 * @throws DOMException AbortError when `signal` is aborted
 */
export async function sendFile({ client, file, kind, instituteId, onProgress, signal }: UploadParams & { client: Client }): Promise<string> {
  if (typeof file === 'string') return file;
  if (!file) return '';
  const contentType = contentTypeOf(file);
  const { uploadUrl, publicUrl } = await signedAddress({ client, file, kind, contentType, instituteId, signal });
  await putFile({ url: resolveUrl({ url: uploadUrl, base: client.base }), file, contentType, onProgress, signal });
  return publicUrl;
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

interface SignedParams {
  readonly client: Client;
  readonly file: File;
  readonly kind: UploadKind;
  readonly contentType: string;
  readonly instituteId?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
}

async function signedAddress({ client, file, kind, contentType, instituteId, signal }: SignedParams): Promise<{ uploadUrl: string; publicUrl: string }> {
  const body = { fileName: file.name, contentType, extension: extensionOf(file.name), ...(instituteId ? { instituteId } : {}) };
  let data: unknown;
  try {
    data = (await client.send({ method: 'POST', path: KINDS[kind].path, body, signal, handling: { quiet: true } })).data;
  } catch (error) {
    if (error instanceof DOMException) throw error;
    throw new UploadError({ key: 'fixed.upload.noUploadUrl' });
  }
  const uploadUrl = isBody(data) ? (data['uploadUrl'] ?? data['uploadURL']) : null;
  const publicUrl = isBody(data) ? data['filePublicUrl'] : null;
  if (typeof uploadUrl !== 'string' || uploadUrl === '' || typeof publicUrl !== 'string' || publicUrl === '') throw new UploadError({ key: 'fixed.upload.urlFailed' });
  return { uploadUrl, publicUrl };
}

interface PutParams {
  readonly url: string;
  readonly file: File;
  readonly contentType: string;
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Puts a file to a signed address. By XMLHttpRequest, which tells how much has been sent. No time limit: a large file may
 * take its time.
 * @throws UploadError with the specification's text
 */
export function putFile({ url, file, contentType, onProgress, signal }: PutParams): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const end = (finish: () => void): void => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    const fail = (key: string, args?: Readonly<Record<string, string>>): void => end(() => reject(new UploadError({ key, ...(args && { args }) })));
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => (request.status >= 200 && request.status < 300 ? end(resolve) : failFor(request, fail)));
    request.addEventListener('error', () => fail(contentType.startsWith('image/') ? 'fixed.upload.tryAgain' : 'fixed.upload.somethingWrong'));
    request.addEventListener('abort', () => end(() => reject(new DOMException('The upload was given up.', 'AbortError'))));
    if (signal?.aborted) return reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', contentType);
    request.send(file);
  });
}

/** What is wrong with a picture is said with its figures, where the platform says it. */
function failFor({ status, responseText }: XMLHttpRequest, fail: (key: string, args?: Readonly<Record<string, string>>) => void): void {
  const body = bodyOf(responseText);
  const reason = typeof body['reason'] === 'string' && body['reason'].startsWith('picture') ? answerKey({ reason: body['reason'], code: null }) : null;
  if (reason === null) return fail(textOfPut(status));
  fail(reason, Object.fromEntries(Object.entries(isBody(body['params']) ? body['params'] : {}).map(([name, value]) => [name, String(value)])));
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
