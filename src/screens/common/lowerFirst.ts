/** The name of a module inside a sentence: `Institutions` → `institutions`; `AI prompts` stays. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}
