import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router';
import { textsOf } from '../../dataProvider';
import { MENU_GROUPS } from '../../schemas';
import type { MenuEntry } from '../nav/menu';
import { useMenu } from '../nav/useMenu';
import { Icon, IconButton } from '../ui';
import { Brand } from './Brand';
import styles from './SideNav.module.css';

interface SideNavProps {
  /** Icons with small words below them. */
  readonly isNarrow: boolean;
  /** Absent in the drawer of a phone. */
  readonly onToggle?: () => void;
}

/** The modules a user may open, in groups, with a box that finds one by name. */
export function SideNav({ isNarrow, onToggle }: SideNavProps): ReactNode {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const entries = useMenu().map((entry) => ({ ...entry, label: textsOf({ resource: entry.name, translate }).menu }));
  const wanted = query.trim().toLocaleLowerCase();
  const shown = entries.filter((entry) => entry.label.toLocaleLowerCase().includes(wanted));
  const groups = MENU_GROUPS.map((group) => ({ group, entries: shown.filter((entry) => entry.group === group) })).filter((one) => one.entries.length > 0);

  return (
    <div className={`${styles.side} ${isNarrow ? styles.narrow : ''}`}>
      <div className={styles.top}>
        <Brand isNarrow={isNarrow} />
      </div>
      {!isNarrow && <MenuSearch query={query} onChange={setQuery} />}
      <nav className={styles.nav} aria-label={translate('lectern.shell.navigation')}>
        {groups.map((one) => (
          <NavGroup key={one.group} name={translate(`lectern.shell.groups.${one.group}`)} entries={one.entries} isNarrow={isNarrow} />
        ))}
        {groups.length === 0 && <p className={styles.none}>{translate(wanted ? 'lectern.shell.noScreen' : 'lectern.shell.noModules')}</p>}
      </nav>
      {onToggle && (
        <div className={styles.foot}>
          <IconButton icon={isNarrow ? 'expand' : 'collapse'} label={translate(isNarrow ? 'lectern.shell.widen' : 'lectern.shell.narrow')} onClick={onToggle} />
        </div>
      )}
    </div>
  );
}

function MenuSearch({ query, onChange }: { query: string; onChange: (query: string) => void }): ReactNode {
  const translate = useTranslate();
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        type="search"
        value={query}
        aria-label={translate('lectern.shell.findScreen')}
        placeholder={translate('lectern.shell.findScreen')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  );
}

function NavGroup({ name, entries, isNarrow }: { name: string; entries: readonly (MenuEntry & { label: string })[]; isNarrow: boolean }): ReactNode {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={isNarrow ? 'visuallyHidden' : styles.heading}>
        {name}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <NavLink to={entry.path} className={styles.entry} title={isNarrow ? entry.label : undefined}>
              <Icon name={entry.icon} size={isNarrow ? 20 : 18} />
              <span className={styles.label}>{entry.label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
