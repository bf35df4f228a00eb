import type { ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import { CodeForm } from '../inputs/CodeForm';
import type { PageName } from '../context/places';
import { useSignedOut } from '../context/signedOutContext';
import { confirmRegistration } from './calls';

/** The code that ends a registration, whichever way it began; what comes next is handed on to `next`. */
export function RegistrationCode({ requestId, next }: { requestId: string; next: PageName }): ReactNode {
  const { translate, api, publicApi, go, state } = useSignedOut();
  const { username = '', institute = '' } = state;
  return (
    <CodeForm
      key={requestId}
      text={translate('lectern.auth.code.sentTo', { address: username })}
      requestId={requestId}
      {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
      resend={() => api.resendOtp({ requestId })}
      verify={async (code) => {
        const { logoTicket } = await sendCall({ data: publicApi, call: confirmRegistration, input: code });
        go(next, { username, institute, ...(logoTicket ? { logoTicket } : {}) });
      }}
    />
  );
}
