/** What is kept of an uploaded picture. */
export interface Picture {
  /** In dots, as its own header says. */
  readonly width: number;
  readonly height: number;
  /** The picture without what cameras and programs wrote about it. */
  readonly bytes: Buffer;
}

/** Thrown where a picture's own structure does not hold. */
export class BrokenPicture extends Error {}

/** The larger way to turn a picture that its header names: 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * The orientation that an Exif block (TIFF) names, for pictures are stored as the sensor lies and turned when shown.
 * @returns 1 where none is named, or the block cannot be read
 */
export function orientationOf(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1;
  const isLittle = order === 'II';
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (start + 2 > tiff.length) return 1;
  for (let entry = 0, at = start + 2; entry < short(start) && at + 12 <= tiff.length; entry++, at += 12) {
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? (value as Orientation) : 1;
  }
  return 1;
}

/** An Exif block (TIFF) that names the orientation and nothing else. */
export function tiffOf(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 0, 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const ORIENTATION = 0x0112;
const SHORT = 3;
