import type { Readable } from 'node:stream';
import { failure } from '../kernel/errors';
import { readAddress, requireSender, usedBefore, type Address, type ShownAddress } from './address';
import { BLOCK_BYTES, BlockRefused, MOST_BLOCKS } from './blocks';
import type { FileStore } from './fileStore';
import { idOfKey } from './keys';
import { claimToDrop, dropClaimed } from './keeping';
import { setAside } from './quota';
import { keepStaged } from './receive';

interface BlockInput extends ShownAddress {
  readonly store: FileStore;
}

/**
 * Takes one block of the file of a signed address, under the name it is given; one of that name is replaced.
 * @throws PlatformError FORBIDDEN, ITEM_EXISTS, BAD_REQUEST for its name, TOO_LARGE also for an institute without room
 */
export async function receiveBlock(input: BlockInput & { readonly block: string | undefined; readonly source: Readable }): Promise<void> {
  try {
    await takeBlock(input);
  } catch (error) {
    // The rest is let through to nowhere: whoever is still sending would not come to hear what went wrong.
    input.source.resume();
    throw error;
  }
}

async function takeBlock({ block, source, ...input }: BlockInput & { readonly block: string | undefined; readonly source: Readable }): Promise<void> {
  const { context, store, key } = input;
  const address = await knownAddress(input);
  if (address.isStored) throw usedBefore();
  if (!block || !BLOCK_NAME.test(block)) throw failure({ reason: 'blockName' });
  // Whoever has not said how large the file is may need all that he may send.
  if (address.reserved === 0) await setAside({ context, key, instituteId: address.instituteId, bytes: address.maxBytes });
  try {
    await store.blocks.receive({ id: idOfKey(key), block, source, maxBytes: address.maxBytes });
  } catch (error) {
    if (!(error instanceof BlockRefused)) throw error;
    const most = error.reason === 'blockTooLarge' ? BLOCK_BYTES : address.maxBytes;
    throw failure({ reason: error.reason, params: { most } });
  }
}

/**
 * Makes the file of the blocks that the list names, in its order: it is looked at as one that came whole. Once more is as
 * good as once, for whoever has not heard the reply.
 * @throws as `receiveUpload` does, and BAD_REQUEST for a list that cannot be read or names a block that has not arrived
 */
export async function joinBlocks({ list, ...input }: BlockInput & { readonly list: string }): Promise<void> {
  const before = joining.get(input.key);
  const mine = (before ?? Promise.resolve()).catch(() => undefined).then(() => join({ list, ...input }));
  joining.set(input.key, mine);
  try {
    await mine;
  } finally {
    if (joining.get(input.key) === mine) joining.delete(input.key);
  }
}

/** The names of the blocks that have arrived, as Azure Blob lists them. */
export async function listBlocks(input: BlockInput): Promise<string> {
  const { isStored } = await readAddress(input);
  const blocks = isStored ? [] : await input.store.blocks.list({ id: idOfKey(input.key) });
  const lines = blocks.map(({ block, bytes }) => `<Block><Name>${block}</Name><Size>${bytes}</Size></Block>`).join('');
  return `<?xml version="1.0" encoding="utf-8"?><BlockList><CommittedBlocks /><UncommittedBlocks>${lines}</UncommittedBlocks></BlockList>`;
}

/**
 * Gives an upload up: what has arrived is dropped at once, and so is the room set aside for it.
 * @throws PlatformError FORBIDDEN, ITEM_EXISTS for a file that is there whole, IN_PROGRESS while it is put in its place
 */
export async function giveUp(input: BlockInput): Promise<void> {
  if ((await readAddress(input)).isStored) throw usedBefore();
  addresses.delete(input.key);
  const { keeper, mayLieThere } = await claimToDrop(input);
  await input.store.blocks.drop({ id: idOfKey(input.key) });
  if (mayLieThere) await input.store.remove(input.key);
  await dropClaimed({ ...input, keeper });
}

/**
 * Blocks follow each other within moments: the database is asked about their address once in so many. At another node a
 * block may come after the list by as much: it lies where nobody reads until it is cleared away.
 */
async function knownAddress(input: BlockInput): Promise<Address> {
  const now = input.context.clock().getTime();
  const shown = `${input.expires} ${input.signature}`;
  const known = addresses.get(input.key);
  if (known?.shown === shown && Math.abs(now - known.at) < KNOWN_MS) {
    await requireSender({ by: known.address.by, maySend: input.maySend });
    return known.address;
  }
  const address = await readAddress(input);
  if (addresses.size >= MOST_KNOWN) addresses.clear();
  if (address.reserved > 0 && !address.isStored) addresses.set(input.key, { shown, address, at: now });
  return address;
}

const addresses = new Map<string, { readonly shown: string; readonly address: Address; readonly at: number }>();
const KNOWN_MS = 3_000;
const MOST_KNOWN = 1_000;

/** The last list of each file that this process is at work on: a list that is sent again waits for the one before. */
const joining = new Map<string, Promise<void>>();
/** Base64 of at most 64 bytes, as Azure Blob has it. */
const BLOCK_NAME = /^[A-Za-z0-9+/]{1,86}={0,2}$/;
/** Bytes of the largest list that is read, and names in it. */
export const LIST_BYTES = 65_536;

async function join({ list, ...input }: BlockInput & { readonly list: string }): Promise<void> {
  const { context, store, key, maySend } = input;
  const address = await readAddress(input);
  addresses.delete(key);
  if (address.isStored) return;
  const staged = await store.blocks.join({ id: idOfKey(key), blocks: namesIn(list), maxBytes: address.maxBytes });
  if (!staged) throw failure({ reason: 'blockMissing' });
  await keepStaged({ context, store, key, address, maySend, staged });
}

function namesIn(list: string): string[] {
  // No two parts of the expression may take the same signs: a list is a stranger's word, and would be read for hours.
  const names = [...list.matchAll(/<(Latest|Uncommitted|Committed)>([^<]*)<\/\1>/g)].map((match) => match[2]!.trim());
  if (!/<BlockList[\s>]/.test(list) || names.length === 0 || names.length > MOST_BLOCKS || !names.every((name) => BLOCK_NAME.test(name))) throw failure({ reason: 'blockList', params: { most: MOST_BLOCKS } });
  return names;
}
