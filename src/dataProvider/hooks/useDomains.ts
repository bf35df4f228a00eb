import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePlatformCall } from './usePlatformCall';

/** A host under which a tenant's console and site are to be reached. */
export interface Domain {
  readonly host: string;
  readonly status: 'pending' | 'verified';
  readonly isPrimary: boolean;
  /** The DNS record that proves the host is the tenant's. */
  readonly verification: { readonly type: string; readonly name: string; readonly value: string };
  /** When DNS was last asked, ISO 8601. */
  readonly checkedAt: string | null;
  /** Why DNS did not prove it: no such record, records with other values, or no answer. */
  readonly problem: 'missing' | 'different' | 'unreachable' | null;
}

export interface UseDomains {
  readonly domains: readonly Domain[] | undefined;
  readonly error: Error | null;
  refetch(): Promise<unknown>;
  /** Each of these rejects with the call's failure, which nobody has shown yet. */
  add(host: string): Promise<void>;
  /** Asks DNS now; resolves with the domain, which says what it answered. */
  verify(host: string): Promise<Domain>;
  makePrimary(host: string): Promise<void>;
  remove(host: string): Promise<void>;
}

/** A tenant's domains: one's own, or those of an institute for who works across institutes. */
export function useDomains({ instituteId }: { instituteId: string | null }): UseDomains {
  const call = usePlatformCall();
  const queryClient = useQueryClient();
  const { data: domains, error, refetch } = useQuery({
    queryKey: [...KEY, instituteId],
    queryFn: async ({ signal }) => (await call<{ items: Domain[] }>('/tenant-info/domain-info', { query: { instituteId }, signal })).items,
  });
  const put = useCallback(
    async <T = void>(name: string, host: string): Promise<T> => {
      try {
        return await call<T>(`/tenant-info/${name}`, { method: 'PUT', query: { instituteId }, body: { host }, handling: { quiet: true } });
      } finally {
        await queryClient.invalidateQueries({ queryKey: KEY });
      }
    },
    [call, queryClient, instituteId],
  );
  return {
    domains,
    error,
    refetch,
    add: useCallback((host: string) => put('domain-info', host), [put]),
    verify: useCallback((host: string) => put<Domain>('verify-domain', host), [put]),
    makePrimary: useCallback((host: string) => put('primary-domain', host), [put]),
    remove: useCallback((host: string) => put('delete-domain', host), [put]),
  };
}

const KEY = ['tenant', 'domains'] as const;
