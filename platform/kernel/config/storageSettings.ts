import { parsedUrl } from '../../../src/schemas';
import { ConfigError } from './configError';

/** An object store that keeps the files, where it is not the data folder. */
export interface StorageSettings {
  readonly kind: 'azure' | 's3';
  /** Where it is called, for example `https://media.blob.core.windows.net`; browsers send blocks there. */
  readonly origin: string;
  /** Azure: the account. S3: the id of the key. */
  readonly account: string;
  readonly key: string;
  /** Azure: the container, and what stands before it in the path. S3: the bucket. */
  readonly path: readonly string[];
  /** Of S3. */
  readonly region: string;
}

/**
 * Reads STORAGE_URL: `azure://account:key@host/container` or `s3://id:secret@host/bucket?region=…`, with `tls=off` for a
 * store on this machine.
 * @returns `null` for the folder
 * @throws ConfigError naming what is wrong
 */
export function storageSettings(value: string | undefined): StorageSettings | null {
  if (!value || value === 'folder') return null;
  const url = parsedUrl(value);
  const kind = url?.protocol === 'azure:' ? 'azure' : url?.protocol === 's3:' ? 's3' : null;
  const path = (url?.pathname ?? '').split('/').filter(Boolean).map(decoded);
  if (!url || !kind || !url.username || !url.password || !url.host || path.length === 0) throw new ConfigError(`STORAGE_URL is not understood: ${SHAPES}. Signs like “/”, “+” and “=” in a key are written as %2F, %2B and %3D.`);
  if (kind === 's3' && path.length !== 1) throw new ConfigError(`STORAGE_URL names no bucket, or more than one: ${SHAPES}.`);
  const isPlain = url.searchParams.get('tls') === 'off';
  if (isPlain && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) throw new ConfigError('STORAGE_URL says tls=off of a store that is not on this machine: keys and files would go over the network as they are.');
  return { kind, origin: `${isPlain ? 'http' : 'https'}://${url.host}`, account: decoded(url.username), key: decoded(url.password), path, region: url.searchParams.get('region') ?? 'us-east-1' };
}

const SHAPES = '“azure://account:key@account.blob.core.windows.net/container”, “s3://id:secret@s3.eu-central-1.amazonaws.com/bucket?region=eu-central-1” or “folder” is needed';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('STORAGE_URL holds a “%” that begins no sign: write it as %25.');
  }
}
