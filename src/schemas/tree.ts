import type { ResourceInput } from './declaration';

/** Records that stand below one another, in an order that people give them. */
export interface TreeInput<F extends string = string> {
  /** The reference to the record it stands below; empty at the top. @example parent: 'parentId' */
  readonly parent: F;
  /** A read-only whole number: the place among those beside it, given by the platform. @example order: 'order' */
  readonly order: F;
  /** Levels at most. @default 10 @example depth: 6 */
  readonly depth?: number;
}

/** How records are arranged by people: below one another, or, without a parent, one after the other. */
export interface Tree {
  readonly parent: string | null;
  readonly order: string;
  /** Levels at most. */
  readonly depth: number;
}

export function normalizeTree({ tree, list }: Pick<ResourceInput, 'tree' | 'list'>): Tree | null {
  if (tree) return { parent: tree.parent, order: tree.order, depth: tree.depth ?? 10 };
  return list?.order ? { parent: null, order: list.order, depth: 1 } : null;
}
