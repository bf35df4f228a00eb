/**
 * The value while a date's or a time's control holds something that is none, such as the 31st of June or half a date: the
 * browser then tells nothing of it, as of an empty control. No type takes this for a value, so that it is said at the field
 * and what was stored before stays.
 */
export const UNREADABLE = '?';

/** The text of a date's or a time's control, or that it cannot be read. */
export function readOfTime({ validity, value }: HTMLInputElement): string {
  return validity.badInput ? UNREADABLE : value;
}

/** What such a control shows of a value. */
export function shownOfTime(value: unknown): string {
  return value === UNREADABLE ? '' : String(value ?? '');
}
