import type { Resource } from '../../schemas';

/** Whether a list stands in the order that people give its rows. Elsewhere up, down and beside mean something else. */
export function isArranged({ resource, sort }: { resource: Pick<Resource, 'tree'>; sort: { readonly field: string; readonly order: string } }): boolean {
  return resource.tree !== null && sort.field === resource.tree.order && sort.order === 'ASC';
}
