import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { forgetEarly } from '../early';
import { isBody } from '../envelope';
import { selectedInstitute, type ChosenInstitute } from '../selectedInstitute';

export interface UseSelectedInstitute {
  /** Null: all institutes. */
  readonly institute: ChosenInstitute | null;
  choose(institute: ChosenInstitute | null): void;
}

/** The institute chosen in the header. What is shown follows a change by itself, see `useFollowInstitute`. */
export function useSelectedInstitute(): UseSelectedInstitute {
  const institute = useSyncExternalStore(selectedInstitute.subscribe, selectedInstitute.chosen);
  const choose = useCallback((next: ChosenInstitute | null) => selectedInstitute.choose(next), []);
  return { institute, choose };
}

/** Asks anew for everything that is shown whenever another institute is chosen, here or in another tab. Once in the frame. */
export function useFollowInstitute(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let before = selectedInstitute.get();
    return selectedInstitute.subscribe(() => {
      const now = selectedInstitute.get();
      if (now === before) return;
      askAnew(queryClient, before);
      before = now;
    });
  }, [queryClient]);
}

/**
 * Answers about the institute before are dropped rather than shown until the new ones come. Its own record is the same whichever is chosen, and
 * is not asked for: it may have been deleted just now.
 */
function askAnew(queryClient: QueryClient, before: string | null): void {
  forgetEarly();
  void queryClient.cancelQueries({ predicate: ({ queryKey }) => isListQuery(queryKey) });
  void queryClient.resetQueries({ predicate: ({ queryKey }) => isListQuery(queryKey) });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !isListQuery(queryKey) && !isOf(queryKey, before) });
}

function isOf([, , params]: readonly unknown[], id: string | null): boolean {
  return id !== null && isBody(params) && params['id'] === id;
}

const LIST_QUERIES: ReadonlySet<unknown> = new Set(['getList', 'getInfiniteList', 'totals', 'segments', 'lookup']);

function isListQuery([, kind]: readonly unknown[]): boolean {
  return LIST_QUERIES.has(kind);
}
