/** The tag of a record's version. */
export function etagOf({ version }: { readonly version?: unknown }): string {
  return `"${String(version)}"`;
}

/** Versions that a header `If-Match` names; null where it is left out or takes any. */
function versionsOf(ifMatch: string | undefined): readonly string[] | null {
  return ifMatch === undefined || ifMatch.trim() === '*' ? null : ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, '').replace(/^"(.*)"$/, '$1'));
}

/** Whether a write with that header `If-Match` is based on this version: without one the last write wins. */
export function isBasedOn(ifMatch: string | undefined, version: unknown): boolean {
  return versionsOf(ifMatch)?.includes(String(version)) ?? true;
}
