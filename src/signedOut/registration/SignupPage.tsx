import type { ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import { AccountForm } from './AccountForm';
import { signUp } from './calls';
import { RegistrationCode } from './RegistrationCode';
import { useSignedOut } from '../context/signedOutContext';

/** The short way to an account: the same particulars by `/auth/signup`, the code, then `welcome`. */
export function SignupPage(): ReactNode {
  const { translate, publicApi, go, state } = useSignedOut();
  if (state.requestId) return <RegistrationCode requestId={state.requestId} form="signup" next="welcome" />;
  return (
    <AccountForm
      title={translate('lectern.auth.signup.title')}
      text={translate('lectern.auth.signup.text')}
      nameLabel={translate('lectern.auth.signup.name')}
      submit={translate('lectern.auth.signup.title')}
      onAccount={async ({ password, ...typed }) => {
        const { contactName, ...account } = typed;
        const request = await sendCall({ data: publicApi, call: signUp, input: { ...account, password, ...(contactName !== '' && { contactName }) } });
        go('signup', { username: account.email, institute: account.name, typed, ...request });
      }}
    />
  );
}
