import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import type { MenuEntry } from '../nav/useMenu';
import { Icon } from '../ui';
import styles from './SideNav.module.css';
import { withSoftHyphens } from './softHyphens';

/** One line of the navigation, with what stands below it. */
export function NavEntry({ entry, isNarrow = false }: { entry: MenuEntry; isNarrow?: boolean }): ReactNode {
  const hasChildren = entry.children.length > 0 && !isNarrow;
  return (
    <li>
      {hasChildren ? (
        <Parent entry={entry} />
      ) : (
        <NavLink to={entry.path} className={styles.entry} title={isNarrow ? entry.label : undefined} aria-label={isNarrow ? entry.label : undefined}>
          <Icon name={entry.icon} size={isNarrow ? 20 : 18} />
          <span className={styles.label}>{isNarrow ? withSoftHyphens(entry.label) : entry.label}</span>
        </NavLink>
      )}
    </li>
  );
}

/** An entry that others stand below; they are folded away by its arrow, and stay so. */
function Parent({ entry }: { entry: MenuEntry }): ReactNode {
  const translate = useTranslate();
  const list = useId();
  const [isClosed, setClosed] = useStore(`nav.isClosed.${entry.key}`, false);
  return (
    <>
      <div className={styles.parent}>
        <NavLink to={entry.path} aria-current="true" className={styles.entry}>
          <Icon name={entry.icon} size={18} />
          <span className={styles.label}>{entry.label}</span>
        </NavLink>
        <button type="button" className={styles.fold} aria-expanded={!isClosed} aria-controls={list} aria-label={translate('lectern.shell.below', { name: entry.label })} onClick={() => setClosed(!isClosed)}>
          <Icon name={isClosed ? 'chevronRight' : 'chevronDown'} size={14} />
        </button>
      </div>
      <ul id={list} className={styles.below} hidden={isClosed}>
        {entry.children.map((child) => (
          <li key={child.key}>
            <NavLink to={child.path} className={styles.entry}>
              <span className={styles.label}>{child.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
