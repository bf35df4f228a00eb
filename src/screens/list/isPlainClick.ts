import type { MouseEvent } from 'react';

/** A click that is to lead there in this window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
