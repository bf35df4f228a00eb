/** One or two letters for a name: `Ananya Krishnan Iyer` → `AI`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => [...word][0]).join('').toUpperCase();
}
