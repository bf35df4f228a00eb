import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { failureDetails, useCallAction, useFailureText } from '../../../dataProvider';
import { askPaymentAddress } from '../calls';

export interface UsePaymentConnect {
  /** Leaves for the payment provider's page, or says in `problem` why not. */
  connect(): Promise<void>;
  readonly isRunning: boolean;
  /** In words. */
  readonly problem: string | null;
}

/** Connects a tenant's account at the payment provider. `leave` opens the provider's page. */
export function usePaymentConnect({ instituteId, leave = leavePage }: { instituteId: string | null; leave?: (address: string) => void }): UsePaymentConnect {
  const ask = useCallAction(askPaymentAddress);
  const translate = useTranslate();
  const failureText = useFailureText();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const connect = useCallback(async (): Promise<void> => {
    setRunning(true);
    setProblem(null);
    try {
      const { url } = await ask({ instituteId });
      leave(url);
    } catch (error) {
      const details = failureDetails(error);
      setProblem(details?.code === 'NOT_CONFIGURED' ? translate('lectern.settings.connect.notConfigured') : failureText(error));
    } finally {
      setRunning(false);
    }
  }, [ask, failureText, instituteId, leave, translate]);
  return { connect, isRunning, problem };
}

function leavePage(address: string): void {
  window.location.assign(address);
}
