/**
 * What happens to a reference when the record it points at is deleted.
 * `refuse`: the record cannot be deleted while it is used here · `clear`: the reference is emptied, and comes back with
 * the record · `cascade`: the row that refers to it goes into the bin with it, and comes back with it as far as it still fits; one that names several goes with the last of them,
 * and until then loses the name alone; where its module is granted by itself, whoever deletes may delete it, too · `name`: the
 * reference stays and names the record as deleted.
 */
export const ON_DELETE = ['refuse', 'clear', 'cascade', 'name'] as const;
export type OnDelete = (typeof ON_DELETE)[number];
