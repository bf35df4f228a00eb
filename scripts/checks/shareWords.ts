import { keyOf } from '../../src/schemas';
import type { Resource } from '../../src/schemas';
import { flattenKeys, type Catalogue } from './localeKeys';

interface ShareWordsParams {
  readonly resources: readonly Pick<Resource, 'name' | 'share'>[];
  /** The English texts; that the other languages have the same is another check's. */
  readonly catalogue: Catalogue;
}

/** The keys of the lines records are shared as that nobody has written. */
export function missingShareWords({ resources, catalogue }: ShareWordsParams): string[] {
  const known = new Set(flattenKeys(catalogue));
  return resources.flatMap(({ name, share }) => share.map((field) => keyOf.share(name, field))).filter((key) => !known.has(key));
}
