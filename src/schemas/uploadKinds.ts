import type { FieldOptions } from './field';

export interface UploadOptions extends FieldOptions {
  /** The upload kind of the specification, for example `banner`. @example kind: 'banner' */
  readonly kind: UploadKind;
  /**
   * A choice beside it says what the file has to be: only what this kind takes is offered, and any other is refused.
   * @default whatever `kind` takes
   * @example kindBy: { field: 'type', is: { video: 'video', notes: 'notes' } }
   */
  readonly kindBy?: KindBy;
  /** Bytes. @default 1,000,000 of an image, 50,000,000 of a file @example maxBytes: 200_000 */
  readonly maxBytes?: number;
}

/** The choice beside it, and the kind by what is chosen there. */
export type KindBy = { readonly field: string; readonly is: Readonly<Record<string, UploadKind>> };

/** Kinds of upload named by the specification (part 1 §7, part 2 §7). */
export const UPLOAD_KINDS = [
  'category', 'institute', 'institution', 'video', 'notes', 'course', 'language', 'curriculum', 'banner', 'public',
  'user', 'faculty', 'supportFiles', 'test', 'videoImages', 'courseBanner', 'courseVideo',
] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];
