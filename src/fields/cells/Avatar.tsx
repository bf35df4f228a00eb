import type { ReactNode } from 'react';
import { isShownPicture, shownAddress } from '../../dataProvider/pictures';
import { initialsOf } from '../../ui';
import styles from './cell.module.css';

/** A record's picture, or the initials of its title, in a circle. Decoration: its title stands beside it. */
export function Avatar({ title, picture, size = 'small' }: { title: string; picture?: string | null; size?: 'small' | 'large' }): ReactNode {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {picture && isShownPicture(picture) ? <img src={shownAddress(picture)} alt="" loading="lazy" decoding="async" /> : initialsOf(title)}
    </span>
  );
}
