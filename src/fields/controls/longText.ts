import type { ClipboardEvent, DragEvent } from 'react';
import type { Field } from '../../schemas';
import type { InputProps } from '../values/inputTypes';

/** No control takes more than this, whatever its field may hold. In characters. */
const MOST_TYPED = 1_000_000;

/**
 * How many characters a control of text takes: twice what the field may hold, so that a text slightly too long can be
 * shortened in place, and a book pasted by mistake does not hold up the page.
 */
export function mostTyped(field: Pick<Field, 'maxLength'>): number {
  return Math.min(field.maxLength * 2, MOST_TYPED);
}

interface LengthGuard {
  readonly maxLength: number;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** For `<input>` and `<textarea>`: the browser cuts, and `onCut` lets that be said. */
export function lengthGuard({ field, onCut }: Pick<InputProps, 'field' | 'onCut'>): LengthGuard {
  const maxLength = mostTyped(field);
  const look = (given: DataTransfer | null): void => {
    if ((given?.getData('text/plain').length ?? 0) > maxLength) onCut?.('text');
  };
  return { maxLength, onPaste: (event) => look(event.clipboardData), onDrop: (event) => look(event.dataTransfer) };
}
