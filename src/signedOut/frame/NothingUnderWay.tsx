import type { ReactNode } from 'react';
import { AuthFrame } from './AuthFrame';
import styles from './AuthFrame.module.css';
import { PageLink } from './PageLink';
import { useSignedOut } from '../context/signedOutContext';

/** A second step that was opened without the first, as from a bookmark: says so, and where to begin. */
export function NothingUnderWay({ title, to }: { title: string; to: 'login' | 'forgot-password' }): ReactNode {
  const { translate } = useSignedOut();
  return (
    <AuthFrame title={title} text={translate('lectern.auth.nothingUnderWay.text')}>
      <div className={styles.actions}>
        <PageLink to={to} kind="primary">
          {translate(to === 'login' ? 'lectern.auth.nothingUnderWay.signIn' : 'lectern.auth.nothingUnderWay.code')}
        </PageLink>
      </div>
    </AuthFrame>
  );
}
