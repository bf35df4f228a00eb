/** Safari ends a composition before the key that ended it; the key then still bears this code. */
const COMPOSITION_KEY_CODE = 229;

/**
 * Whether a key belongs to an input method that is still putting a word together, as for Japanese: Enter then takes the
 * word, the arrows choose among candidates and Escape drops it. Nothing of ours may follow from such a key.
 */
export function isComposing(event: { readonly nativeEvent: KeyboardEvent } | KeyboardEvent): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event;
  return key.isComposing || key.keyCode === COMPOSITION_KEY_CODE;
}
