import { useId } from 'react';
import type { ReactNode } from 'react';
import { useStore, useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import type { MenuEntry } from '../nav/useMenu';
import { Icon } from '../../ui';
import { PendingMark } from '../marks/PendingMark';
import styles from './SideNav.module.css';
import { withSoftHyphens } from './softHyphens';

/** One line of the navigation, with what stands below it. */
export function NavEntry({ entry, isNarrow = false }: { entry: MenuEntry; isNarrow?: boolean }): ReactNode {
  const hasChildren = entry.children.length > 0 && !isNarrow;
  return <li>{hasChildren ? <Parent entry={entry} /> : <Line entry={entry} isNarrow={isNarrow} />}</li>;
}

/** A screen that is not built yet is muted and marked; who hears the menu is told by the link's description. */
function Line({ entry: { path, label, icon, isPending }, isNarrow }: { entry: MenuEntry; isNarrow: boolean }): ReactNode {
  const translate = useTranslate();
  const said = [isNarrow && label, isPending && translate('lectern.shell.notYet')].filter(Boolean).join(' · ');
  return (
    <NavLink to={path} className={styles.entry} data-pending={isPending || undefined} title={said || undefined} aria-label={isNarrow ? label : undefined}>
      <Icon name={icon} size={isNarrow ? 20 : 18} />
      <span className={styles.label}>{isNarrow ? withSoftHyphens(label) : label}</span>
      {isPending && <PendingMark />}
    </NavLink>
  );
}

/** An entry that others stand below; they are folded away by its arrow, and stay so. */
function Parent({ entry: { key, path, label, icon, isPending, children } }: { entry: MenuEntry }): ReactNode {
  const translate = useTranslate();
  const list = useId();
  const [isClosed, setClosed] = useStore(`nav.isClosed.${key}`, false);
  const pending = isPending ? { 'data-pending': true, title: translate('lectern.shell.notYet') } : {};
  return (
    <>
      <div className={styles.parent}>
        <NavLink to={path} aria-current="true" className={styles.entry} {...pending}>
          <Icon name={icon} size={18} />
          <span className={styles.label}>{label}</span>
          {isPending && <PendingMark />}
        </NavLink>
        <button type="button" className={styles.fold} aria-expanded={!isClosed} aria-controls={list} aria-label={translate('lectern.shell.below', { name: label })} onClick={() => setClosed(!isClosed)}>
          <Icon name={isClosed ? 'chevronRight' : 'chevronDown'} size={14} />
        </button>
      </div>
      <ul id={list} className={styles.below} hidden={isClosed}>
        {children.map((child) => (
          <li key={child.key}>
            <NavLink to={child.path} className={styles.entry} {...pending}>
              <span className={styles.label}>{child.label}</span>
              {isPending && <PendingMark />}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
