import type { ReactNode } from 'react';
import { AccountForm } from './AccountForm';
import { RegistrationCode } from './RegistrationCode';
import { useSignedOut } from './signedOutContext';

/** The short way to an account: the same particulars by `/auth/signup`, the code, then `welcome`. */
export function SignupPage(): ReactNode {
  const { translate, api, go, state } = useSignedOut();
  if (state.requestId) return <RegistrationCode requestId={state.requestId} next="welcome" />;
  return (
    <AccountForm
      title={translate('lectern.auth.signup.title')}
      text={translate('lectern.auth.signup.text')}
      nameLabel={translate('lectern.auth.signup.name')}
      submit={translate('lectern.auth.signup.title')}
      onAccount={async (account) => {
        const request = await api.signUp(account);
        go('signup', { username: account.email, institute: account.name, ...request });
      }}
    />
  );
}
