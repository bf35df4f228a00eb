import { deflateRawSync } from 'node:zlib';
import { CFB } from 'xlsx';

/** A part of a ZIP file, and what the file says of it where that is not so. */
export interface MadePart {
  readonly name: string;
  readonly content: Uint8Array;
  /** @default the content, packed as `method` says */
  readonly packed?: Uint8Array;
  /** 0 as it is, 8 deflated. @default 8 */
  readonly method?: number;
  /** The same in the directory alone. @default `method` */
  readonly entryMethod?: number;
  /** Size unpacked, in the head and in the directory. @default the true one */
  readonly said?: number;
  /** The same in the directory alone. @default `said` */
  readonly entrySaid?: number;
  /** Size packed, in both. @default the true one */
  readonly saidPacked?: number;
  readonly flags?: number;
}

/** How a ZIP file is written. */
export interface ZipKind {
  /** Sizes behind the parts, with a sign before them or without; the heads have none. @default in the heads */
  readonly behind?: 'signed' | 'unsigned';
  /** Numbers of 64 bits, of heads and entries or of the end of the directory as well. @default none */
  readonly long?: 'parts' | 'all';
  /** How often the directory names each part. @default 1 */
  readonly times?: number;
  /** Entries, by the second count of the directory. @default as many as there are */
  readonly counted?: number;
}

export function zipOf(parts: readonly MadePart[], { behind, long, times = 1, counted = parts.length * times }: ZipKind = {}): Uint8Array {
  const written: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const { content, method = 8, entryMethod = method, said = content.length, entrySaid = said, packed = method === 8 ? deflateRawSync(content) : content, saidPacked = packed.length, flags = 0 } = part;
    const name = Buffer.from(part.name);
    const sizes = behind ? [0, 0] : [saidPacked, said];
    const extra = long ? longs(behind ? [0, 0] : [said, saidPacked]) : Buffer.alloc(0);
    const bits = flags | (behind ? 8 : 0);
    const head = numbers([4, 0x04034b50], [2, 20], [2, bits], [2, method], [4, 0], [4, 0], ...(long ? LONG_SIZES : sizes.map((size): Sized => [4, size])), [2, name.length], [2, extra.length]);
    const tail = behind ? numbers(...(behind === 'signed' ? [[4, 0x08074b50] as const] : []), [4, 0], [long ? 8 : 4, saidPacked], [long ? 8 : 4, said]) : Buffer.alloc(0);
    const entryExtra = long ? longs([entrySaid, saidPacked, at]) : Buffer.alloc(0);
    const entrySizes: Sized[] = long ? LONG_SIZES : [[4, saidPacked], [4, entrySaid]];
    const entry = numbers([4, 0x02014b50], [2, 20], [2, 20], [2, bits], [2, entryMethod], [4, 0], [4, 0], ...entrySizes, [2, name.length], [2, entryExtra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, long ? LONG : at]);
    entries.push(...Array.from({ length: times }, () => Buffer.concat([entry, name, entryExtra])));
    const bytes = Buffer.concat([head, name, extra, packed, tail]);
    written.push(bytes);
    at += bytes.length;
  }
  const directory = Buffer.concat(entries);
  const count = parts.length * times;
  const longEnd = numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count], [8, directory.length], [8, at]);
  const place = numbers([4, 0x07064b50], [4, 0], [8, at + directory.length], [4, 1]);
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], ...(long === 'all' ? LONG_END : ([[2, count], [2, counted], [4, directory.length], [4, at]] as const)), [2, 0]);
  return new Uint8Array(Buffer.concat([...written, directory, ...(long === 'all' ? [longEnd, place] : []), end]));
}

/** What stands in a book, unpacked. */
export function partsOf(book: Uint8Array): MadePart[] {
  const { FullPaths, FileIndex } = CFB.read(book, { type: 'array' }) as { FullPaths: readonly string[]; FileIndex: readonly { readonly type: number; readonly content?: ArrayLike<number> }[] };
  return FullPaths.flatMap((path, index) => {
    const { type, content } = FileIndex[index]!;
    return type === 2 && content && !path.includes('Sh33tJ5') ? [{ name: path.replace(/^Root Entry\//, ''), content: Uint8Array.from(content) }] : [];
  });
}

type Sized = readonly [size: 2 | 4 | 8, number: number];

const LONG = 0xffffffff;
const LONG_SIZES: Sized[] = [[4, LONG], [4, LONG]];
const LONG_END: Sized[] = [[2, 0xffff], [2, 0xffff], [4, LONG], [4, LONG]];

function longs(values: readonly number[]): Buffer {
  // What an archiver adds of its own stands before it.
  return Buffer.concat([numbers([2, 0x5455], [2, 5], [2, 1], [2, 0]), Buffer.alloc(1), numbers([2, 1], [2, values.length * 8], ...values.map((value): Sized => [8, value]))]);
}

function numbers(...values: readonly Sized[]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, number] of values) {
    if (size === 2) bytes.writeUInt16LE(number, at);
    else if (size === 4) bytes.writeUInt32LE(number, at);
    else bytes.writeBigUInt64LE(BigInt(number), at);
    at += size;
  }
  return bytes;
}
