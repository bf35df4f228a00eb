/** The name of a module inside a sentence: `Institutions` → `institutions`; `AI prompts` stays, and so does any name in Chinese and Japanese. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/ja|zh/.test(document.documentElement.lang) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}
