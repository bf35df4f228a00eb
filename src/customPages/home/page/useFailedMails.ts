import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { usePlatformCall } from '../../../dataProvider';

/**
 * How many mails of the last seven days could not be sent. Asked where `isAsked`: it is for the super admin. The call is the
 * platform's own page of what it sent, which answers in two ways and is therefore no defined one.
 */
export function useFailedMails({ isAsked }: { isAsked: boolean }): UseQueryResult<number> {
  const call = usePlatformCall();
  return useQuery({
    queryKey: ['home', 'failedMails'],
    queryFn: async ({ signal }) => (await call<{ failed?: number }>('/outbox', { query: { size: 1 }, signal })).failed ?? 0,
    enabled: isAsked,
  });
}
