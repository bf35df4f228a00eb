import { safeOrigin } from '../../src/schemas';
import type { PlatformContext } from '../context';
import { fileStoreOf } from './fileStore';
import { FILES_PATH, isKey } from './keys';

/**
 * Whether an image or file field may hold this address: a file stored on this platform, or a web address elsewhere.
 * An address that was handed out and never used is not one.
 */
export async function isKnownFile(context: Pick<PlatformContext, 'config'>, url: string): Promise<boolean> {
  if (!url.startsWith(FILES_PATH)) return /^https?:\/\/[^\s/]/i.test(url) && safeOrigin(url) !== null;
  const key = url.slice(FILES_PATH.length);
  return isKey(key) && (await fileStoreOf(context).stat(key)) !== null;
}
