import { Suspense, lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { useLocation } from 'react-router';
import { useFailureText, useLecternData } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { Button, IconButton, Menu, useFocusHome } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import { changingOf } from '../../shell/nav/listVisit';
import { ExportMenu } from '../export/ExportMenu';
import { ReasonedButton } from '../common/ReasonedButton';
import { useIsPhone } from '../common/useIsPhone';
import { useListModel, useRows } from '../model/listModel';
import { useSelection } from '../model/useSelection';
import styles from './BulkBar.module.css';
import { useBulkActions } from './useBulkActions';
import { useEscape } from './useEscape';

/** Brings forms along, which the bar itself does without. */
const ActionDialog = lazy(async () => ({ default: (await withWords(() => import('./ActionDialog'))).ActionDialog }));

const RestoreRows = lazy(async () => ({ default: (await withWords(() => import('../bin/RestoreRows'))).RestoreRows }));

/** Actions that stand in the bar; the others are in its menu. */
const SHOWN = 3;

/** Stands in the list's head while rows are selected: how many, the way to all that match, and what can be done. Escape ends the selection. */
export function BulkBar(): ReactNode {
  const translate = useTranslate();
  const { resource, canExport } = useListModel();
  const selection = useSelection();
  const place = useFocusHome<HTMLDivElement>();
  const actions = useBulkActions();
  const changing = changingOf(useLocation().state);
  const [open, setOpen] = useState<{ action: string; ids: readonly string[] } | null>(() => (changing && actions.some(({ name }) => name === 'update') ? { action: 'update', ids: changing } : null));
  // Asked once: whoever reloads the page is shown the list.
  useEffect(() => {
    if (changing) window.history.replaceState({ ...(window.history.state as object | null), usr: null }, '');
  }, [changing]);
  const { data, onSelect } = useRows();
  useEscape(selection.clear);
  const start = (action: string): void => setOpen({ action, ids: selection.ids });
  const kept = actions.length > SHOWN + 1 ? actions.slice(0, SHOWN) : actions;
  const more = actions.slice(kept.length);
  const rows = selection.ids.map((id) => data?.find((record) => record.id === id));
  /** Why an action is offered and cannot be begun: of every selected row it is known that it is not for that. */
  const reasonOf = (name: string): string | undefined => (rows.every((record) => record?.allowed?.includes(name) === false) ? translate('lectern.bulk.nothingLeft') : undefined);
  return (
    <div ref={place} className={styles.bar} role="toolbar" data-foot-bar aria-label={translate('lectern.bulk.bar')}>
      <IconButton icon="close" isSmall label={translate('lectern.bulk.clear')} onClick={selection.clear} />
      <span className={styles.count} role="status">
        {translate('lectern.bulk.selected', { smart_count: selection.ids.length })}
      </span>
      <SelectPage />
      <SelectMatching />
      <div className={styles.actions}>
        {kept.map((action) => (
          <ReasonedButton key={action.name} isSmall label={action.label} reason={reasonOf(action.name) ?? null} onPress={() => start(action.name)} />
        ))}
        {more.length > 0 && (
          <Menu
            label={translate('lectern.bulk.more')}
            items={more.map((action) => {
              const reason = reasonOf(action.name);
              return { key: action.name, label: action.label, isDanger: action.isDanger, ...(reason !== undefined && { disabledReason: reason }), onSelect: () => start(action.name) };
            })}
            renderTrigger={(props) => (
              <Button {...props} isSmall icon="more">
                {translate('lectern.bulk.more')}
              </Button>
            )}
          />
        )}
        {canExport && <ExportMenu ids={selection.ids} />}
      </div>
      {open && (
        <Suspense fallback={null}>
          {open.action === 'restore' ? (
            <RestoreRows resource={resource} records={open.ids.map((id) => data?.find((record) => record.id === id) ?? { id })} onEnd={() => { setOpen(null); selection.clear(); }} />
          ) : <ActionDialog action={open.action} ids={open.ids} records={data ?? []} onClose={() => setOpen(null)} onDone={selection.clear} onLeft={(ids) => onSelect([...ids])} />}
        </Suspense>
      )}
    </div>
  );
}

/** On a phone, where cards have no head with a mark for all of them, offers the rest of the page. */
function SelectPage(): ReactNode {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { page, togglePage } = useSelection();
  if (!isPhone || page === 'all') return null;
  return <Button kind="bare" isSmall onClick={togglePage}>{translate('lectern.list.selectPage')}</Button>;
}

/** Offers the rows of all other pages, once the whole page is selected. */
function SelectMatching(): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const notify = useNotify();
  const failureText = useFailureText();
  const provider = useLecternData();
  const { resource } = useListModel();
  const { total = 0, filterValues, sort, onSelect } = useRows();
  const selection = useSelection();
  const [isBusy, setBusy] = useState(false);
  if (selection.page !== 'all' || selection.ids.length >= total) return null;
  const selectAll = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await provider.matchingIds(resource.name, { filter: filterValues, sort });
      onSelect(data);
    } catch (error) {
      notify(failureText(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="bare" isSmall isBusy={isBusy} onClick={() => void selectAll()}>
      {translate(isBusy ? 'lectern.bulk.selectingMatching' : 'lectern.bulk.selectMatching', { count: total.toLocaleString(locale) })}
    </Button>
  );
}
