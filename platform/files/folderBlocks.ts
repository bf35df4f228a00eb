import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, truncate, type FileHandle } from 'node:fs/promises';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { BLOCK_BYTES, BlockRefused, type BlockSent, type JoinInput } from './blocks';
import { createEarlySync, type SyncHandle } from './earlySync';

/**
 * Blocks of files that are still arriving, in a folder each. All blocks of a file lie in one `data` file, each at a place
 * of its own, `BLOCK_BYTES` apart; a small file beside it claims the place and, once the block is there whole, says which
 * it is. Blocks whose names are their numbers, or that came in order, are therefore the file already: nothing is copied to join them.
 */
export interface FolderBlocks {
  /** @throws BlockRefused for one that is too large, or when there are more than the file can have */
  readonly receive: (input: { readonly id: string; readonly block: string; readonly source: Readable; readonly maxBytes: number }) => Promise<void>;
  readonly list: (id: string) => Promise<BlockSent[]>;
  /** Joins blocks into `path`. @returns the bytes there are, or `null` where a block is not there */
  readonly join: (input: JoinInput & { readonly path: string }) => Promise<number | null>;
  readonly drop: (id: string) => Promise<void>;
  /** Drops what nobody has added to for so many milliseconds. */
  readonly clean: (age: number) => Promise<void>;
}

export function createFolderBlocks({ root, sync }: { readonly root: string; readonly sync?: SyncHandle }): FolderBlocks {
  const folderOf = (id: string): string => join(root, id);
  const drop = (id: string): Promise<void> => rm(folderOf(id), { recursive: true, force: true });
  // What the disk did not take counts as not sent.
  const early = createEarlySync({ fail: drop, sync });
  return {
    receive: async ({ id, block, source, maxBytes }) => {
      const folder = folderOf(id);
      const wanted = { folder, block, most: Math.ceil(maxBytes / BLOCK_BYTES) };
      const { slot, said } = await claim(wanted).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        return claim(wanted);
      });
      let data: FileHandle | null = null;
      try {
        data = await openData(join(folder, DATA));
        const bytes = await writeBlock({ handle: data, slot, source });
        // Of a file that has been made meanwhile it is no part.
        await stat(join(folder, slotName(slot)));
        // The end of the line says that the word is there whole. Nothing is renamed: the disk would be asked for more than the block itself.
        await said.writeFile(`${BOOT} ${bytes} ${block}\n`);
      } catch (error) {
        await rm(join(folder, slotName(slot)), { force: true });
        throw error;
      } finally {
        await said.close();
        if (data) await early.offer({ id, handle: data });
      }
    },
    list: async (id) => [...(await readSlots(folderOf(id))).blocks].map(([block, { bytes }]) => ({ block, bytes })),
    join: async ({ id, blocks, path }) => {
      await early.settled(id);
      return joinBlocks({ folder: folderOf(id), blocks, path });
    },
    drop,
    clean: async (age) => {
      for (const name of (await readdir(root).catch(nothingIfMissing)) ?? []) {
        const found = await stat(join(root, name)).catch(nothingIfMissing);
        if (found && Date.now() - found.mtimeMs > age) await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

/** Places beyond those a file needs: for blocks that broke off, or are sent twice. */
const SPARE = 16;
const DATA = 'data';
/**
 * The run of this machine. No block waits until it is on the disk, which would halve the speed: they survive the end of
 * the platform, and those of a machine that itself went down count as not sent.
 */
const BOOT = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then((text) => text.trim(), () => `b${Math.round((Date.now() / 1_000 - uptime()) / 600)}`);

interface Slot {
  readonly slot: number;
  readonly bytes: number;
}

function slotName(slot: number): string {
  return `s${String(slot).padStart(5, '0')}`;
}

/**
 * Takes a place for this block alone, also among several platforms over one folder. One whose name is a number has its own,
 * since several are sent at once and come in no order; where that is taken, and for other names, it is the first that is free.
 */
async function claim({ folder, block, most }: { folder: string; block: string; most: number }): Promise<{ slot: number; said: FileHandle }> {
  const own = numberOf(block);
  const isNumbered = own !== null && own < most;
  const found = isNumbered ? await take({ folder, slot: own }) : null;
  if (found) return { slot: own!, said: found };
  const taken = new Set(await readdir(folder));
  for (const slot of [...(own === null ? [] : spares(most)), ...Array.from({ length: most + SPARE }, (_, at) => at)]) {
    if (taken.has(slotName(slot))) continue;
    const said = await take({ folder, slot });
    if (said) return { slot, said };
  }
  throw new BlockRefused('tooManyBlocks');
}

/** @returns null where somebody has it already */
async function take({ folder, slot }: { folder: string; slot: number }): Promise<FileHandle | null> {
  return open(join(folder, slotName(slot)), 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return null;
    throw error;
  });
}

/** The places behind the file's own: a block that is sent twice takes nobody else's. */
function spares(most: number): number[] {
  return Array.from({ length: SPARE }, (_, at) => most + at);
}

/** The number that a name stands for, as the console gives them; null for other names. */
function numberOf(block: string): number | null {
  const text = Buffer.from(block, 'base64').toString('latin1');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What has come is written together, as one writing after the other costs more than what is written. */
async function writeBlock({ handle, slot, source }: { handle: FileHandle; slot: number; source: Readable }): Promise<number> {
  let [bytes, waiting] = [0, 0];
  const chunks: Buffer[] = [];
  const write = async (): Promise<void> => {
    const from = slot * BLOCK_BYTES + bytes - waiting;
    for (let done = 0; done < waiting; ) {
      done += (await handle.writev(behind(chunks, done), from + done)).bytesWritten;
    }
    chunks.length = waiting = 0;
  };
  for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (bytes + chunk.length > BLOCK_BYTES) throw new BlockRefused('blockTooLarge');
    chunks.push(chunk);
    bytes += chunk.length;
    waiting += chunk.length;
    if (waiting >= WRITTEN_AT_ONCE) await write();
  }
  await write();
  return bytes;
}

const WRITTEN_AT_ONCE = 262_144;

/** What is left of the pieces behind so many bytes. */
function behind(chunks: readonly Buffer[], done: number): readonly Buffer[] {
  let left = done;
  return chunks.flatMap((chunk) => {
    const rest = chunk.subarray(Math.min(left, chunk.length));
    left -= chunk.length - rest.length;
    return rest.length > 0 ? [rest] : [];
  });
}

/** Made by the first block; none truncates what others have written. */
async function openData(path: string): Promise<FileHandle> {
  return open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return open(path, 'wx+', 0o600).catch((other: NodeJS.ErrnoException) => {
      if (other.code !== 'EEXIST') throw other;
      return open(path, 'r+');
    });
  });
}

