import { keyOf } from '../../src/schemas';
import type { Resource } from '../../src/schemas';
import { flattenKeys, type Catalogue } from './localeKeys';

interface PastFormsParams {
  readonly resources: readonly Pick<Resource, 'name' | 'lifecycle'>[];
  /** The English texts; that the other languages have the same is another check's. */
  readonly catalogue: Catalogue;
}

/** The keys of declared actions that have no words in the past, neither the module's own nor shared ones, for the notice that they are done. */
export function missingPastForms({ resources, catalogue }: PastFormsParams): string[] {
  const known = new Set(flattenKeys(catalogue));
  return resources.flatMap(({ name, lifecycle }) =>
    Object.keys(lifecycle?.actions ?? {})
      .filter((action) => !known.has(`lectern.common.done.${action}`))
      .map((action) => keyOf.done(name, action))
      .filter((key) => !known.has(key)),
  );
}
