import { FileError } from './fileTable';

/** What a book may be once it is unpacked, in bytes: a sheet of as many rows and columns as are taken is less. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/** What makes a ZIP file a book of Excel. */
const BOOK = '[content_types].xml';
/** What makes it something else, that its reader would unpack as well. */
const OTHERS: ReadonlySet<string> = new Set(['meta-inf/manifest.xml', 'objectdata.xml', 'index/document.iwa']);

/**
 * Unpacks a book into nothing, and stops where that is more than a book may be: what its directory says of sizes may be
 * untrue. What its directory says otherwise than the parts themselves is refused, since nobody knows what is believed.
 * @throws FileError for what is no book, for what is too much
 */
export async function checkUnpacked(bytes: Uint8Array): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = entriesOf(view).map((entry) => partOf({ bytes, view, entry }));
  const names = new Set(parts.map(({ name }) => name));
  if (!names.has(BOOK) || parts.some(({ name }) => OTHERS.has(name))) throw new FileError('broken');
  let room = MOST_UNPACKED;
  for (const part of parts) {
    // The same bytes may be named by many entries.
    room -= await sizeOf({ part, most: room });
    if (room < 0) throw new FileError('unpacked');
  }
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

interface Part {
  /** In lower case. */
  readonly name: string;
  readonly method: number;
  readonly bytes: Uint8Array;
}

/** The directory at the end of a ZIP file. @throws FileError where there is none, or its two counts differ */
function entriesOf(view: DataView): Entry[] {
  let end = view.byteLength - 4;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || end + 22 > view.byteLength) throw new FileError('broken');
  const count = view.getUint16(end + 10, true);
  if (view.getUint16(end + 8, true) !== count) throw new FileError('broken');
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new FileError('broken');
    entries.push({ method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** @throws FileError where the part is packed otherwise than its entry says */
function partOf({ bytes, view, entry: { at, method, packed } }: { bytes: Uint8Array; view: DataView; entry: Entry }): Part {
  if (at + 30 > view.byteLength || view.getUint16(at + 8, true) !== method) throw new FileError('broken');
  const nameEnd = at + 30 + view.getUint16(at + 26, true);
  const begin = nameEnd + view.getUint16(at + 28, true);
  return { name: new TextDecoder('latin1').decode(bytes.subarray(at + 30, nameEnd)).toLowerCase(), method, bytes: bytes.subarray(begin, begin + packed) };
}

async function sizeOf({ part: { method, bytes }, most }: { part: Part; most: number }): Promise<number> {
  if (method === STORED) return bytes.length;
  if (method !== DEFLATED) throw new FileError('broken');
  const reader = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done && size <= most; part = await reader.read()) size += part.value.length;
  } catch {
    throw new FileError('broken');
  }
  void reader.cancel().catch(() => undefined);
  return size;
}
