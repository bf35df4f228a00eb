import type { ReactNode } from 'react';
import { CodeForm } from '../inputs/CodeForm';
import { NothingUnderWay } from '../frame/NothingUnderWay';
import { useSignedOut } from '../context/signedOutContext';

/** The second step after a password: the code that was sent. Without one under way there is nothing to enter. */
export function OtpPage(): ReactNode {
  const { translate, api, signIn, enter, go, state } = useSignedOut();
  const { requestId } = state;
  if (!requestId) return <NothingUnderWay title={translate('lectern.auth.code.title')} to="login" />;
  return (
    <CodeForm
      requestId={requestId}
      resend={() => api.resendOtp({ requestId })}
      onOver={() => go('login', { ...(state.username && { username: state.username }), notice: 'lectern.auth.code.signInOver' })}
      verify={async (code) => {
        const reply = await signIn.withOtp({ ...code, by: 'login' });
        if (reply.kind === 'signedIn') enter();
      }}
    />
  );
}
