import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Notice } from '../../../forms/Notice';
import { Button } from '../../../ui';
import { usePaymentConnect } from './usePaymentConnect';
import styles from './settings.module.css';

/** Leads to the payment provider, which leads back once the account is connected. */
export function PaymentConnect({ instituteId }: { instituteId: string | null }): ReactNode {
  const translate = useTranslate();
  const heading = useId();
  const { connect, isRunning, problem } = usePaymentConnect({ instituteId });
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{translate('lectern.settings.connect.title')}</h3>
      <p className={styles.text}>{translate('lectern.settings.connect.text')}</p>
      {problem && <Notice tone="red" text={problem} />}
      <Button icon="external" isBusy={isRunning} onClick={() => void connect()}>
        {translate('lectern.settings.connect.submit')}
      </Button>
    </section>
  );
}
