import type { ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import { AccountForm } from './AccountForm';
import { registerInstitute } from './calls';
import { RegistrationCode } from './RegistrationCode';
import { useSignedOut } from '../context/signedOutContext';

/** An institute registers: its particulars, then the code that was sent. Its logo comes next, at `register-2`. */
export function RegisterPage(): ReactNode {
  const { translate, publicApi, go, state } = useSignedOut();
  if (state.requestId) return <RegistrationCode requestId={state.requestId} form="register-1" next="register-2" />;
  return (
    <AccountForm
      title={translate('lectern.auth.register.title')}
      text={translate('lectern.auth.register.text')}
      nameLabel={translate('lectern.auth.register.name')}
      submit={translate('lectern.auth.register.submit')}
      onAccount={async ({ name, contactName, email, phoneNumber, password }) => {
        const request = await sendCall({ data: publicApi, call: registerInstitute, input: { name, ...(contactName !== '' && { contactName }), emailId: email, phoneNumber, password } });
        go('register-1', { username: email, institute: name, typed: { name, contactName, email, phoneNumber }, ...request });
      }}
    />
  );
}
