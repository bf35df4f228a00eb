/**
 * Pasted HTML with its looks in elements, which the editor reads, in place of inline styles, which the page's policy forbids: a browser
 * says so for each of them as soon as they are parsed. Bold and italic are kept as such, a heading of the first level, which is
 * the page's own, is one of the second.
 */
export function pastedLooks(html: string): string {
  const held = html.replace(/<style\b[\s\S]*?<\/style\s*>/gi, '').replace(TAG, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${HELD}=`));
  if (!LOOKS.test(held)) return held;
  const page = new DOMParser().parseFromString(held, 'text/html');
  for (const heading of page.querySelectorAll('h1')) heading.replaceWith(around(page.createElement('h2'), heading));
  for (const element of page.querySelectorAll<HTMLElement>(`[${HELD}]`)) {
    const looks = looksOf(element.getAttribute(HELD) ?? '');
    element.removeAttribute(HELD);
    if (looks.isItalic) element.append(around(page.createElement('em'), element));
    if (looks.isBold) element.append(around(page.createElement('strong'), element));
    // A whole document comes from Google in a <b> that is not bold.
    if (looks.isPlain && /^(b|strong)$/i.test(element.tagName)) element.replaceWith(...element.childNodes);
  }
  return page.body.innerHTML;
}

/** An opening tag, with whatever its attributes hold. */
const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi;
const HELD = 'data-pasted-style';
const LOOKS = new RegExp(`${HELD}|<h1\\b`, 'i');

function looksOf(style: string): { isBold: boolean; isItalic: boolean; isPlain: boolean } {
  const weight = /(?:^|;)\s*font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase() ?? '';
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  return { isBold, isItalic: /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/i.test(style), isPlain: weight !== '' && !isBold };
}

/** An element with all that stands in another. */
function around(element: HTMLElement, other: Element): HTMLElement {
  element.append(...other.childNodes);
  return element;
}
