import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useTexts } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { holdsRight, holdsSome } from '../../schemas';
import { RefLink } from '../../fields/cells/RefLink';
import { Button, Icon, buttonClass } from '../../ui';
import { begunFrom } from '../common/begun';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';
import styles from './ListScreen.module.css';
import { useSelectionScope } from './useSelectionScope';

const MoreWays = lazy(async () => ({ default: (await withWords(() => import('./MoreWays'))).MoreWays }));
const CreateBelow = lazy(async () => ({ default: (await withWords(() => import('./CreateBelow'))).CreateBelow }));
const BulkBar = lazy(async () => ({ default: (await withWords(() => import('../bulk/BulkBar'))).BulkBar }));

/**
 * The list's name and the way to a new record. While rows are selected, what can be done to them stands in that way's
 * place: search, filters and rows stay where they are, and go on working.
 */
export function ListHead({ summary, children }: { summary?: { readonly isOpen: boolean; readonly onToggle: () => void }; readonly children?: ReactNode }): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const { selectedIds, isPending } = useRows();
  const texts = useTexts(resource.name);
  const isOfTheseRows = useSelectionScope();
  const create = (
    <span className={styles.ways}>
      {/* What comes with the rows stands before what is there by then, which keeps its place. */}
      {!isPending && <Suspense fallback={null}><MoreWays /></Suspense>}
      {children}
      {summary && (
        <Button icon="reports" aria-expanded={summary.isOpen} onClick={summary.onToggle}>
          {translate('lectern.list.summary')}
        </Button>
      )}
      <BinLink />
      <CreateLink />
    </span>
  );
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{texts.module}</h1>
        <Above />
      </div>
      {isOfTheseRows && selectedIds.length > 0 ? <Suspense fallback={create}><BulkBar /></Suspense> : create}
    </header>
  );
}

/** What the list stands below, by its titles. */
function Above(): ReactNode {
  const { resource } = useListModel();
  const { within } = useAddresses(resource);
  const above = Object.entries(within).filter(([name]) => resource.fields[name]?.to);
  return above.map(([name, id]) => <RefLink key={name} to={resource.fields[name]!.to!} id={String(id)} />);
}

/** The way to what was deleted, for whoever may restore it. */
function BinLink(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { list } = useAddresses(resource);
  const texts = useTexts(resource.name);
  if (!resource.softDelete || !holdsSome(actor, resource, 'delete') || resource.list.segments.some(({ isDeleted }) => isDeleted)) return null;
  const label = translate('lectern.bin.title', { name: texts.module });
  return (
    <Link to={`${list}?deleted=true`} className={buttonClass('quiet')} aria-label={label} title={label}>
      <Icon name="trash" size={16} />
    </Link>
  );
}

function CreateLink(): ReactNode {
  const { resource, actor } = useListModel();
  const { create, within } = useAddresses(resource);
  const { filterValues } = useRows();
  const texts = useTexts(resource.name);
  if (!holdsRight(actor, resource, 'create')) return null;
  const link = (
    <Link to={create} state={begunFrom({ resource, actor, filter: filterValues })} className={buttonClass('primary')}>
      <Icon name="plus" size={16} />
      <span>{texts.newOne}</span>
    </Link>
  );
  return Object.keys(within).length > 0 ? <Suspense fallback={link}><CreateBelow>{link}</CreateBelow></Suspense> : link;
}
