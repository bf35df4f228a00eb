import { failure } from '../../kernel/errors';
import { cleanJpeg } from './jpeg';
import { BrokenPicture, type Picture } from './picture';
import { cleanPng } from './png';

/** What is drawn from a picture takes four bytes a dot, however small its file is. */
export const MOST_MEGAPIXELS = 50;

/** Kinds of pictures that are taken, as their first bytes tell, and how each is read. */
const READERS: Readonly<Record<string, (source: Buffer) => Picture>> = { jpg: cleanJpeg, png: cleanPng, apng: cleanPng };

/** Whether content of this kind is a picture that has to be looked into. */
export function isPicture(extension: string): boolean {
  return Object.hasOwn(READERS, extension);
}

/**
 * A picture as it is stored: bounded in its dots, and without what cameras and programs wrote about place, time, device
 * and person. What it looks like is not touched; nothing is drawn anew.
 * @throws PlatformError TOO_LARGE naming its figures, WRONG_TYPE for one that is damaged
 */
export function cleanPicture({ extension, source }: { readonly extension: string; readonly source: Buffer }): Buffer {
  const { width, height, bytes } = read({ extension, source });
  if (width * height > MOST_MEGAPIXELS * 1_000_000) {
    const params = { width, height, megapixels: Math.ceil((width * height) / 1_000_000), most: MOST_MEGAPIXELS };
    throw failure({ reason: 'pictureDots', params, details: params });
  }
  return bytes;
}

function read({ extension, source }: { extension: string; source: Buffer }): Picture {
  try {
    return READERS[extension]!(source);
  } catch (error) {
    throw error instanceof BrokenPicture ? failure({ reason: 'pictureBroken' }) : error;
  }
}