interface Slots {
  /** The blocks that are there whole; of one that was sent twice, the later. */
  readonly blocks: ReadonlyMap<string, Slot>;
  /** Whether somebody may still be writing at a place of his own. */
  readonly isWrittenTo: boolean;
}

async function readSlots(folder: string): Promise<Slots> {
  const names = ((await readdir(folder).catch(nothingIfMissing)) ?? []).filter((name) => name.startsWith('s'));
  const blocks = new Map<string, Slot>();
  let isWrittenTo = false;
  for (let from = 0; from < names.length; from += READ_AT_ONCE) {
    const some = names.slice(from, from + READ_AT_ONCE);
    const said = await Promise.all(some.map((name) => readFile(join(folder, name), 'utf8').catch(nothingIfMissing)));
    for (const [at, name] of some.entries()) {
      const [boot, bytes, block] = said[at]?.endsWith('\n') ? said[at].trimEnd().split(' ') : [];
      if (!block) isWrittenTo = true;
      if (boot !== BOOT || !block) continue;
      const slot = { slot: Number(name.slice(1)), bytes: Number(bytes) };
      const before = blocks.get(block);
      if (!before || (await isLater({ folder, slot, than: before }))) blocks.set(block, slot);
    }
  }
  return { blocks, isWrittenTo };
}

const READ_AT_ONCE = 16;

/** Which of two places a block came to last that was sent twice. */
async function isLater({ folder, slot, than }: { folder: string; slot: Slot; than: Slot }): Promise<boolean> {
  const [one, other] = await Promise.all([slot, than].map(async (place) => stat(join(folder, slotName(place.slot))).catch(nothingIfMissing)));
  return (other?.mtimeMs ?? 0) <= (one?.mtimeMs ?? 0);
}

/**
 * The folder is moved away first: what arrives later arrives elsewhere, and whoever was let in before is seen by his
 * claim. While there is one, the file is copied, so that nobody holds it open who could still write to it.
 */
async function joinBlocks({ folder, blocks, path }: { folder: string; blocks: readonly string[]; path: string }): Promise<number | null> {
  const aside = join(dirname(folder), `join-${randomUUID()}`);
  const isThere = await rename(folder, aside).then(() => true, nothingIfMissing);
  if (!isThere) return null;
  const there = await readSlots(aside);
  const slots = blocks.flatMap((block) => there.blocks.get(block) ?? []);
  if (slots.length < blocks.length) {
    // Somebody may have begun anew meanwhile; then these are no use any more.
    await rename(aside, folder).catch(() => rm(aside, { recursive: true, force: true }));
    return null;
  }
  const bytes = slots.reduce((sum, slot) => sum + slot.bytes, 0);
  const data = join(aside, DATA);
  const isInPlace = slots.every((slot, at) => slot.slot === at && (slot.bytes === BLOCK_BYTES || at === slots.length - 1));
  if (isInPlace && !there.isWrittenTo) {
    await truncate(data, bytes);
    await rename(data, path);
  } else await copySlots({ data, slots, path });
  const handle = await open(path, 'a', 0o600);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  // Nobody waits for it; what a platform that ends leaves is cleaned like what nobody adds to.
  void rm(aside, { recursive: true, force: true }).catch(() => undefined);
  return bytes;
}

async function copySlots({ data, slots, path }: { data: string; slots: readonly Slot[]; path: string }): Promise<void> {
  const [from, to] = [await open(data, 'r'), await open(path, 'wx', 0o600)];
  const buffer = Buffer.allocUnsafe(COPIED_AT_ONCE);
  try {
    for (const { slot, bytes } of slots) {
      for (let at = 0; at < bytes; ) {
        const { bytesRead } = await from.read(buffer, 0, Math.min(buffer.length, bytes - at), slot * BLOCK_BYTES + at);
        if (bytesRead === 0) throw new Error('A block is shorter than it was.');
        await to.writeFile(buffer.subarray(0, bytesRead));
        at += bytesRead;
      }
    }
  } finally {
    await from.close();
    await to.close();
  }
}

const COPIED_AT_ONCE = 1_048_576;

function nothingIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
