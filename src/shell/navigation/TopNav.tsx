import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { NavLink, useLocation } from 'react-router';
import { useShownMenu } from '../nav/useMenu';
import type { MenuEntry } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
import { Icon, Popover } from '../../ui';
import { NavEntry } from './NavEntry';
import { PendingMark } from '../marks/PendingMark';
import { groupsOf } from './menuGroups';
import styles from './TopNav.module.css';

type Group = ReturnType<typeof groupsOf>[number];

/** The navigation as a bar below the header: each group opens its screens; those without room stand under “More”. */
export default function TopNav(): ReactNode {
  const translate = useTranslate();
  const { user } = useShell();
  const groups = groupsOf(useShownMenu());
  const { row, count } = useFitting(groups.map(({ group }) => translate(`lectern.shell.groups.${group}`)).join('|'));
  const shown = groups.slice(0, count);
  const rest = groups.slice(count);
  return (
    <nav className={styles.bar} data-tour="menu" aria-label={translate('lectern.shell.navigation')}>
      <ul ref={row} className={styles.row}>
        {shown.map((one) => (
          <li key={one.group}>
            <TopGroup groups={[one]} name={translate(`lectern.shell.groups.${one.group}`)} />
          </li>
        ))}
        {rest.length > 0 && (
          <li>
            <TopGroup groups={rest} name={translate('lectern.shell.more')} isMore />
          </li>
        )}
        {user.isPlanOver && <li className={styles.none}>{translate('lectern.shell.planOver')}</li>}
        {groups.length === 0 && <li className={styles.none}>{translate('lectern.shell.noModules')}</li>}
      </ul>
    </nav>
  );
}

/** A group of one screen is a link to it; others open. */
function TopGroup({ groups, name, isMore = false }: { groups: readonly Group[]; name: string; isMore?: boolean }): ReactNode {
  const translate = useTranslate();
  const { pathname } = useLocation();
  // The list belongs to the page it was opened on, so that going elsewhere closes it.
  const [opened, setOpened] = useState<{ anchor: HTMLElement; page: string } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const entries = groups.flatMap((one) => one.entries);
  const [only] = entries;
  if (!isMore && only && entries.length === 1 && only.children.length === 0) {
    return (
      <NavLink to={only.path} className={styles.group} title={only.isPending ? translate('lectern.shell.notYet') : undefined}>
        {only.label}
        {only.isPending && <PendingMark />}
      </NavLink>
    );
  }
  const isOpen = opened?.page === pathname;
  const isHere = entries.some((entry) => isWithin({ pathname, entry }));
  return (
    <>
      <button type="button" className={styles.group} data-here={isHere || undefined} aria-haspopup="dialog" aria-expanded={isOpen} onClick={(event) => setOpened(isOpen ? null : { anchor: event.currentTarget, page: pathname })}>
        {name}
        {isHere && <span className="visuallyHidden">{translate('lectern.shell.openHere')}</span>}
        <Icon name="chevronDown" size={14} />
      </button>
      {isOpen && (
        <Popover anchor={opened.anchor} onClose={close} label={name} width={236}>
          <div className={styles.panel}>
            {groups.map((one) => (
              <div role="group" key={one.group} aria-label={translate(`lectern.shell.groups.${one.group}`)}>
                {isMore && <h2 className={styles.heading}>{translate(`lectern.shell.groups.${one.group}`)}</h2>}
                <ul className={styles.list}>
                  {one.entries.map((entry) => (
                    <NavEntry key={entry.key} entry={entry} />
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Popover>
      )}
    </>
  );
}

function isWithin({ pathname, entry }: { pathname: string; entry: MenuEntry }): boolean {
  return pathname === entry.path || pathname.startsWith(`${entry.path}/`);
}

/** How many of the row's items have room beside “More”. Measured with all of them, anew when words or width change. */
function useFitting(words: string): { row: RefObject<HTMLUListElement | null>; count: number } {
  const row = useRef<HTMLUListElement>(null);
  const [fit, setFit] = useState<{ words: string; widths: readonly number[] | null; count: number }>({ words: '', widths: null, count: ALL });
  const isMeasured = fit.words === words && fit.widths !== null;
  useLayoutEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    const settle = (): void =>
      setFit((old) => {
        const widths = old.words === words && old.widths ? old.widths : [...list.children].map((item) => (item as HTMLElement).offsetWidth);
        const count = countFitting({ widths, room: list.clientWidth });
        return old.words === words && old.widths === widths && old.count === count ? old : { words, widths, count };
      });
    settle();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    observer?.observe(list);
    return () => observer?.disconnect();
  }, [words]);
  return { row, count: isMeasured ? fit.count : ALL };
}

const ALL = Number.MAX_SAFE_INTEGER;
/** What “More” needs in any language. In px. */
const MORE_WIDTH = 110;

function countFitting({ widths, room }: { widths: readonly number[]; room: number }): number {
  if (widths.reduce((sum, width) => sum + width, 0) <= room) return ALL;
  let left = room - MORE_WIDTH;
  const cut = widths.findIndex((width) => (left -= width) < 0);
  return Math.max(cut, 0);
}
