/** What is typed while the window it is meant for is still being fetched. */
export interface HeldKeys {
  /** Gives the words typed so far and ends the holding; called by the window as soon as its box has the focus. */
  readonly take: () => string;
}

interface HoldParams {
  /** Words that are there already. */
  readonly text: string;
  /** Escape: nobody waits for the window any more. */
  readonly onEscape: () => void;
}

/**
 * Collects what is typed from now on, until it is taken: letters and Backspace. No key reaches the page behind meanwhile,
 * as if the window were open already.
 */
export function holdKeys({ text: given, onEscape }: HoldParams): HeldKeys {
  let text = given;
  const release = (): void => window.removeEventListener('keydown', onKeyDown, { capture: true });
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    // Keys of the browser itself, as the one that loads the page anew, stay what they are; the palette's own is no news.
    if (isCommand && event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (isCommand || SWALLOWED.has(event.key)) return;
    if (event.key === 'Escape') {
      release();
      onEscape();
    } else if (event.key === 'Backspace') text = [...text].slice(0, -1).join('');
    else if ([...event.key].length === 1) text += event.key;
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  return {
    take: () => {
      release();
      return text;
    },
  };
}

/** Ctrl-K or ⌘K, which opens the palette. A text editor that has taken the key for a link of its own keeps it. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k' && !event.defaultPrevented;
}

/** Nothing has been found yet that could be opened, and the keys of the page are out of reach. */
const SWALLOWED = new Set(['Enter', '?']);
