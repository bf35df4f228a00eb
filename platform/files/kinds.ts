import { UPLOAD_KINDS, type Field, type Resource, type UploadKind } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';

/** A class of files: how they may be named, what they must turn out to be, and how large they may be. */
export interface FileClass {
  readonly name: 'image' | 'document' | 'video' | 'audio';
  /** Without the point, in lower case (part 1 §5). */
  readonly extensions: readonly string[];
  /** What the content may turn out to be. */
  readonly contents: readonly string[];
  /** Content types a client may announce. */
  readonly announced: readonly string[];
  readonly maxBytes: number;
}

/** What may be uploaded for a kind. */
export interface KindRule {
  readonly kind: UploadKind;
  readonly classes: readonly FileClass[];
}

/** The rule of a kind; `undefined` for a kind the specification does not name. */
export function kindRule(kind: string): KindRule | undefined {
  const known = UPLOAD_KINDS.find((one) => one === kind);
  return known && { kind: known, classes: CLASSES_OF[known] };
}

/** The class a file name's extension belongs to, among those of the kind. */
export function classOf({ rule, extension }: { rule: KindRule; extension: string }): FileClass | undefined {
  return rule.classes.find((one) => one.extensions.includes(extension));
}

/** Every extension the kind allows, for messages. */
export function allowedExtensions(rule: KindRule): string[] {
  return rule.classes.flatMap((one) => one.extensions);
}

/** Bytes a file may have: the class's limit, or less where every field of the kind declares less. */
export function maxBytesFor({ context, rule, fileClass }: { context: Pick<PlatformContext, 'loader'>; rule: KindRule; fileClass: FileClass }): number {
  const declared = fieldsOfKind({ context, kind: rule.kind }).map(({ field }) => field.maxBytes);
  return Math.min(fileClass.maxBytes, ...(declared.length > 0 ? [Math.max(...declared)] : []));
}

/** The image and file fields of this kind, in all declarations, also inside groups and lists. */
export function fieldsOfKind({ context, kind }: { context: Pick<PlatformContext, 'loader'>; kind: UploadKind }): { resource: Resource; field: Field }[] {
  return context.loader.all().flatMap((resource) => collect(resource.fields, SAME_KIND[kind] ?? [kind]).map((field) => ({ resource, field })));
}

/** The content type a stored file is served with. */
export function servedType(extension: string): string {
  return SERVED_TYPES[extension] ?? 'application/octet-stream';
}

/** 1,000,000 bytes, not a mebibyte (part 1 §5). */
const IMAGE: FileClass = {
  name: 'image', extensions: ['jpg', 'jpeg', 'jfif', 'png'], contents: ['jpg', 'png', 'apng'], maxBytes: 1_000_000,
  announced: ['image/jpeg', 'image/jpg', 'image/pjpeg', 'image/jfif', 'image/png'],
};
const DOCUMENT: FileClass = { name: 'document', extensions: ['pdf'], contents: ['pdf'], announced: ['application/pdf'], maxBytes: 50_000_000 };
const VIDEO: FileClass = {
  name: 'video', extensions: ['mov', 'mp4'], contents: ['mov', 'mp4', 'm4v'], maxBytes: 1_000_000_000,
  announced: ['video/mp4', 'video/quicktime', 'video/mov', 'video/x-m4v'],
};
const AUDIO: FileClass = { name: 'audio', extensions: ['mp3'], contents: ['mp3'], announced: ['audio/mpeg', 'audio/mp3'], maxBytes: 50_000_000 };

const CLASSES_OF: Readonly<Record<UploadKind, readonly FileClass[]>> = {
  category: [IMAGE],
  institute: [IMAGE],
  institution: [IMAGE],
  video: [VIDEO],
  notes: [DOCUMENT, IMAGE],
  course: [IMAGE, DOCUMENT, VIDEO],
  language: [IMAGE],
  curriculum: [IMAGE, DOCUMENT, VIDEO, AUDIO],
  banner: [IMAGE],
  public: [IMAGE, DOCUMENT],
  user: [IMAGE],
  faculty: [IMAGE],
  supportFiles: [IMAGE, DOCUMENT],
  test: [IMAGE, DOCUMENT, AUDIO],
  videoImages: [IMAGE],
  courseBanner: [IMAGE],
  courseVideo: [VIDEO],
};

/** The specification writes the address `/uploads/institute` and the kind `institution`: both are one. */
const SAME_KIND: Partial<Record<UploadKind, readonly UploadKind[]>> = {
  institute: ['institute', 'institution'],
  institution: ['institute', 'institution'],
};

const SERVED_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg', jpeg: 'image/jpeg', jfif: 'image/jpeg', png: 'image/png', svg: 'image/svg+xml', pdf: 'application/pdf',
  mp4: 'video/mp4', mov: 'video/quicktime', mp3: 'audio/mpeg',
};

function collect(fields: Readonly<Record<string, Field>>, kinds: readonly UploadKind[]): Field[] {
  return Object.values(fields).flatMap((field) => [
    ...(field.kind && kinds.includes(field.kind) ? [field] : []),
    ...collect(field.fields, kinds),
  ]);
}
