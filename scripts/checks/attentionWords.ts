import { keyOf } from '../../src/schemas';
import type { Resource } from '../../src/schemas';
import { flattenKeys, type Catalogue } from './localeKeys';

interface AttentionWordsParams {
  readonly resources: readonly Pick<Resource, 'name' | 'attention'>[];
  /** The English texts; that the other languages have the same is another check's. */
  readonly catalogue: Catalogue;
}

/** The keys of the sentences for what wants work that nobody has written. */
export function missingAttentionWords({ resources, catalogue }: AttentionWordsParams): string[] {
  const known = new Set(flattenKeys(catalogue));
  return resources.flatMap(({ name, attention }) => attention.map((one) => keyOf.attention(name, one.name))).filter((key) => !known.has(key));
}
