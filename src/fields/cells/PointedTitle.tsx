import type { ReactNode } from 'react';
import { useTexts } from '../../dataProvider';
import { ABSENT } from '../values/titleIn';
import { RefLink } from './RefLink';
import { RefTitle } from './RefTitle';
import styles from './cell.module.css';

/** What a reference to one of several modules points at: its title, and on a record's own page what it is. */
export function PointedTitle({ to, id, isDetail }: { readonly to: string; readonly id: string; readonly isDetail: boolean }): ReactNode {
  const texts = useTexts(to);
  if (!isDetail) return <RefTitle to={to} id={id} absent={ABSENT} />;
  return (
    <span>
      <span className={styles.second}>{texts.one}</span> <RefLink to={to} id={id} absent={ABSENT} />
    </span>
  );
}
