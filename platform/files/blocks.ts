/** Bytes of a block; the last of a file may have fewer (part 1 §9). */
export const BLOCK_BYTES = 4_194_304;

/** Blocks that a list may name. */
export const MOST_BLOCKS = 500;

/** What the console calls a block: names of one file must all be of one length. */
export function blockName(at: number): string {
  return Buffer.from(String(at).padStart(6, '0')).toString('base64');
}

/** A block that has arrived whole. */
export interface BlockSent {
  /** As whoever sends it calls it. */
  readonly block: string;
  readonly bytes: number;
}

/** A file that comes in blocks: `id` is the one in its key. */
export interface BlockFile {
  readonly id: string;
}

export interface JoinInput extends BlockFile {
  readonly blocks: readonly string[];
}

/** A block that is not taken; `reason` is one of the platform's. */
export class BlockRefused extends Error {
  constructor(readonly reason: 'blockTooLarge' | 'tooManyBlocks') {
    super(reason);
    this.name = 'BlockRefused';
  }
}
