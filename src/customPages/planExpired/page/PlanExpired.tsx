import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { usePageTitle } from '../../../shell/nav/pageTitle';
import { useShell } from '../../../shell/context/shellContext';
import { Button, EmptyState } from '../../../ui';
import { formatPhone } from '../../../schemas';
import { OwnPlan } from './OwnPlan';
import { useSupportContact, type SupportContact } from './useSupportContact';
import styles from './planExpired.module.css';

/** Where an institute is led whose plan has run out (part 1 §4): what happened, whom to ask, and the way out. */
export default function PlanExpired(): ReactNode {
  const translate = useTranslate();
  const { user, signOut } = useShell();
  const contact = useSupportContact({ instituteId: user.instituteId });
  const title = translate('lectern.planExpired.title');
  usePageTitle(title);
  // The menu leads here too, while the plan runs, and an address that was kept says nothing of today.
  const hasRunOut = user.isPlanOver === true;
  return (
    <EmptyState
      drawing={hasRunOut ? 'locked' : 'welcome'}
      level={1}
      title={title}
      text={translate(hasRunOut ? 'lectern.planExpired.text' : 'lectern.planExpired.running')}
      action={
        <div className={styles.ways}>
          <OwnPlan hasRunOut={hasRunOut} />
          {contact ? <Contact contact={contact} /> : <p>{translate('lectern.planExpired.ask')}</p>}
          {hasRunOut && (
            <Button icon="logout" onClick={() => void signOut()}>
              {translate('lectern.shell.signOut')}
            </Button>
          )}
        </div>
      }
    />
  );
}

function Contact({ contact: { email, phoneNumber } }: { contact: SupportContact }): ReactNode {
  const translate = useTranslate();
  return (
    <div>
      <p>{translate('lectern.planExpired.contact')}</p>
      <p className={styles.contact}>
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phoneNumber && <a href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</a>}
      </p>
    </div>
  );
}
