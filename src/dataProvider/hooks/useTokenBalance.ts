import { useQuery } from '@tanstack/react-query';
import { isBody } from '../envelope';
import { usePlatformCall } from './usePlatformCall';

/** A balance is read again when it is older than this. In ms. */
const BALANCE_AGE = 60_000;

/**
 * An institute's AI tokens that are left, credit minus debit, rounded to a whole number and never below 0; null until it
 * is known. Asks nothing unless `enabled`. A failure says nothing: the number only stands beside an entry of a menu.
 */
export function useTokenBalance({ instituteId, enabled }: { instituteId: string | null; enabled: boolean }): number | null {
  const call = usePlatformCall();
  const { data } = useQuery({
    queryKey: ['ai-token', 'balance', instituteId],
    queryFn: ({ signal }) => call<unknown>('/ai-token/balance', { query: { instituteId: instituteId ?? '' }, signal, handling: { quiet: true } }),
    enabled: enabled && instituteId !== null,
    staleTime: BALANCE_AGE,
  });
  return data === undefined ? null : amountOf(data);
}

function amountOf(data: unknown): number {
  const given = isBody(data) ? data : {};
  const amount = Number(given['balance'] ?? Number(given['credit'] ?? 0) - Number(given['debit'] ?? 0));
  return Number.isFinite(amount) ? Math.max(0, Math.round(amount)) : 0;
}
