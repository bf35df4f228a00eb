import type { UploadKind } from '../../schemas';

/** What this browser knows of a file that is on its way: enough to go on with the same file after the page was closed. */
export interface KeptUpload {
  readonly kind: UploadKind;
  readonly instituteId: string | null;
  /** Of the file that was chosen. */
  readonly name: string;
  readonly size: number;
  readonly modified: number;
  readonly publicUrl: string;
  /** What each block holds that has arrived, by its name: what `digestOf` says of it. */
  readonly blocks: Readonly<Record<string, string>>;
  /** When it was last written, in ms since 1970. */
  readonly at: number;
}

type Wanted = Pick<KeptUpload, 'kind' | 'instituteId'> & { readonly file: Pick<File, 'name' | 'size' | 'lastModified'> };

/** What is known of a file that is chosen again; `null` where it was not begun, or that was too long ago. */
export function recall({ kind, instituteId, file }: Wanted): KeptUpload | null {
  return readAll().find((one) => one.kind === kind && one.instituteId === instituteId && isSameFile(one, file)) ?? null;
}

/** Files for this place that were begun and have not come whole, the newest first. */
export function begun({ kind, instituteId }: Pick<KeptUpload, 'kind' | 'instituteId'>): KeptUpload[] {
  return readAll().filter((one) => one.kind === kind && one.instituteId === instituteId);
}

export function keep(upload: KeptUpload): void {
  writeAll([upload, ...readAll().filter(({ publicUrl }) => publicUrl !== upload.publicUrl)]);
}

export function forget({ publicUrl }: Pick<KeptUpload, 'publicUrl'>): void {
  writeAll(readAll().filter((one) => one.publicUrl !== publicUrl));
}

const PLACE = 'lectern.uploads';
/** The platform keeps blocks for a day. In ms. */
const KEPT_MS = 86_400_000;
const MOST = 20;

function isSameFile({ name, size, modified }: KeptUpload, file: Wanted['file']): boolean {
  return name === file.name && size === file.size && modified === file.lastModified;
}

/** A browser that keeps nothing begins anew each time. */
function readAll(): KeptUpload[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? (found as KeptUpload[]).filter((one) => typeof one?.publicUrl === 'string' && Date.now() - one.at < KEPT_MS) : [];
  } catch {
    return [];
  }
}

function writeAll(uploads: readonly KeptUpload[]): void {
  try {
    if (uploads.length === 0) localStorage.removeItem(PLACE);
    else localStorage.setItem(PLACE, JSON.stringify(uploads.slice(0, MOST)));
  } catch {
    // What cannot be kept is sent anew.
  }
}
