import { useCall } from '../../dataProvider';
import { readTokenBalance } from './calls';

/** A balance is read again when it is older than this. In ms. */
const BALANCE_AGE = 60_000;
const QUIET = { quiet: true } as const;

/**
 * An institute's AI tokens that are left, credit minus debit, rounded down to a whole number, so that nobody is promised more than there is, and never below 0; null until it
 * is known. Asks nothing unless `enabled`. A failure says nothing: the number only stands beside an entry of a menu.
 */
export function useTokenBalance({ instituteId, enabled }: { instituteId: string | null; enabled: boolean }): number | null {
  const { data } = useCall(readTokenBalance, { instituteId }, { enabled: enabled && instituteId !== null, staleTime: BALANCE_AGE, handling: QUIET });
  if (!data) return null;
  // Other platforms leave the difference to whoever reads it.
  const amount = Number(data.balance ?? Number(data.credit ?? 0) - Number(data.debit ?? 0));
  return Number.isFinite(amount) ? Math.max(0, Math.floor(amount)) : 0;
}
