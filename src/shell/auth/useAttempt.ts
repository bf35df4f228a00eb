import { useCallback, useState } from 'react';
import { signInMessage } from '../../authProvider/signInMessage';
import type { SignInMessage } from '../../authProvider/signInMessage';

/** One call of a form at a time, with what its failure says. */
export interface Attempt {
  readonly isBusy: boolean;
  readonly message: SignInMessage;
  /** Resolves true when the call went well. */
  run(call: () => Promise<void>): Promise<boolean>;
  clear(): void;
}

/** Keeps a form from being sent twice and shows why it was refused. */
export function useAttempt(): Attempt {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<SignInMessage>(null);
  const run = useCallback(async (call: () => Promise<void>) => {
    setBusy(true);
    setMessage(null);
    try {
      await call();
      return true;
    } catch (error) {
      setMessage(signInMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setMessage(null), []);
  return { isBusy, message, run, clear };
}
