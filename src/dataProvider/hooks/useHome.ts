import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { rowsOf } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

/** How many records a module holds. */
export interface Figure {
  readonly resource: string;
  readonly total: number;
  /** The total is near, not exact. */
  readonly isEstimate: boolean;
  /** Made in the last seven days. */
  readonly added: number;
  /** What the list leaves out until it is asked for: how many bear each mark, by its field. */
  readonly leftOut?: Readonly<Record<string, number>>;
}

/** Something a person did to a record. `at` is ISO 8601. */
export interface WorkEntry {
  readonly id: string;
  readonly at: string;
  readonly actorName: string | null;
  /** Done by one of the platform's people, whose name is not told. */
  readonly isStaff?: boolean;
  readonly resource: string;
  readonly recordId: string;
  readonly title: string | null;
  /** `create`, `update`, `delete` or the name of a lifecycle action. */
  readonly action: string;
}

export interface FirstStep {
  readonly key: string;
  readonly isDone: boolean;
}

/** Figures of every module one may read; of one institute where it is named. */
export function useFigures({ instituteId }: { instituteId: string | null }): UseQueryResult<readonly Figure[]> {
  const call = usePlatformCall();
  return useQuery({
    queryKey: ['home', 'figures', instituteId],
    queryFn: async ({ signal }) => rowsOf<Figure>({ data: await call('/home/statistics', { method: 'POST', body: instituteId ? { instituteId } : {}, signal }), name: 'figures' }),
  });
}

/** What was done last, newest first, in the modules one may read. */
export function useRecentWork({ instituteId, size }: { instituteId: string | null; size: number }): UseQueryResult<readonly WorkEntry[]> {
  const call = usePlatformCall();
  return useQuery({
    queryKey: ['home', 'recent', instituteId, size],
    queryFn: async ({ signal }) => rowsOf<WorkEntry>({ data: await call('/home/recent', { query: { size, instituteId }, signal }), name: 'items' }),
  });
}

/** How many mails of the last seven days could not be sent. Asked where `isAsked`: it is for the super admin. */
export function useFailedMails({ isAsked }: { isAsked: boolean }): UseQueryResult<number> {
  const call = usePlatformCall();
  return useQuery({
    queryKey: ['home', 'failedMails'],
    queryFn: async ({ signal }) => (await call<{ failed?: number }>('/outbox', { query: { size: 1 }, signal })).failed ?? 0,
    enabled: isAsked,
  });
}

/** What a new institute does first, as far as one may do it; done or not by what is really there. */
export function useFirstSteps(): UseQueryResult<readonly FirstStep[]> {
  const call = usePlatformCall();
  return useQuery({
    queryKey: ['home', 'firstSteps'],
    queryFn: async ({ signal }) => rowsOf<FirstStep>({ data: await call('/home/first-steps', { signal }), name: 'steps' }),
  });
}
