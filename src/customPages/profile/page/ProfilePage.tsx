import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { lacks, useActor, useCallAction, useFailureText } from '../../../dataProvider';
import { RecordSkeleton } from '../../../screens/actions/RecordStates';
import { ShellContext } from '../../../shell/context/shellContext';
import { Button, EmptyState } from '../../../ui';
import { changeOwnPassword, listSessions, readProfile } from '../calls';
import { ActingNote } from './ActingNote';
import { DetailsSection } from './DetailsSection';
import { LookSection } from './LookSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import styles from './profile.module.css';
import { useProfile, type UseProfile } from './useProfile';

/** My Profile: who one is, how one signs in, how the console looks, and where one is signed in. */
export default function ProfilePage(): ReactNode {
  const shell = useContext(ShellContext);
  if (shell?.user.isActing) return <ActingNote instituteName={shell.user.instituteName ?? ''} stopActing={shell.stopActing} />;
  return lacks(readProfile) ? <WithoutProfile /> : <OwnProfile />;
}

/** Where the platform keeps no profile: what of the page is the console's own. */
function WithoutProfile(): ReactNode {
  const translate = useTranslate();
  const changePassword = useCallAction(changeOwnPassword);
  return (
    <div className={styles.page}>
      <h1>{translate('lectern.profile.title')}</h1>
      {!lacks(changeOwnPassword) && <PasswordSection changePassword={changePassword} />}
      <LookSection />
      {!lacks(listSessions) && <SessionsSection />}
    </div>
  );
}

function OwnProfile(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const actor = useActor();
  const shell = useContext(ShellContext);
  const queryClient = useQueryClient();
  const { profile, error, refetch, save, changePassword } = useProfile();
  if (!profile && error) {
    return (
      <EmptyState
        level={1}
        drawing="failed"
        title={translate('lectern.profile.failed')}
        text={failureText(error)}
        action={
          <Button icon="retry" onClick={() => void refetch()}>
            {translate('lectern.shell.reload')}
          </Button>
        }
      />
    );
  }
  if (!profile || !actor) return <RecordSkeleton />;
  /** The header and the greeting call one by the new name at once. */
  const saveAndTell: UseProfile['save'] = async (changes, options) => {
    const saved = await save(changes, options);
    shell?.rename(saved.name);
    void queryClient.invalidateQueries({ queryKey: ['auth', 'getIdentity'] });
    return saved;
  };
  return (
    <div className={styles.page}>
      <h1>{translate('lectern.profile.title')}</h1>
      <DetailsSection profile={profile} actor={actor} save={saveAndTell} reload={async () => void (await refetch())} />
      {!lacks(changeOwnPassword) && <PasswordSection changePassword={changePassword} />}
      <LookSection />
      {!lacks(listSessions) && <SessionsSection />}
    </div>
  );
}
