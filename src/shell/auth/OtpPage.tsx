import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { CodeForm } from './CodeForm';
import { useSignedOut } from './signedOutContext';

/** The second step after a password: the code that was sent. Without one under way there is nothing to enter. */
export function OtpPage(): ReactNode {
  const { api, signIn, go, enter, state } = useSignedOut();
  const { requestId } = state;
  useEffect(() => {
    if (!requestId) go('login');
  }, [requestId, go]);
  if (!requestId) return null;
  return (
    <CodeForm
      requestId={requestId}
      resend={() => api.resendOtp({ requestId })}
      verify={async (code) => {
        const reply = await signIn.withOtp({ ...code, by: 'login' });
        if (reply.kind === 'signedIn') enter();
      }}
    />
  );
}
