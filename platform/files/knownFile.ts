import { safeOrigin } from '../../src/schemas';
import type { PlatformContext } from '../kernel/context';
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

/**
 * Whether the console's page may show a picture at this address: one of this platform, or of an origin that its operator
 * allows. Any other would be held back by the page's own content policy.
 */
export function isShownPicture({ config }: { readonly config: Pick<PlatformContext['config'], 'pictureOrigins'> }, url: string): boolean {
  return url.startsWith(FILES_PATH) || config.pictureOrigins.includes(safeOrigin(url) ?? '');
}
