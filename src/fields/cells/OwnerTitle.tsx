import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordPath } from '../../schemas';
import styles from './cell.module.css';
import { OwnerLinkContext } from './owner';
import { RefTitle } from './RefTitle';
import { TitlesContext } from './titlesContext';

/** Whose row it is, in a list: a link to the institute where it is there and the reader may open it. */
export function OwnerTitle({ to, id }: { to: string; id: string }): ReactNode {
  const institutes = useContext(OwnerLinkContext);
  const isDeleted = useContext(TitlesContext)?.get(to)?.titles.get(id)?.isDeleted === true;
  if (!institutes || isDeleted) return <RefTitle to={to} id={id} hasPicture={false} />;
  return (
    <Link className={styles.link} to={recordPath({ resource: institutes, id, page: 'show' })}>
      <RefTitle to={to} id={id} hasPicture={false} />
    </Link>
  );
}
