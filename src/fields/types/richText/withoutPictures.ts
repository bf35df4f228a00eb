import { isOwnPicture } from '../../values/html';

/** Pasted HTML without the pictures that a text cannot hold: those from elsewhere. `isLess` where there was one. */
export function withoutPictures(html: string): { readonly html: string; readonly isLess: boolean } {
  if (!/<(img|picture|svg)\b/i.test(html)) return { html, isLess: false };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const others = [...page.querySelectorAll('img, svg')].filter((picture) => !isOwnPicture(picture.getAttribute('src') ?? ''));
  for (const other of others) other.remove();
  return { html: page.body.innerHTML, isLess: others.length > 0 };
}
