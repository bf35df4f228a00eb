import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { failureDetails } from '../callFailure';
import { useFailureText } from './useFailureText';
import { usePlatformCall } from './usePlatformCall';

export interface UsePaymentConnect {
  /** Leaves for the payment provider's page, or says in `problem` why not. */
  connect(): Promise<void>;
  readonly isRunning: boolean;
  /** In words. */
  readonly problem: string | null;
}

/** Connects a tenant's account at the payment provider. `leave` opens the provider's page. */
export function usePaymentConnect({ instituteId, leave = leavePage }: { instituteId: string | null; leave?: (address: string) => void }): UsePaymentConnect {
  const call = usePlatformCall();
  const translate = useTranslate();
  const failureText = useFailureText();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const connect = useCallback(async (): Promise<void> => {
    setRunning(true);
    setProblem(null);
    try {
      const { url } = await call<{ url: string }>('/razorpay-oauth/oauth-url', { query: { instituteId }, handling: { quiet: true } });
      leave(url);
    } catch (error) {
      const details = failureDetails(error);
      setProblem(details?.code === 'NOT_CONFIGURED' ? translate('lectern.settings.connect.notConfigured') : failureText(error));
    } finally {
      setRunning(false);
    }
  }, [call, failureText, instituteId, leave, translate]);
  return { connect, isRunning, problem };
}

function leavePage(address: string): void {
  window.location.assign(address);
}
