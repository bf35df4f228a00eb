import { useCanAccess, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTitles } from '../../../dataProvider';
import { RefTitle } from './RefTitle';
import styles from './cell.module.css';

/** A reference on a record's page: a link to what it points at, where it is there and the reader may see it. */
export function RefLink({ to, id, absent }: { to: string; id: string; absent?: string }): ReactNode {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: to, action: 'show' });
  const item = useTitles(to, [id]).titles.get(id);
  if (!canAccess || !item || item.isDeleted) return <RefTitle to={to} id={id} {...(absent && { absent })} />;
  return (
    <Link className={styles.link} to={createPath({ resource: to, type: 'show', id })}>
      <RefTitle to={to} id={id} />
    </Link>
  );
}
