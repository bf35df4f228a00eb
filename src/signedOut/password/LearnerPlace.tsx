import type { ReactNode } from 'react';
import type { LinkInfo } from '../../authProvider/authApi';
import { AuthFrame } from '../frame/AuthFrame';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** A learner whose password is set: where it is used, which is not here, and whom to ask. */
export function LearnerPlace({ info: { email, instituteName, learner } }: { info: LinkInfo }): ReactNode {
  const { translate } = useSignedOut();
  const address = learner?.address ?? null;
  return (
    <AuthFrame title={translate('lectern.auth.place.title')} text={translate(instituteName === null ? 'lectern.auth.place.text' : 'lectern.auth.place.textOf', { institute: instituteName })}>
      <ol className={styles.steps}>
        <li>{translate('lectern.auth.place.where', { email })}</li>
        {address !== null && (
          <li>
            {translate('lectern.auth.place.site')} <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
          </li>
        )}
        {learner?.contact && <li>{translate('lectern.auth.place.ask', { contact: learner.contact })}</li>}
      </ol>
    </AuthFrame>
  );
}
