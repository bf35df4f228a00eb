import type { ReactNode } from 'react';
import { CodeForm } from './CodeForm';
import type { PageName } from './places';
import { useSignedOut } from './signedOutContext';

/** The code that ends a registration, whichever way it began; what comes next is handed on to `next`. */
export function RegistrationCode({ requestId, next }: { requestId: string; next: PageName }): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  const { username = '', institute = '' } = state;
  return (
    <CodeForm
      key={requestId}
      text={translate('lectern.auth.code.sentTo', { address: username })}
      requestId={requestId}
      {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
      resend={() => api.resendOtp({ requestId })}
      verify={async (code) => {
        const { logoTicket } = await api.verifyRegistration(code);
        go(next, { username, institute, ...(logoTicket === null ? {} : { logoTicket }) });
      }}
    />
  );
}
