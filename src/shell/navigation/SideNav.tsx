import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useShownMenu } from '../nav/useMenu';
import type { MenuEntry } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
import { TourInvitation } from '../tour/TourInvitation';
import { Icon, IconButton, isComposing } from '../../ui';
import { Brand } from '../brand/Brand';
import { NavEntry } from './NavEntry';
import { useFrame } from '../context/frameContext';
import { groupsOf, matchingEntries } from './menuGroups';
import { isProfileHidden } from '../context/navigationPlace';
import styles from './SideNav.module.css';
import { useEntryInSight } from './useEntryInSight';

interface SideNavProps {
  /** Icons with small words below them. */
  readonly isNarrow: boolean;
  /** Absent in the drawer of a phone. */
  readonly onToggle?: () => void;
}

/** The screens a user may open, in groups, with a box that finds one by name. */
export function SideNav({ isNarrow, onToggle }: SideNavProps): ReactNode {
  const translate = useTranslate();
  const [query, setQuery] = useState('');
  const { user } = useShell();
  const nav = useRef<HTMLElement>(null);
  useEntryInSight(nav);
  const shown = matchingEntries({ entries: useShownMenu(), query: isNarrow ? '' : query });
  return (
    <div className={`${styles.side} ${isNarrow ? styles.narrow : ''}`}>
      <div className={styles.top}>
        <Brand isNarrow={isNarrow} />
      </div>
      {!isNarrow && <MenuSearch query={query} first={query.trim() ? shown[0] : undefined} onChange={setQuery} />}
      <nav ref={nav} className={styles.nav} data-tour="menu" aria-label={translate('lectern.shell.navigation')}>
        {user.isPlanOver && <p className={isNarrow ? 'visuallyHidden' : styles.note}>{translate('lectern.shell.planOver')}</p>}
        {groupsOf(shown).map(({ group, entries }) => (
          <NavGroup key={group} name={translate(`lectern.shell.groups.${group}`)} entries={entries} isNarrow={isNarrow} />
        ))}
        {shown.length === 0 && <Nothing query={isNarrow ? '' : query.trim()} />}
      </nav>
      {onToggle && !isNarrow && <TourInvitation />}
      {onToggle && !isProfileHidden() && (
        <div className={styles.foot}>
          <IconButton icon={isNarrow ? 'expand' : 'collapse'} label={translate(isNarrow ? 'lectern.shell.widen' : 'lectern.shell.narrow')} onClick={onToggle} />
        </div>
      )}
    </div>
  );
}

interface MenuSearchProps {
  readonly query: string;
  /** Where Enter leads. */
  readonly first: MenuEntry | undefined;
  readonly onChange: (query: string) => void;
}

function MenuSearch({ query, first, onChange }: MenuSearchProps): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { openPalette } = useFrame();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && query) {
      event.preventDefault();
      onChange('');
    }
    if (event.key !== 'Enter' || !query.trim()) return;
    onChange('');
    if (first) void navigate(first.path);
    else openPalette(query.trim());
  };
  return (
    <div className={styles.search}>
      <Icon name="search" size={16} />
      <input
        type="search"
        value={query}
        aria-label={translate('lectern.shell.findScreen')}
        placeholder={translate('lectern.shell.findScreen')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** No screen of this name: it may be a record. */
function Nothing({ query }: { query: string }): ReactNode {
  const translate = useTranslate();
  const { openPalette } = useFrame();
  return (
    <div className={styles.none}>
      <p>{translate(query ? 'lectern.shell.noScreen' : 'lectern.shell.noModules')}</p>
      {query && (
        <button type="button" className={styles.everywhere} onClick={() => openPalette(query)}>
          {translate('lectern.shell.searchEverywhere', { query })}
        </button>
      )}
    </div>
  );
}

function NavGroup({ name, entries, isNarrow }: { name: string; entries: readonly MenuEntry[]; isNarrow: boolean }): ReactNode {
  const heading = useId();
  return (
    // No landmark of its own: a page may have a region of the same name.
    <div role="group" className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={isNarrow ? 'visuallyHidden' : styles.heading}>
        {name}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <NavEntry key={entry.key} entry={entry} isNarrow={isNarrow} />
        ))}
      </ul>
    </div>
  );
}
