import { keyOf } from '../../src/schemas';
import type { Resource } from '../../src/schemas';
import { flattenKeys, type Catalogue } from './localeKeys';

interface LifecycleWordsParams {
  readonly resources: readonly Pick<Resource, 'name' | 'fields' | 'lifecycle'>[];
  /** The English texts; that the other languages have the same is another check's. */
  readonly catalogue: Catalogue;
}

/** The keys of the sentences that explain declared lifecycles, each state and each action, and that nobody has written. */
export function missingLifecycleWords({ resources, catalogue }: LifecycleWordsParams): string[] {
  const known = new Set(flattenKeys(catalogue));
  return resources.flatMap(({ name, fields, lifecycle }) => {
    if (!lifecycle) return [];
    const field = fields[lifecycle.field];
    // The two values of a boolean say themselves; what changes them is explained.
    const states = field?.type === 'choice' ? field.choices : [];
    return [...states.map((state) => keyOf.meaning(name, lifecycle.field, state)), ...Object.keys(lifecycle.actions).map((action) => keyOf.effect(name, action))].filter((key) => !known.has(key));
  });
}
