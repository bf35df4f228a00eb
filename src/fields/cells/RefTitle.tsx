import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useDeclarations, useTitles } from '../../dataProvider';
import type { UseTitles } from '../../dataProvider';
import { Avatar } from './Avatar';
import { Tags } from './Tags';
import styles from './cell.module.css';
import { ABSENT, titleIn } from '../values/titleIn';
import { TitlesContext } from './titlesContext';

interface RefTitleProps {
  readonly to: string;
  readonly id: string;
  /** With its picture, where the other module has one. @default true */
  readonly hasPicture?: boolean;
  /** The words where it cannot be named. */
  readonly absent?: string;
  /** With what it is unique within, where others may bear its title. @default false */
  readonly isApart?: boolean;
}

interface RefTagsProps {
  readonly to: string;
  readonly ids: readonly string[];
  readonly isDetail: boolean;
  /** @default false */
  readonly isApart?: boolean;
}

/** What a reference points at, by title. All references of a screen are asked for in one request a module. */
export function RefTitle(props: RefTitleProps): ReactNode {
  const shared = useContext(TitlesContext)?.get(props.to);
  return shared ? <Named {...props} known={shared} /> : <Asking {...props} />;
}

/** Several references, as tags. */
export function RefTags(props: RefTagsProps): ReactNode {
  const shared = useContext(TitlesContext)?.get(props.to);
  return shared ? <NamedTags {...props} known={shared} /> : <AskingTags {...props} />;
}

function Asking(props: RefTitleProps): ReactNode {
  return <Named {...props} known={useTitles(props.to, [props.id])} />;
}

function AskingTags(props: RefTagsProps): ReactNode {
  return <NamedTags {...props} known={useTitles(props.to, props.ids)} />;
}

function NamedTags({ ids, known, isDetail, isApart = false }: RefTagsProps & { known: UseTitles }): ReactNode {
  const translate = useTranslate();
  return <Tags texts={ids.map((id) => titleIn({ known, id, translate, isApart }))} isDetail={isDetail} />;
}

function Named({ to, id, known, hasPicture = true, absent = ABSENT, isApart = false }: RefTitleProps & { known: UseTitles }): ReactNode {
  const translate = useTranslate();
  const item = known.titles.get(id);
  const isPictured = Boolean(useDeclarations().get(to)?.picture) && hasPicture;
  if (known.isPending && !item) return <Waiting />;
  const title = titleIn({ known, id, translate, absent, isApart });
  // What a column may have to cut is there in full for the pointer.
  const whole = title.length > LONG_TITLE ? title : undefined;
  // What is nowhere has no initials either.
  if (!isPictured || !item) return <span className={styles.line} title={whole}>{title}</span>;
  return (
    <span className={styles.person} title={whole}>
      <Avatar title={item.title} picture={item.picture ?? null} />
      <span>{title}</span>
    </span>
  );
}

/** The title's place until it is known. A link around it has a name all the while. */
function Waiting(): ReactNode {
  const translate = useTranslate();
  return (
    <span className={styles.waiting} aria-busy="true">
      <span className="visuallyHidden">{translate('lectern.fields.fetching')}</span>
    </span>
  );
}

/** In characters. */
const LONG_TITLE = 16;
