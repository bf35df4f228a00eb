/** `openingHours.0.opens` → `openingHours.opens`: the path that names a field's words, whatever the row. */
export function wordsPath(path: string): string {
  return path.replace(/\.\d+(?=\.|$)/g, '');
}

/** The path beside another, in the same group: `openingHours.0.opens`, `closes` → `openingHours.0.closes`. */
export function siblingPath({ path, name }: { path: string; name: string }): string {
  const end = path.lastIndexOf('.');
  return end < 0 ? name : `${path.slice(0, end)}.${name}`;
}
