/** The entries of an object whose value is so, without some names. */
export function pick(values: Readonly<Record<string, unknown>> | undefined, is: (value: unknown) => boolean, but: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => is(value) && !but.includes(name)));
}

/** An object of the same names. */
export function mapValues<A, B>(object: Readonly<Record<string, A>>, map: (value: A, key: string) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value, key)]));
}
