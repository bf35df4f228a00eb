import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../kernel/config/config';
import type { StorageSettings } from '../kernel/config/storageSettings';
import { askingElsewhere } from '../kernel/db/elsewhere';
import type { BlockFile, BlockSent, JoinInput } from './blocks';
import { createFolderStore } from './folderStore';
import { createAzureObjects } from './azureObjects';
import type { BlockAddresses } from './objects';
import { createObjectStore } from './objectStore';
import { createS3Objects } from './s3Objects';

/** Where files are kept: a folder now, an object store where there is one. Keys were checked by `isKey`. */
export interface FileStore {
  /**
   * Receives a file into a place nobody reads yet, durably.
   * @param maxBytes the first byte past it makes `isTooLarge`
   */
  stage(input: { readonly source: Readable; readonly maxBytes: number }): Promise<StagedFile>;
  /** Writes a small file of the platform's own, replacing what was there. */
  put(input: { readonly key: string; readonly content: string | Uint8Array }): Promise<void>;
  /** `null` when there is no such file. */
  stat(key: string): Promise<{ readonly bytes: number } | null>;
  /** The bytes from `start` to `end`, both included. */
  open(input: { readonly key: string; readonly start: number; readonly end: number }): Promise<Readable>;
  /** Takes a file away; one that is not there is gone already. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted uploads left behind. */
  clean(): Promise<void>;
  /** For files that come in blocks. */
  readonly blocks: BlockStore;
}

/** Blocks of files on their way. Nobody reads any of it before the file is joined, looked at and kept. */
export interface BlockStore {
  /** Bytes of each block but the last. */
  readonly bytes: number;
  /**
   * Takes a block; one that was sent before is replaced.
   * @throws BlockRefused for one that is larger than `BLOCK_BYTES`, or when there are more than `maxBytes` hold
   */
  receive(input: BlockFile & { readonly block: string; readonly source: Readable; readonly maxBytes: number }): Promise<void>;
  /** Where these blocks go until `expires`, in seconds since 1970; `null`: to the platform, by `receive`. */
  addresses(input: BlockFile & { readonly expires: number; readonly blocks: readonly string[] }): Promise<BlockAddresses | null>;
  /** What has arrived, in no order. */
  list(file: BlockFile): Promise<readonly BlockSent[]>;
  /** Joins blocks in this order; `null` where one of them is not there. The others are gone afterwards. */
  join(input: JoinInput & { readonly maxBytes: number }): Promise<StagedFile | null>;
  drop(file: BlockFile): Promise<void>;
  /** Drops what came late, by addresses of files that had been joined, before then. @returns how many went */
  dropLate(before: Date): Promise<number>;
}

/** A file that has arrived and is not yet anywhere. One of `keep` and `discard` ends it. */
export interface StagedFile {
  readonly bytes: number;
  readonly isTooLarge: boolean;
  /** What the content is, by its first bytes; `null` when nothing known. */
  readonly content: { readonly extension: string; readonly type: string } | null;
  /** All of it. For files whose size has a small bound. */
  read(): Promise<Buffer>;
  /** Puts other content in its place, durably. */
  replace(content: Buffer): Promise<void>;
  /** Puts it in its place; what a store is doing then ends with `signal`. */
  keep(input: { readonly key: string; readonly signal: AbortSignal }): Promise<void>;
  discard(): Promise<void>;
}

/** The store of this configuration. */
export function fileStoreOf({ config }: { readonly config: Pick<Config, 'dataDir' | 'storage'> }): FileStore {
  const { storage, dataDir } = config;
  const root = join(dataDir, 'files');
  if (!storage) return outside(createFolderStore({ root }));
  const known = objectStores.get(storage);
  if (known) return known;
  const store = outside(createObjectStore({ root, objects: storage.kind === 'azure' ? createAzureObjects(storage) : createS3Objects(storage) }));
  objectStores.set(storage, store);
  return store;
}

/** A store takes its time, a folder over a network as well: none is asked while a transaction is open. */
function outside({ blocks, ...store }: FileStore): FileStore {
  return Object.assign(askingElsewhere(STORE, store), { blocks: askingElsewhere(STORE, blocks) });
}

const STORE = 'The store of files';

/** One for each setting, since its client keeps connections. */
const objectStores = new WeakMap<StorageSettings, FileStore>();
