import { useCanAccess, useCreatePath } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RefTitle } from './RefTitle';
import styles from './cell.module.css';

/** A reference on a record's page: a link to what it points at, where the reader may see that. */
export function RefLink({ to, id }: { to: string; id: string }): ReactNode {
  const createPath = useCreatePath();
  const { canAccess } = useCanAccess({ resource: to, action: 'show' });
  if (!canAccess) return <RefTitle to={to} id={id} />;
  return (
    <Link className={styles.link} to={createPath({ resource: to, type: 'show', id })}>
      <RefTitle to={to} id={id} />
    </Link>
  );
}
