import { isBody } from '../envelope';

/** Where the blocks of a file go, as the platform said last. */
export interface BlockPlan {
  /** Of the file once it is whole. */
  readonly publicUrl: string;
  /** Bytes of each block; the last may have fewer. */
  readonly bytes: number;
  /** Names of those that have arrived. */
  readonly received: ReadonlySet<string>;
  readonly isComplete: boolean;
  /** Where a block goes; `null`: the platform has to be asked. */
  readonly addressOf: (name: string) => string | null;
  /** Where the list goes. */
  readonly listUrl: string;
  readonly listHeaders: Readonly<Record<string, string>>;
  /** Where the upload is given up. */
  readonly endUrl: string;
}

/** The name of a block: Base64 of its number in six digits, as those of one file must all be of one length. */
export function blockName(at: number): string {
  return btoa(String(at).padStart(6, '0'));
}

/**
 * What the reply to a request for an address says of blocks; `null` where the file goes in one piece. A platform that
 * hands out addresses of Azure Blob itself need not say anything: videos go to these in blocks.
 */
export function readPlan({ data, uploadUrl, publicUrl, file, contentType, resolve }: { readonly data: unknown; readonly uploadUrl: string; readonly publicUrl: string; readonly file: File; readonly contentType: string; readonly resolve: (url: string) => string }): BlockPlan | null {
  const blocks = isBody(data) ? data['blocks'] : null;
  const listHeaders: BlockPlan['listHeaders'] = isAzureAddress(uploadUrl) ? { 'x-ms-blob-content-type': contentType } : {};
  const ends = { publicUrl, listUrl: `${resolve(uploadUrl)}&comp=blocklist`, listHeaders, endUrl: resolve(uploadUrl) };
  if (!isBody(blocks)) {
    if (!isAzureAddress(uploadUrl) || file.size <= AZURE_BYTES) return null;
    return { ...ends, bytes: AZURE_BYTES, received: new Set(), isComplete: false, addressOf: (name) => `${uploadUrl}&comp=block&blockid=${encodeURIComponent(name)}` };
  }
  const { bytes, address, addresses, received, isComplete } = blocks;
  if (!Number.isSafeInteger(bytes) || Number(bytes) <= 0) return null;
  const single = isBody(addresses) ? addresses : {};
  return {
    ...ends,
    bytes: Number(bytes),
    received: new Set(Array.isArray(received) ? received.map(String) : []),
    isComplete: isComplete === true,
    addressOf: (name) => {
      if (typeof single[name] === 'string') return resolve(single[name]);
      return typeof address === 'string' ? resolve(address.replace('{block}', encodeURIComponent(name))) : null;
    },
  };
}

/** Whether an address is one of Azure Blob, signed by its own key: it wants to be told what is put there. */
export function isAzureAddress(url: string): boolean {
  return /^https?:\/\//.test(url) && /[?&]sig=/.test(url) && /[?&]sv=/.test(url);
}

/** 4 MiB (part 1 §9). */
const AZURE_BYTES = 4_194_304;
