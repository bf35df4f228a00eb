import { useCanAccess } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDeclarations, useTitles } from '../../dataProvider';
import { recordPath } from '../../schemas';
import { RefTitle } from './RefTitle';
import styles from './cell.module.css';

/** A reference on a record's page: a link to what it points at, where it is there and the reader may see it. */
export function RefLink({ to, id, absent, isApart = false }: { to: string; id: string; absent?: string; isApart?: boolean }): ReactNode {
  const resource = useDeclarations().get(to);
  const { canAccess } = useCanAccess({ resource: to, action: 'show' });
  const item = useTitles(to, [id]).titles.get(id);
  if (!canAccess || !resource || !item || item.isDeleted) return <span className={styles.unlinked}><RefTitle to={to} id={id} isApart={isApart} {...(absent && { absent })} /></span>;
  return (
    <Link className={styles.link} to={recordPath({ resource, id, page: 'show' })}>
      <RefTitle to={to} id={id} isApart={isApart} />
    </Link>
  );
}
