import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { focusHome } from '../../../ui';

interface FollowedCard {
  /** The card that is sent on by the keyboard: its link has the focus wherever it stands then; null: none is. */
  readonly follow: (id: string | null) => void;
  /** For the board: who goes to another card is not taken back to that one. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** How long the columns have, from when the card has left one, to show it in another. */
const PATIENCE_MS = 2_000;

/**
 * The columns ask for their rows each by itself, so a card may stand in two of them for a moment, or in none. The focus goes along: to
 * where the card stands last, and where it is not among the cards that are shown, to the page.
 */
export function useFollowedCard(board: RefObject<HTMLElement | null>): FollowedCard {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      const id = followed.current;
      const active = document.activeElement;
      const held = active?.closest<HTMLElement>('[data-id]') ?? null;
      const isOwn = held !== null && held.dataset['id'] === id && board.current?.contains(held) === true;
      // Whatever else has taken the focus, as a question, keeps it.
      if (id === null || !(isOwn || active === document.body || active?.tagName === 'MAIN')) return;
      const cards = [...(board.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].filter((card) => card.dataset['id'] === id);
      const next = cards.find((card) => card !== held);
      if (next) next.querySelector('a')?.focus();
      clearTimeout(timer);
      if (!next && !isOwn) timer = setTimeout(focusHome, PATIENCE_MS);
    };
    const watch = new MutationObserver(look);
    watch.observe(board.current!, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [board]);
  return {
    follow: (id) => void (followed.current = id),
    onFocus: ({ target }) => {
      const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
      if (id !== followed.current) followed.current = null;
    },
  };
}
