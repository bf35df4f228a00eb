/** What somebody has chosen for a list. */
export interface ColumnChoice {
  /** Names of the columns, in their order. */
  readonly shown: readonly string[];
  /** Columns of the declaration that are not wanted. */
  readonly hidden: readonly string[];
}

/** A remembered choice; null where there is none. One that is a list of names alone leaves out every other declared column. */
export function readChoice({ kept, declared }: { kept: unknown; declared: readonly string[] }): ColumnChoice | null {
  if (isNames(kept)) return { shown: kept, hidden: declared.filter((name) => !kept.includes(name)) };
  if (typeof kept !== 'object' || kept === null) return null;
  const { shown, hidden } = kept as Readonly<Record<string, unknown>>;
  return isNames(shown) && isNames(hidden) ? { shown, hidden } : null;
}

/** The chosen columns in their order; declared ones that came after the choice stand behind the one they are declared behind. */
export function withNewColumns({ choice: { shown, hidden }, declared }: { choice: ColumnChoice; declared: readonly string[] }): readonly string[] {
  return declared.reduce((names, name, at) => {
    if (names.includes(name) || hidden.includes(name)) return names;
    const before = declared.slice(0, at).findLast((one) => names.includes(one));
    return names.toSpliced(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }, shown);
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
