import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { textsOf } from '../../dataProvider';
import { useShell } from '../shellContext';
import { Icon, Initials, Menu } from '../ui';
import styles from './AccountMenu.module.css';

/** Who is signed in, in which role, and the way out. */
export function AccountMenu(): ReactNode {
  const translate = useTranslate();
  const { user, signOut } = useShell();
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
      items={[{ key: 'signOut', label: translate('lectern.shell.signOut'), icon: 'logout', onSelect: () => void signOut() }]}
      renderTrigger={(props) => (
        <button {...props} type="button" className={styles.trigger} aria-haspopup="dialog" aria-label={`${label}: ${user.name}, ${role}`}>
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
