import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useDeclarations, useTitles } from '../../../dataProvider';
import type { UseTitles } from '../../../dataProvider';
import { Avatar } from './Avatar';
import { Tags } from './Tags';
import styles from './cell.module.css';
import { TitlesContext } from './titlesContext';

/** What a reference points at, by title. All references of a screen are asked for in one request a module. */
export function RefTitle({ to, id }: { to: string; id: string }): ReactNode {
  const shared = useContext(TitlesContext)?.get(to);
  return shared ? <Named to={to} id={id} known={shared} /> : <Asking to={to} id={id} />;
}

/** Several references, as tags. */
export function RefTags({ to, ids, isDetail }: { to: string; ids: readonly string[]; isDetail: boolean }): ReactNode {
  const shared = useContext(TitlesContext)?.get(to);
  return shared ? <Tags texts={textsOf({ ids, known: shared })} isDetail={isDetail} /> : <AskingTags to={to} ids={ids} isDetail={isDetail} />;
}

function Asking({ to, id }: { to: string; id: string }): ReactNode {
  return <Named to={to} id={id} known={useTitles(to, [id])} />;
}

function AskingTags({ to, ids, isDetail }: { to: string; ids: readonly string[]; isDetail: boolean }): ReactNode {
  return <Tags texts={textsOf({ ids, known: useTitles(to, ids) })} isDetail={isDetail} />;
}

function Named({ to, id, known }: { to: string; id: string; known: UseTitles }): ReactNode {
  const item = known.titles.get(id);
  const hasPicture = Boolean(useDeclarations().get(to)?.picture);
  if (known.isPending && !item) return <span className={styles.waiting} aria-busy="true" />;
  const title = item?.title ?? id;
  if (!hasPicture) return <span className={styles.line}>{title}</span>;
  return (
    <span className={styles.person} title={title.length > 24 ? title : undefined}>
      <Avatar title={title} picture={item?.picture ?? null} />
      <span>{title}</span>
    </span>
  );
}

function textsOf({ ids, known }: { ids: readonly string[]; known: UseTitles }): string[] {
  return ids.map((id) => known.titles.get(id)?.title ?? id);
}
