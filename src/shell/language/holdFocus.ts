/** Longer than the page takes to be drawn anew. In ms. */
const REST = 3_000;

/**
 * Another language draws everything anew, and the focus would go with what had it: it is given to what stands in the same place then, unless
 * something else has taken it meanwhile.
 */
export function holdFocus(): void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return;
  const place = placeOf(before);
  const end = Date.now() + REST;
  const look = (): void => {
    const now = before.isConnected ? null : elementAt(place);
    if (now && isAlike(now, before)) {
      if (document.activeElement === document.body) now.focus({ preventScroll: true });
    } else if (Date.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Which child each is of the one above, from the page down. */
function placeOf(element: Element): readonly number[] {
  const above = element.parentElement;
  return above === null ? [] : [...placeOf(above), [...above.children].indexOf(element)];
}

function elementAt(place: readonly number[]): HTMLElement | null {
  const found = place.reduce<Element | undefined>((above, at) => above?.children[at], document.documentElement);
  return found instanceof HTMLElement ? found : null;
}

/** Its words are others now, and so may be its id. */
function isAlike(one: HTMLElement, other: HTMLElement): boolean {
  return one.tagName === other.tagName && ['role', 'name', 'type', 'href'].every((name) => one.getAttribute(name) === other.getAttribute(name));
}
