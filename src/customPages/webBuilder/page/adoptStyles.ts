import { useEffect, useLayoutEffect, useState } from 'react';

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
 * back. As long as it is there, what it writes becomes a sheet instead, and goes with the element.
 */
export function useSheetsForElements(): void {
  const [restore] = useState(takeOver);
  useEffect(() => restore, [restore]);
}

function takeOver(): () => void {
  const make = document.createElement;
  if (typeof CSSStyleSheet.prototype.replaceSync !== 'function') return () => undefined;
  document.createElement = function create(this: Document, name: string, options?: ElementCreationOptions): HTMLElement {
    const element = make.call(this, name, options);
    return name === 'style' ? byScript(element) : element;
  } as typeof document.createElement;
  return () => {
    document.createElement = make;
  };
}

function byScript(element: HTMLElement): HTMLElement {
  const sheet = new CSSStyleSheet();
  const take = (): void => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  Object.defineProperty(element, 'textContent', {
    set: (text: string) => {
      sheet.replaceSync(text);
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
