import type { ReactNode } from 'react';
import { useDeclarations, useTitles } from '../../../dataProvider';
import { Avatar } from './Avatar';
import { Tags } from './Tags';
import styles from './cell.module.css';

/** What a reference points at, by title. All references of a screen are asked for in one request a module. */
export function RefTitle({ to, id }: { to: string; id: string }): ReactNode {
  const { titles, isPending } = useTitles(to, [id]);
  const item = titles.get(id);
  const hasPicture = Boolean(useDeclarations().get(to)?.picture);
  if (isPending && !item) return <span className={styles.waiting} aria-busy="true" />;
  const title = item?.title ?? id;
  if (!hasPicture) return <span className={styles.line}>{title}</span>;
  return (
    <span className={styles.person} title={title.length > 24 ? title : undefined}>
      <Avatar title={title} picture={item?.picture ?? null} />
      <span>{title}</span>
    </span>
  );
}

/** Several references, as tags. */
export function RefTags({ to, ids, isDetail }: { to: string; ids: readonly string[]; isDetail: boolean }): ReactNode {
  const { titles } = useTitles(to, ids);
  return <Tags texts={ids.map((id) => titles.get(id)?.title ?? id)} isDetail={isDetail} />;
}
