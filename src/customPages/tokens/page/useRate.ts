import { useCallback, useMemo } from 'react';
import { useGetList, type RaRecord } from 'ra-core';
import type { TokenRate } from '../../../schemas';

interface Rate extends RaRecord {
  readonly amount_token: number;
  readonly amount_inr: number;
  readonly isExclusiveTax: boolean | null;
}

export type UseRate = { readonly refetch: () => void } & (
  | { readonly state: 'asking' | 'none' }
  | { readonly state: 'known'; readonly rate: TokenRate; readonly isExclusiveTax: boolean }
);

/** The rate that holds now: of those that have begun the last. It is kept as long as any list. */
export function useRate(): UseRate {
  const { data, refetch } = useGetList<Rate>('aiTokenRate', { pagination: { page: 1, perPage: 1 }, sort: { field: 'startsAt', order: 'DESC' }, filter: { status: ['begun'] } });
  const renew = useCallback(() => void refetch(), [refetch]);
  const [found] = data ?? [];
  return useMemo(() => {
    if (!data) return { refetch: renew, state: 'asking' };
    if (!found || !(found.amount_token > 0) || !(found.amount_inr > 0)) return { refetch: renew, state: 'none' };
    return { refetch: renew, state: 'known', rate: { tokens: Math.round(found.amount_token * 100), paise: Math.round(found.amount_inr * 100) }, isExclusiveTax: found.isExclusiveTax ?? false };
  }, [data, found, renew]);
}
