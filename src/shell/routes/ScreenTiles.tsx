import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { PendingMark } from '../marks/PendingMark';
import type { MenuEntry } from '../nav/useMenu';
import { Icon } from '../../ui';
import styles from './ScreenTiles.module.css';

/** Screens one may open, as tiles: icon, name and group. */
export function ScreenTiles({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const translate = useTranslate();
  return (
    <ul className={styles.tiles}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link to={entry.path} className={styles.tile} data-pending={entry.isPending || undefined} title={entry.isPending ? translate('lectern.shell.notYet') : undefined}>
            <span className={styles.icon}>
              <Icon name={entry.icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{entry.label}</span>
              <span className={styles.group}>{translate(`lectern.shell.groups.${entry.group}`)}</span>
            </span>
            {entry.isPending && <PendingMark />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
