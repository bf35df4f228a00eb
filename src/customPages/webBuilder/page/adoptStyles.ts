import { useLayoutEffect, useSyncExternalStore } from 'react';

const adopted = new Map<string, CSSStyleSheet>();

/** Styles that are there as long as the page is: they come with its code, so that nobody else waits for them. */
export function useStyles(text: string): void {
  useLayoutEffect(() => {
    // Pages without a screen, in tests, have none.
    if (!('adoptedStyleSheets' in document) || typeof CSSStyleSheet.prototype.replaceSync !== 'function') return undefined;
    const sheet = adopted.get(text) ?? new CSSStyleSheet();
    if (!adopted.has(text)) sheet.replaceSync(text);
    adopted.set(text, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
}

/**
 * The canvas writes rules of its own into elements while something is dragged, which the content policy of the page holds
 * back. As long as it is there, what it writes becomes a sheet instead, and goes with the element. Whether it may begin.
 */
export function useSheetsForElements(): boolean {
  return useSyncExternalStore(watchTaken, isTaken);
}

let taken: (() => void) | null = null;
const isTaken = (): boolean => taken !== null;

function watchTaken(tell: () => void): () => void {
  taken ??= takeOver();
  tell();
  return () => {
    taken?.();
    taken = null;
  };
}

function takeOver(): () => void {
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return () => undefined;
  const own = Object.getOwnPropertyDescriptor(document, 'createElement');
  const make = document.createElement;
  const create = function create(this: Document, name: string, options?: ElementCreationOptions): HTMLElement {
    const element = make.call(this, name, options);
    return name === 'style' ? byScript(element) : element;
  } as typeof document.createElement;
  document.createElement = create;
  return () => {
    if (document.createElement !== create) return;
    if (own) Object.defineProperty(document, 'createElement', own);
    else Reflect.deleteProperty(document, 'createElement');
  };
}

function byScript(element: HTMLElement): HTMLElement {
  const sheet = new CSSStyleSheet();
  let text = '';
  const take = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  Object.defineProperty(element, 'textContent', {
    get: () => text,
    set: (rules: string) => {
      text = rules;
      sheet.replaceSync(rules);
      take();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
  });
  element.remove = () => {
    take();
    Element.prototype.remove.call(element);
  };
  return element;
}
