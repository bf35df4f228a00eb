import { BrokenPicture, KeptParts, orientationOf, tiffOf, type Picture } from './picture';

/**
 * A JPEG without what cameras and programs wrote about it: place, device, thumbnails, comments, and whatever follows its
 * end. What it looks like stays: colours (ICC, Adobe), density (JFIF) and orientation.
 * @throws BrokenPicture when its segments do not follow each other, are too many, or none says how large it is
 */
export function cleanJpeg(source: Buffer): Picture {
  const kept = new KeptParts(source);
  kept.keep(0, 2);
  let [width, height] = [0, 0];
  let at = 2;
  while (at < source.length) {
    kept.count();
    const { marker, start } = markerAt(source, at);
    if (marker === END) {
      kept.keep(start, start + 2);
      break;
    }
    if (start + 4 > source.length) throw new BrokenPicture();
    const end = start + 2 + source.readUInt16BE(start + 2);
    if (end > source.length || end < start + 4) throw new BrokenPicture();
    const content = source.subarray(start + 4, end);
    if (isFrame(marker)) {
      if (content.length < 6) throw new BrokenPicture();
      [width, height] = [Math.max(width, content.readUInt16BE(3)), Math.max(height, content.readUInt16BE(1))];
    }
    const segment = keptOf({ marker, content });
    if (segment === 'whole') kept.keep(start, end);
    else if (segment) kept.add(segment);
    at = marker === SCAN ? endOfScan(source, end) : end;
    if (marker === SCAN) kept.keep(end, at);
  }
  if (width === 0 || height === 0) throw new BrokenPicture();
  return { width, height, bytes: kept.bytes() };
}

const [APP0, APP1, APP2, APP14, SCAN, END] = [0xe0, 0xe1, 0xe2, 0xee, 0xda, 0xd9];
const EXIF = 'Exif\0\0';
/** Tables of Huffman and arithmetic codes, and a reserved marker, lie among those of frames. */
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
/** Tables of codes and of quantization, the scan, late heights, restarts, and pictures in several sizes. */
const DRAWN_WITH = new Set([0xc4, 0xcc, SCAN, 0xdb, 0xdc, 0xdd, 0xde, 0xdf]);

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker);
}

/** The marker at a place, after the fill bytes there may be. */
function markerAt(source: Buffer, at: number): { marker: number; start: number } {
  if (source[at] !== 0xff) throw new BrokenPicture();
  let start = at;
  while (source[start + 1] === 0xff) start++;
  const marker = source[start + 1];
  if (marker === undefined || marker < 0xc0) throw new BrokenPicture();
  return { marker, start };
}

/** What is kept of a segment: all of it where something is drawn with it, its orientation or density alone, or nothing. */
function keptOf({ marker, content }: { marker: number; content: Buffer }): Buffer | 'whole' | null {
  if (isFrame(marker) || DRAWN_WITH.has(marker)) return 'whole';
  const name = content.toString('latin1', 0, 12);
  // A small picture may lie in a JFIF block behind its fourteen bytes: it is told of and left out.
  if (marker === APP0) return name.startsWith('JFIF\0') && content.length >= 14 ? withoutThumbnail(content) : null;
  if (marker === APP2) return name === 'ICC_PROFILE\0' ? 'whole' : null;
  if (marker === APP14) return name.startsWith('Adobe') ? 'whole' : null;
  if (marker !== APP1 || !name.startsWith(EXIF)) return null;
  const orientation = orientationOf(content.subarray(EXIF.length));
  return orientation === 1 ? null : exifSegment(tiffOf(orientation));
}

function withoutThumbnail(content: Buffer): Buffer {
  const segment = Buffer.concat([Buffer.from([0xff, APP0, 0, 16]), content.subarray(0, 14)]);
  segment.fill(0, 16);
  return segment;
}

function exifSegment(tiff: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(0xff00 | APP1, 0);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff]);
}

/** Where the dots of a scan end: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(source: Buffer, from: number): number {
  for (let at = from; at + 1 < source.length; at++) {
    if (source[at] !== 0xff) continue;
    const next = source[at + 1]!;
    if (next !== 0x00 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return source.length;
}
