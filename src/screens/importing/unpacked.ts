import { FileError } from './fileTable';

/** What a book may be once it is unpacked, in bytes: a sheet of as many rows and columns as are taken is less. */
const MOST_UNPACKED = 60 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks a book into nothing, and stops where that is more than a book may be: what its directory says of sizes may be
 * untrue.
 * @throws FileError for what is no ZIP file, for what is too much
 */
export async function checkUnpacked(bytes: Uint8Array): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let room = MOST_UNPACKED;
  for (const entry of entriesOf(view)) {
    // The same bytes may be named by many entries.
    room -= await sizeOf({ bytes, view, entry, most: room });
    if (room < 0) throw new FileError('unpacked');
  }
}

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** The directory at the end of a ZIP file. @throws FileError where there is none */
function entriesOf(view: DataView): Entry[] {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new FileError('broken');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) throw new FileError('broken');
    entries.push({ method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) });
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function sizeOf({ bytes, view, entry, most }: { bytes: Uint8Array; view: DataView; entry: Entry; most: number }): Promise<number> {
  if (entry.at + 30 > view.byteLength) throw new FileError('broken');
  const begin = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.slice(begin, begin + entry.packed);
  if (entry.method === STORED) return packed.length;
  if (entry.method !== DEFLATED) throw new FileError('broken');
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done && size <= most; part = await reader.read()) size += part.value.length;
  } catch {
    throw new FileError('broken');
  }
  void reader.cancel().catch(() => undefined);
  return size;
}
