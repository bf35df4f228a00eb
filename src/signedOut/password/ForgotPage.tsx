import type { ReactNode } from 'react';
import { UsernameForm } from '../inputs/UsernameForm';
import { useSignedOut } from '../context/signedOutContext';

/** Asks for a code to set a new password with. The answer is the same for a name nobody has. */
export function ForgotPage(): ReactNode {
  const { translate, api, go } = useSignedOut();
  return (
    <UsernameForm
      title={translate('lectern.auth.forgotPage.title')}
      text={translate('lectern.auth.forgotPage.text')}
      submit={translate('lectern.auth.forgotPage.submit')}
      onName={async (username) => go('reset-password', { username, ...(await api.forgotPassword({ username })) })}
    />
  );
}
