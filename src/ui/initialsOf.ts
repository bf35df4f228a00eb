/** One or two letters for a name: `Ananya Krishnan Iyer` → `AI`. They are letters or digits, whatever else a word begins with: `“Asha” (Rao)` → `AR`. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word) ?? []);
  return letters.filter((_, at) => at === 0 || at === letters.length - 1).join('').toUpperCase();
}
