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

/** Segments or chunks that a picture may have: real ones have hundreds at the most, and each takes a step. */
const MOST_PARTS = 4_096;

/** Gathers what is kept of a picture, as few pieces: what lies side by side in the source is one. */
export class KeptParts {
  private readonly pieces: (Buffer | { readonly from: number; to: number })[] = [];
  private parts = 0;

  constructor(private readonly source: Buffer) {}

  /**
   * Counts one more segment or chunk, kept or not.
   * @throws BrokenPicture when there are more than any real picture has
   */
  count(): void {
    if (++this.parts > MOST_PARTS) throw new BrokenPicture();
  }

  /** Keeps the bytes of the source from one place up to another. */
  keep(from: number, to: number): void {
    const last = this.pieces.at(-1);
    if (last && !Buffer.isBuffer(last) && last.to === from) last.to = to;
    else this.pieces.push({ from, to });
  }

  /** Puts bytes here that the source does not have. */
  add(bytes: Buffer): void {
    this.pieces.push(bytes);
  }

  bytes(): Buffer {
    return Buffer.concat(this.pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : this.source.subarray(piece.from, piece.to))));
  }
}

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
