/** The name of a module inside a sentence: `Institutions` → `institutions`; `AI prompts` stays, and in a language without capitals a Latin name does, too. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && hasCapitals() ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}

/** Of the language that the page is in. */
function hasCapitals(): boolean {
  return typeof document === 'undefined' || !/^(ja|zh)/.test(document.documentElement.lang);
}
