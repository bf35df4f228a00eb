import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useTexts } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { holdsRight } from '../../schemas';
import { Icon, buttonClass } from '../../shell/ui';
import { useListModel, useRows } from './listModel';
import styles from './ListScreen.module.css';
import { useSelectionScope } from './useSelectionScope';

const BulkBar = lazy(async () => ({ default: (await withWords(() => import('../bulk/BulkBar'))).BulkBar }));

/**
 * The list's name and the way to a new record. While rows are selected, what can be done to them stands in that way's
 * place: search, filters and rows stay where they are, and go on working.
 */
export function ListHead(): ReactNode {
  const { resource } = useListModel();
  const { selectedIds } = useRows();
  const texts = useTexts(resource.name);
  const isOfTheseRows = useSelectionScope();
  const create = (
    <span className={styles.ways}>
      <BinLink />
      <CreateLink />
    </span>
  );
  return (
    <header className={styles.head}>
      <h1>{texts.module}</h1>
      {isOfTheseRows && selectedIds.length > 0 ? <Suspense fallback={create}><BulkBar /></Suspense> : create}
    </header>
  );
}

/** The way to what was deleted, for whoever may restore it. */
function BinLink(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  if (!resource.softDelete || !holdsRight(actor, resource, 'delete')) return null;
  const label = translate('lectern.bin.title', { name: texts.module });
  return (
    <Link to={`/${resource.name}?deleted=true`} className={buttonClass('quiet')} aria-label={label} title={label}>
      <Icon name="trash" size={16} />
    </Link>
  );
}

function CreateLink(): ReactNode {
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  if (!holdsRight(actor, resource, 'create')) return null;
  return (
    <Link to={`/${resource.name}/create`} className={buttonClass('primary')}>
      <Icon name="plus" size={16} />
      <span>{texts.newOne}</span>
    </Link>
  );
}
