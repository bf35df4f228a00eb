import type { PlatformContext } from '../kernel/context';
import { BLOCK_BYTES } from './blocks';
import { FILES_PATH } from './keys';
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
  readonly address: string;
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
  return { uploadUrl: `${RECEIVE_PATH}${grant.key}?expires=${grant.expires}&signature=${signature}`, filePublicUrl: `${FILES_PATH}${grant.key}` };
}

export function blocksOf({ context, grant, received }: { context: Parts; grant: UploadGrant; received: readonly string[] }): IssuedBlocks {
  return { bytes: BLOCK_BYTES, address: `${addressesOf({ context, grant }).uploadUrl}&comp=block&blockid={block}`, received, isComplete: false };
}
