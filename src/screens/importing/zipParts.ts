import { FileError } from './fileTable';

/** A part of a ZIP file, by its directory and its own head. */
export interface ZipPart {
  readonly name: Uint8Array;
  readonly isDeflated: boolean;
  /** As they stand in the file. */
  readonly packed: Uint8Array;
  /** What the file says of the part unpacked, in bytes; nothing holds it to that. */
  readonly size: number;
}

/**
 * The parts of a ZIP file, in the order of its directory.
 * @throws FileError where there is no directory, where a part is cut off, locked or packed in a way that books are not, and
 * where two places say two things of one: nobody knows which is believed
 */
export function zipPartsOf(file: Uint8Array): ZipPart[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let taken = 0;
  return entriesOf(view).map((entry) => {
    const { part, length } = partOf({ file, view, entry });
    taken += length;
    // The same bytes may be named by many entries.
    if (taken > file.length) throw new FileError('unpacked');
    return part;
  });
}

/** The end of a directory, and of one with long numbers: where that is told, and itself. */
const END = { sign: 0x06054b50, length: 22 };
const LONG_END_PLACE = { sign: 0x07064b50, length: 20 };
const LONG_END = { sign: 0x06064b50, length: 56 };
const ENTRY = { sign: 0x02014b50, length: 46 };
const HEAD = { sign: 0x04034b50, length: 30 };
const STORED = 0;
const DEFLATED = 8;

/** With a password, or with a head that is hidden by one. */
const LOCKED = 0x2041;
/** The head was written before its part was packed: its sizes stand behind the part, and in the directory. */
const SIZES_FOLLOW = 0x8;
/** In place of a number that is told elsewhere, in 64 bits. */
const LONG = 0xffffffff;
const LONG_COUNT = 0xffff;
const LONG_NUMBERS = 1;

interface Numbers {
  /** Unpacked. */
  readonly size: number;
  readonly packed: number;
  readonly at: number;
}

interface Entry extends Numbers {
  readonly method: number;
}

function entriesOf(view: DataView): Entry[] {
  let { count, at } = directoryOf(view);
  if (count >= LONG_COUNT) throw new FileError('broken');
  const entries: Entry[] = [];
  for (; count > 0; count -= 1) {
    expectSign({ view, at, ...ENTRY });
    const extra = at + ENTRY.length + view.getUint16(at + 28, true);
    const next = extra + view.getUint16(at + 30, true);
    if (next > view.byteLength) throw new FileError('broken');
    const said = { size: view.getUint32(at + 24, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) };
    entries.push({ method: view.getUint16(at + 10, true), ...withLong({ view, said, from: extra, to: next }) });
    at = next + view.getUint16(at + 32, true);
  }
  return entries;
}

function directoryOf(view: DataView): { count: number; at: number } {
  let end = view.byteLength - END.length;
  while (end >= 0 && view.getUint32(end, true) !== END.sign) end -= 1;
  if (end < 0) throw new FileError('broken');
  const [count, at] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  if (view.getUint16(end + 8, true) !== count) throw new FileError('broken');
  if (count !== LONG_COUNT && at !== LONG) return { count, at };
  const place = end - LONG_END_PLACE.length;
  expectSign({ view, at: place, ...LONG_END_PLACE });
  const long = longAt(view, place + 8);
  expectSign({ view, at: long, ...LONG_END });
  return { count: longAt(view, long + 32), at: longAt(view, long + 48) };
}

function partOf({ file, view, entry }: { file: Uint8Array; view: DataView; entry: Entry }): { part: ZipPart; length: number } {
  const { at, method, packed, size } = entry;
  expectSign({ view, at, ...HEAD });
  const flags = view.getUint16(at + 6, true);
  const nameEnd = at + HEAD.length + view.getUint16(at + 26, true);
  const begin = nameEnd + view.getUint16(at + 28, true);
  const end = begin + packed;
  if (end > file.length || (flags & LOCKED) !== 0 || view.getUint16(at + 8, true) !== method || (method !== STORED && method !== DEFLATED)) throw new FileError('broken');
  if ((flags & SIZES_FOLLOW) === 0) {
    const head = withLong({ view, said: { size: view.getUint32(at + 22, true), packed: view.getUint32(at + 18, true), at }, from: nameEnd, to: begin });
    if (head.size !== size || head.packed !== packed) throw new FileError('broken');
  }
  if (method === STORED && packed !== size) throw new FileError('broken');
  return { part: { name: file.subarray(at + HEAD.length, nameEnd), isDeflated: method === DEFLATED, packed: file.subarray(begin, end), size }, length: end - at };
}

/** Numbers that do not fit into 32 bits, or were kept room for, stand among what is added to a head or an entry. */
function withLong({ view, said, from, to }: { view: DataView; said: Numbers; from: number; to: number }): Numbers {
  const names = (['size', 'packed', 'at'] as const).filter((name) => said[name] === LONG);
  if (names.length === 0) return said;
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LONG_NUMBERS) continue;
    if (at + 4 + names.length * 8 > to) break;
    return { ...said, ...Object.fromEntries(names.map((name, index) => [name, longAt(view, at + 4 + index * 8)])) };
  }
  throw new FileError('broken');
}

/** A number of 64 bits; beyond 53 it is not exact, and far beyond any file. */
function longAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function expectSign({ view, at, sign, length }: { view: DataView; at: number; sign: number; length: number }): void {
  if (at < 0 || at + length > view.byteLength || view.getUint32(at, true) !== sign) throw new FileError('broken');
}
