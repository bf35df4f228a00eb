import { holdKeys, isPaletteKey } from './heldKeys';
import type { HeldKeys } from './heldKeys';

/** So long what is typed is kept for a palette: where the console has not come by then, it may be another page that does. In ms. */
const LONGEST_MS = 10_000;

let held: HeldKeys | null = null;

/** From now on Ctrl-K or ⌘K is the console's, whose rows are in sight before its code has come, and what is typed after it is kept for its palette. */
export function hearEarlyKeys(): void {
  document.addEventListener('keydown', hear);
}

/** What was typed after the key, `null` where nobody has pressed it: called by the frame as soon as it hears keys itself. */
export function takeEarlyKeys(): string | null {
  document.removeEventListener('keydown', hear);
  const text = held?.take() ?? null;
  held = null;
  return text;
}

function hear(event: KeyboardEvent): void {
  if (!isPaletteKey(event)) return;
  event.preventDefault();
  const own = holdKeys({ text: '', onEscape: () => (held = null) });
  held = own;
  setTimeout(() => held === own && takeEarlyKeys(), LONGEST_MS);
}
