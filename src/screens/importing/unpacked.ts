import { FileError } from './fileTable';
import { storedZip, type StoredPart } from './storedZip';
import { zipPartsOf, type ZipPart } from './zipParts';

/** What a book may be once it is unpacked, in bytes: a sheet of as many rows and columns as are taken is less. */
const MOST_UNPACKED = 60 * 1024 * 1024;

/** What makes a ZIP file a book of Excel. */
const BOOK = '[content_types].xml';
/** What makes it something else, that its reader would unpack as well. */
const OTHERS: ReadonlySet<string> = new Set(['meta-inf/manifest.xml', 'objectdata.xml', 'index/document.iwa']);

/**
 * The same book with its parts as they are, not packed. Its reader takes as much memory for a part as the file says, and
 * leaves out what is more; so it is given nothing but what was unpacked and counted here.
 * @throws FileError for what is no book, for what is too much, and where a part is not as large as the file says
 */
export async function unpacked(book: Uint8Array): Promise<Uint8Array> {
  const parts = zipPartsOf(book);
  const names = new Set(parts.map(({ name }) => new TextDecoder('latin1').decode(name).toLowerCase()));
  if (!names.has(BOOK) || [...names].some((name) => OTHERS.has(name))) throw new FileError('broken');
  let room = MOST_UNPACKED;
  const stored: StoredPart[] = [];
  for (const part of parts) {
    const bytes = part.isDeflated ? await inflate({ part, most: room }) : part.packed;
    stored.push({ name: part.name, bytes });
    room -= bytes.length;
    if (room < 0) throw new FileError('unpacked');
  }
  return storedZip(stored);
}

/** A part unpacked. @throws FileError where it is more than `most` bytes, or other than the file says */
async function inflate({ part: { packed, size }, most }: { part: ZipPart; most: number }): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.min(size, most));
  const reader = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done && length <= most; next = await reader.read()) {
      if (length + next.value.length <= bytes.length) bytes.set(next.value, length);
      length += next.value.length;
    }
  } catch {
    throw new FileError('broken');
  }
  void reader.cancel().catch(() => undefined);
  if (length > most) throw new FileError('unpacked');
  if (length !== size) throw new FileError('broken');
  return bytes;
}
