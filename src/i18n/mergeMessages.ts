/** Messages, nested by the parts of their keys. */
export interface MessageTree {
  readonly [part: string]: string | MessageTree | undefined;
}

/** The base with everything that `own` says in its place. */
export function mergeMessages<Base extends MessageTree, Own extends MessageTree>(base: Base, own: Own): Base & Own {
  const merged: Record<string, string | MessageTree | undefined> = { ...base };
  for (const [part, value] of Object.entries(own)) {
    const old = merged[part];
    merged[part] = typeof value === 'object' && typeof old === 'object' ? mergeMessages(old, value) : (value ?? old);
  }
  return merged as Base & Own;
}
