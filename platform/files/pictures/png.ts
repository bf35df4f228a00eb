import { BrokenPicture, KeptParts, orientationOf, tiffOf, type Picture } from './picture';

/**
 * A PNG without what cameras and programs wrote about it: only what it is drawn with stays, moving pictures too, the
 * orientation of its Exif block, and its colour profile under no name.
 * @throws BrokenPicture when its chunks do not follow each other, are too many, or the first does not say how large it is
 */
export function cleanPng(source: Buffer): Picture {
  const kept = new KeptParts(source);
  kept.keep(0, SIGNATURE_BYTES);
  let size: { width: number; height: number } | null = null;
  const seen = new Set<string>();
  for (let at = SIGNATURE_BYTES; at < source.length; ) {
    kept.count();
    if (at + 12 > source.length) throw new BrokenPicture();
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw new BrokenPicture();
    const type = source.toString('latin1', at + 4, at + 8);
    const content = source.subarray(at + 8, end - 4);
    if (!size && (type !== 'IHDR' || content.length < 13)) throw new BrokenPicture();
    size ??= { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
    const rewritten = seen.has(type) ? null : rewrittenOf({ type, content });
    if (DRAWN_WITH.has(type)) kept.keep(at, end);
    else if (rewritten) kept.add(chunkOf(type, rewritten));
    seen.add(type);
    if (type === 'IEND') break;
    at = end;
  }
  if (!size || size.width === 0 || size.height === 0) throw new BrokenPicture();
  return { ...size, bytes: kept.bytes() };
}

const SIGNATURE_BYTES = 8;
/** The picture itself, its transparency, colours, density and background, and the frames of a moving one. */
const DRAWN_WITH = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'mDCV', 'cLLI', 'sBIT', 'pHYs', 'bKGD', 'hIST', 'acTL', 'fcTL', 'fdAT']);

/** What is kept of a chunk that tells more than what it is drawn with; `null`: nothing. A picture has one of each kind. */
function rewrittenOf({ type, content }: { type: string; content: Buffer }): Buffer | null {
  if (type === 'iCCP') {
    const name = content.indexOf(0);
    return name > 0 && name < 80 ? Buffer.concat([PROFILE, content.subarray(name)]) : null;
  }
  if (type !== 'eXIf') return null;
  const orientation = orientationOf(content);
  return orientation === 1 ? null : tiffOf(orientation);
}

/** Profiles are named after screens and people: here they are all called so. */
const PROFILE = Buffer.from('ICC', 'latin1');

function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length, 0);
  tail.writeUInt32BE(checksumOf(body), 0);
  return Buffer.concat([head, body, tail]);
}

/** What each value of a byte does to the sum. */
const SUMS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** CRC-32, as PNG has it. */
function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ SUMS[(sum ^ byte) & 0xff]!;
  return (sum ^ 0xffffffff) >>> 0;
}
