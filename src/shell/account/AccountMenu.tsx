import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { textsOf } from '../../dataProvider';
import { useShell } from '../context/shellContext';
import { Icon, Initials, Menu } from '../../ui';
import styles from './AccountMenu.module.css';
import { useAccountLines } from './useAccountLines';

/** Who is signed in and in which role; My Profile, AI Token, Membership and the way out (part 1 §2). */
export function AccountMenu(): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user, signOut } = useShell();
  const [hasBeenOpened, setOpened] = useState(false);
  const lines = useAccountLines({ isBalanceWanted: hasBeenOpened });
  const role = textsOf({ resource: 'user', translate }).choice('role', user.role);
  const label = translate('lectern.shell.account');
  return (
    <Menu
      label={label}
      header={
        <div className={styles.who}>
          <Initials name={user.name} size={36} />
          <div className={styles.words}>
            <strong>{user.name}</strong>
            <span>{role}</span>
            {user.instituteName && <span>{user.instituteName}</span>}
          </div>
        </div>
      }
      items={[
        ...lines.map(({ path, isPending, ...line }) => ({ ...line, ...(isPending && { disabledReason: translate('lectern.shell.notYet') }), onSelect: () => void navigate(path) })),
        { key: 'signOut', label: translate('fixed.accountMenu.logout'), icon: 'logout', onSelect: () => void signOut() },
      ]}
      renderTrigger={({ onClick, ...props }) => (
        <button
          {...props}
          type="button"
          data-tour="account"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-label={translate('lectern.fields.pair', { name: label, value: `${user.name}, ${role}` })}
          onClick={(event) => {
            setOpened(true);
            onClick(event);
          }}
        >
          <Initials name={user.name} size={28} />
          <span className={styles.name}>
            <span>{user.name}</span>
            <span className={styles.role}>{role}</span>
          </span>
          <Icon name="chevronDown" size={14} />
        </button>
      )}
    />
  );
}
