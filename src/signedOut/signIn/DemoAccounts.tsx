import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import styles from '../frame/AuthFrame.module.css';
import { useSignedOut } from '../context/signedOutContext';

/** One click per demo account; there are none outside a platform with demo content. */
export function DemoAccounts({ isBusy, onChoose }: { isBusy: boolean; onChoose: (account: { username: string; password: string }) => void }): ReactNode {
  const { translate, config } = useSignedOut();
  if (!config.isDemo || config.demoAccounts.length === 0) return null;
  return (
    <section className={styles.demo}>
      <h2>{translate('lectern.auth.demo.title')}</h2>
      <p>{translate('lectern.auth.demo.text')}</p>
      <ul className={styles.accounts}>
        {config.demoAccounts.map((account) => (
          <li key={account.username}>
            <Button isSmall disabled={isBusy} title={account.username} onClick={() => onChoose({ username: account.username, password: account.password })}>
              {account.key === null ? account.label : translate(`lectern.auth.demo.accounts.${account.key}`, { _: account.label })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
