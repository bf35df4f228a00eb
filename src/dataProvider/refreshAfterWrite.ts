import type { QueryClient } from '@tanstack/react-query';
import { failureDetails } from './callFailure';
import { besides } from './sharedRows';
import type { LecternRecord } from './types';

const LIST_QUERIES = ['getList', 'getInfiniteList', 'getMany', 'getManyReference', 'totals', 'segments', 'summary', 'lookup'];

/**
 * After a write outside react-admin's own mutations: puts the record where it is shown and marks the lists old.
 * Without a record only the lists and the open records are marked. What is shown of other modules is asked again,
 * too, such as lists below its page, and records that count it: what is done to one record often changes others.
 */
export function refreshAfterWrite({ queryClient, resource, record }: { queryClient: QueryClient; resource: string; record?: LecternRecord | undefined }): void {
  if (record) {
    queryClient.setQueriesData<LecternRecord>({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, (old) => (old ? { ...old, ...record } : old));
  } else {
    void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'] });
  }
  for (const query of LIST_QUERIES) void queryClient.invalidateQueries({ queryKey: [resource, query] });
  // The same rows, as other modules have them.
  for (const other of besides(resource)) void queryClient.invalidateQueries({ queryKey: [other] });
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [other, query] }) => other !== resource && (query === 'getList' || query === 'getOne') });
}

/** Not there any more, in another state, or changed meanwhile. */
const KNOWN_OTHERWISE = new Set([404, 409, 412]);

/**
 * After a write that was refused since the record is no more as it was shown: brings what is shown up to date, so that the person sees
 * what has become of it, and a second try is made over that.
 */
export function refreshAfterRefusal({ queryClient, resource, error }: { queryClient: QueryClient; resource: string; error: unknown }): void {
  const details = failureDetails(error);
  if (!details || !KNOWN_OTHERWISE.has(details.status)) return;
  refreshAfterWrite({ queryClient, resource, record: (details.current as LecternRecord | null) ?? undefined });
}
