import type { Resource } from '../../schemas';

/** Where a record's page or form stands. */
export function recordAddress({ resource, id, page }: { resource: Pick<Resource, 'name'>; id: string; page: 'show' | 'edit' }): string {
  const address = `/${resource.name}/${encodeURIComponent(id)}`;
  return page === 'show' ? `${address}/show` : address;
}
