import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useFailureText, useProfile } from '../../dataProvider';
import { RecordSkeleton } from '../../screens/actions/RecordStates';
import { Button, EmptyState } from '../../shell/ui';
import { DetailsSection } from './DetailsSection';
import { LookSection } from './LookSection';
import { PasswordSection } from './PasswordSection';
import { SessionsSection } from './SessionsSection';
import styles from './profile.module.css';

/** My Profile: who one is, how one signs in, how the console looks, and where one is signed in. */
export function ProfilePage(): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const actor = useActor();
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
            {translate('lectern.profile.retry')}
          </Button>
        }
      />
    );
  }
  if (!profile || !actor) return <RecordSkeleton />;
  return (
    <div className={styles.page}>
      <h1>{translate('lectern.profile.title')}</h1>
      <DetailsSection profile={profile} actor={actor} save={save} reload={async () => void (await refetch())} />
      <PasswordSection changePassword={changePassword} />
      <LookSection />
      <SessionsSection />
    </div>
  );
}
