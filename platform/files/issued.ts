import type { PlatformContext } from '../kernel/context';
import { blockName, MOST_BLOCKS } from './blocks';
import type { FileStore } from './fileStore';
import { FILES_PATH, idOfKey } from './keys';
import { signUpload, UPLOAD_SECONDS, type UploadGrant } from './signature';

/** Where to put a file, and where it will be read. Both are relative to the platform's own address. */
export interface IssuedUpload {
  readonly uploadUrl: string;
  readonly filePublicUrl: string;
  /** How the file may come in blocks; only where it is larger than one. */
  readonly blocks?: IssuedBlocks;
}

/** How a file comes in blocks: each is put to an address of its own, then their list to `uploadUrl` with `comp=blocklist`. */
export interface IssuedBlocks {
  /** Bytes of each; the last may have fewer. */
  readonly bytes: number;
  /** Where a block goes, `{block}` being its name: Base64 of its number in six digits, the first being `000000`. */
  readonly address?: string;
  /** Where the next blocks go, by name, where each has an address of its own. The others are asked for later. */
  readonly addresses?: Readonly<Record<string, string>>;
  /** Names of those that have arrived. */
  readonly received: readonly string[];
  /** Whether the file is there whole: nothing is left to do. */
  readonly isComplete: boolean;
}

/** Path of the calls that receive files. */
export const RECEIVE_PATH = '/api/v9/files/';

type Parts = Pick<PlatformContext, 'config' | 'clock'>;

/** When an address that is signed now is worth nothing any more, in seconds since 1970. */
export function expiryOf({ clock }: Parts): number {
  return Math.floor(clock().getTime() / 1000) + UPLOAD_SECONDS;
}

export function addressesOf({ context: { config }, grant }: { context: Parts; grant: UploadGrant }): Pick<IssuedUpload, 'uploadUrl' | 'filePublicUrl'> {
  const signature = signUpload({ grant, secret: config.secret });
  return { uploadUrl: `${RECEIVE_PATH}${grant.key}?expires=${grant.expires}${grant.by === null ? '' : `&by=${grant.by}`}&signature=${signature}`, filePublicUrl: `${FILES_PATH}${grant.key}` };
}

interface BlocksInput {
  readonly context: Parts;
  readonly store: FileStore;
  readonly grant: UploadGrant;
  readonly received: readonly string[];
}

/** Where the blocks of a file go that have not arrived: to the store, or here where it takes none by itself. */
export async function blocksOf({ context, store, grant, received }: BlocksInput): Promise<IssuedBlocks> {
  const { bytes } = store.blocks;
  const names = Array.from({ length: Math.min(MOST_BLOCKS, Math.ceil(grant.maxBytes / bytes)) }, (_, at) => blockName(at)).filter((name) => !received.includes(name));
  const elsewhere = await store.blocks.addresses({ id: idOfKey(grant.key), expires: grant.expires, blocks: names.slice(0, SIGNED_AT_ONCE) });
  return { bytes, received, isComplete: false, ...(elsewhere ?? { address: `${addressesOf({ context, grant }).uploadUrl}&comp=block&blockid={block}` }) };
}

/** Addresses of single blocks that one reply holds: whoever has sent those asks for the next. */
const SIGNED_AT_ONCE = 50;
