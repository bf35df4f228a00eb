import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { BLOCK_BYTES } from './blocks';
import type { FileStore, StagedFile } from './fileStore';
import { createFolderBlocks } from './folderBlocks';

/** Files in a folder of this machine. A file is complete or absent: it is written aside, synced and renamed. */
export function createFolderStore({ root }: { readonly root: string }): FileStore {
  const base = resolve(root);
  const incoming = join(base, INCOMING);
  const blocks = createFolderBlocks({ root: join(incoming, BLOCKS) });
  const pathOf = (key: string): string => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep) || path.startsWith(incoming)) throw new RangeError(`“${key}” is not the key of a file.`);
    return path;
  };
  const staging = createStaging({ root, keep: ({ path, key }) => moveTo({ path, target: pathOf(key) }) });
  return {
    stage: staging.stage,
    put: async ({ key, content }) => {
      const target = pathOf(key);
      const path = await staging.newPath();
      await withHandle(path, async (handle) => {
        await handle.writeFile(content);
        await handle.sync();
      });
      await moveTo({ path, target });
    },
    stat: async (key) => {
      const found = await stat(pathOf(key)).catch(nothingIfMissing);
      return found?.isFile() ? { bytes: found.size } : null;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    open: async ({ key, start, end }) => createReadStream(pathOf(key), { start, end }),
    clean: async () => {
      await staging.clean();
      await blocks.clean(BLOCKS_KEPT);
    },
    blocks: {
      bytes: BLOCK_BYTES,
      addresses: () => Promise.resolve(null),
      receive: blocks.receive,
      list: ({ id }) => blocks.list(id),
      join: async (input) => {
        const path = await staging.newPath();
        const bytes = await blocks.join({ ...input, path });
        return bytes === null ? null : staging.staged({ path, bytes, isTooLarge: bytes > input.maxBytes });
      },
      drop: ({ id }) => blocks.drop(id),
      // A block of a file that is there is refused.
      dropLate: async () => 0,
    },
  };
}

/** Where files are received, before anybody reads them. */
export interface Staging extends Pick<FileStore, 'stage' | 'clean'> {
  readonly newPath: () => Promise<string>;
  /** A file that lies here already. */
  readonly staged: (input: Omit<StagedInput, 'keep'>) => Promise<StagedFile>;
}

/** @param keep puts a file that has been received in its place */
export function createStaging({ root, keep }: { readonly root: string; readonly keep: StagedInput['keep'] }): Staging {
  const incoming = join(resolve(root), INCOMING);
  const newPath = async (): Promise<string> => {
    await mkdir(incoming, { recursive: true, mode: 0o700 });
    return join(incoming, randomUUID());
  };
  return {
    newPath,
    staged: (input) => stagedAt({ ...input, keep }),
    stage: async ({ source, maxBytes }) => stageFile({ path: await newPath(), source, maxBytes, keep }),
    clean: async () => {
      for (const name of (await readdir(incoming).catch(nothingIfMissing)) ?? []) {
        const found = await stat(join(incoming, name)).catch(nothingIfMissing);
        if (found?.isFile() && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(join(incoming, name), { force: true });
      }
    },
  };
}

const INCOMING = '.incoming';
const BLOCKS = 'blocks';
/** Milliseconds without a block after which they are dropped: the sweep did it at a day, where it knows of them. */
const BLOCKS_KEPT = 2 * 86_400_000;
/** Milliseconds without a byte after which nobody is sending any more. */
const ABANDONED_AFTER = 3_600_000;
/** A client that sends too much is listened to for so many bytes more: cut off at once it would not hear why. */
const PATIENCE_BYTES = 16_000_000;

interface StageInput {
  readonly path: string;
  readonly source: Readable;
  readonly maxBytes: number;
  readonly keep: StagedInput['keep'];
}

async function stageFile({ path, source, maxBytes, keep }: StageInput): Promise<StagedFile> {
  try {
    const bytes = await withHandle(path, (handle) => receive({ handle, source, maxBytes }));
    return await stagedAt({ path, bytes, isTooLarge: bytes > maxBytes, keep });
  } catch (error) {
    // The rest is let through to nowhere: whoever is still sending would not come to hear what went wrong.
    source.resume();
    await rm(path, { force: true });
    throw error;
  }
}

interface StagedInput {
  readonly path: string;
  readonly keep: (input: { readonly path: string; readonly bytes: number; readonly key: string; readonly signal: AbortSignal }) => Promise<void>;
  readonly bytes: number;
  readonly isTooLarge: boolean;
}

async function stagedAt({ path, bytes: received, isTooLarge, keep }: StagedInput): Promise<StagedFile> {
  const discard = () => rm(path, { force: true });
  let bytes = received;
  const found = isTooLarge ? undefined : await (await import('file-type')).fileTypeFromFile(path);
  return {
    bytes: received,
    isTooLarge,
    content: found ? { extension: found.ext, type: found.mime } : null,
    read: () => readFile(path),
    replace: async (content) => {
      await discard();
      bytes = content.length;
      await withHandle(path, async (handle) => {
        await handle.writeFile(content);
        await handle.sync();
      });
    },
    keep: ({ key, signal }) => keep({ path, bytes, key, signal }),
    discard,
  };
}

/** @returns the bytes that came, counted a little past the limit and never written past it */
async function receive({ handle, source, maxBytes }: { handle: FileHandle; source: Readable; maxBytes: number }): Promise<number> {
  let bytes = 0;
  const isWithin = (): boolean => bytes <= maxBytes;
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes + PATIENCE_BYTES) break;
    if (isWithin()) await handle.writeFile(chunk);
  }
  if (isWithin()) await handle.sync();
  return bytes;
}

async function withHandle<T>(path: string, run: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(path, 'wx', 0o600);
  try {
    return await run(handle);
  } finally {
    await handle.close();
  }
}

/** The rename counts only once the folder itself is on the disk. */
async function moveTo({ path, target }: { path: string; target: string }): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await rename(path, target);
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
