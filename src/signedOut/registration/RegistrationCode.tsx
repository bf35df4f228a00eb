import type { ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import styles from '../frame/AuthFrame.module.css';
import { CodeForm } from '../inputs/CodeForm';
import type { PageName } from '../context/places';
import { useSignedOut } from '../context/signedOutContext';
import { confirmRegistration } from './calls';

interface RegistrationCodeProps {
  readonly requestId: string;
  /** The page of the form before. */
  readonly form: PageName;
  readonly next: PageName;
}

/** The code that ends a registration, whichever way it began; what comes next is handed on to `next`. What was typed can be mended, and is there again once no code is to be had any more. */
export function RegistrationCode({ requestId, form, next }: RegistrationCodeProps): ReactNode {
  const { translate, api, publicApi, go, state } = useSignedOut();
  const { username = '', institute = '', typed } = state;
  const again = (notice: object = {}): void => go(form, { ...(typed && { typed }), ...notice });
  return (
    <CodeForm
      key={requestId}
      text={translate('lectern.auth.code.sentTo', { address: username })}
      requestId={requestId}
      {...(state.retryAfter === undefined ? {} : { retryAfter: state.retryAfter })}
      resend={() => api.resendOtp({ requestId })}
      onOver={() => again({ notice: 'lectern.auth.code.over' })}
      back={<button type="button" className={styles.linkButton} onClick={() => again()}>{translate('lectern.auth.code.mend')}</button>}
      verify={async (code) => {
        const { logoTicket } = await sendCall({ data: publicApi, call: confirmRegistration, input: code });
        go(next, { username, institute, ...(logoTicket ? { logoTicket } : {}) });
      }}
    />
  );
}
