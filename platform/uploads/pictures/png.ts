import { BrokenPicture, orientationOf, tiffOf, type Picture } from './picture';

/**
 * A PNG without what cameras and programs wrote about it: texts, among them XMP, times, Exif but for the orientation, and
 * whatever follows its end. What it looks like stays as it is, moving pictures too.
 * @throws BrokenPicture when its chunks do not follow each other, or the first does not say how large it is
 */
export function cleanPng(source: Buffer): Picture {
  const kept: Buffer[] = [source.subarray(0, SIGNATURE_BYTES)];
  let size: { width: number; height: number } | null = null;
  for (let at = SIGNATURE_BYTES; at < source.length; ) {
    if (at + 12 > source.length) throw new BrokenPicture();
    const end = at + 12 + source.readUInt32BE(at);
    if (end > source.length) throw new BrokenPicture();
    const type = source.toString('latin1', at + 4, at + 8);
    const content = source.subarray(at + 8, end - 4);
    if (!size && (type !== 'IHDR' || content.length < 13)) throw new BrokenPicture();
    size ??= { width: content.readUInt32BE(0), height: content.readUInt32BE(4) };
    if (type === 'eXIf') kept.push(...exifOf(content));
    else if (!TOLD.has(type)) kept.push(source.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  if (!size || size.width === 0 || size.height === 0) throw new BrokenPicture();
  return { ...size, bytes: Buffer.concat(kept) };
}

const SIGNATURE_BYTES = 8;
const TOLD = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME']);

function exifOf(content: Buffer): Buffer[] {
  const orientation = orientationOf(content);
  return orientation === 1 ? [] : [chunkOf('eXIf', tiffOf(orientation))];
}

function chunkOf(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)];
  head.writeUInt32BE(content.length, 0);
  tail.writeUInt32BE(checksumOf(body), 0);
  return Buffer.concat([head, body, tail]);
}

/** CRC-32, as PNG has it. For the few bytes of a chunk of our own. */
function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
