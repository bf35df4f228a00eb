import { isMatrix, withDeviation, type Matrix } from '../../../schemas';

/** What stands in for an empty value, and what a value is more or less than. */
export interface Beneath {
  readonly access: Matrix | undefined;
  readonly base: Matrix | null;
}

/** What a value comes to, with what it is more or less than. */
export function effectiveOf({ value, usual }: { readonly value: unknown; readonly usual: Beneath }): Matrix {
  if (usual.base) return withDeviation({ base: usual.base, own: isMatrix(value) ? value : {} });
  return isMatrix(value) ? withDeviation({ base: {}, own: value }) : (usual.access ?? {});
}
