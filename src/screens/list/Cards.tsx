import type { ReactNode } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useTexts, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { isEmptyValue, titleFields } from '../../schemas';
import { Checkbox, IconButton } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { renderCell } from '../../fields/renderCell';
import { Avatar } from '../../fields/cells/Avatar';
import { isOwnerField } from '../../fields/cells/owner';
import { withWords } from '../../i18n/withWords';
import styles from './Cards.module.css';
import { levelOf } from './grid/drawRow';
import { useIsPrinting } from './grid/useIsPrinting';
import { rowMenu } from './rowMenu';
import { useListModel, useRows } from '../model/listModel';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useHeldFocus } from './useHeldFocus';
import { useReturnPlace } from './useReturnPlace';
import { useSelection } from '../model/useSelection';

const RowMenu = rowMenu.Screen;
const CardTotals = lazy(async () => ({ default: (await withWords(() => import('./CardTotals'))).CardTotals }));

/** Lines of a card below its title. */
const LINES = 4;

/** The rows on a phone: one card each, with its state, the first columns that have a value, and further down who or what it is of and the money that is summed below. */
export function Cards(): ReactNode {
  const translate = useTranslate();
  const { resource, columns } = useListModel();
  const { data, isPending, isPlaceholderData } = useRows();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name, { isPrinted: useIsPrinting() });
  const selection = useSelection();
  const [menu, setMenu] = useState<{ record: LecternRecord; anchor: HTMLElement } | null>(null);
  const addresses = useAddresses(resource);
  const list = useRef<HTMLUListElement>(null);
  const hold = useHeldFocus();
  const page = useRef<HTMLElement>(null);
  useReturnPlace({ scroller: page, rows: list });
  const named = titleFields(resource);
  const state = resource.lifecycle ? resource.fields[resource.lifecycle.field] : undefined;
  const matter = new Set([...titleFields({ title: resource.subtitle ?? '' }), resource.list.totals.find((name) => resource.fields[name]?.type === 'money')]);
  const others = columns.shown.filter((field) => field !== state && !named.includes(field.name) && field.name !== resource.picture);

  return (
    <>
      <ul ref={list} data-cards className={styles.cards} aria-label={texts.module} aria-busy={isPending || isPlaceholderData} onFocus={() => hold(true)} onBlur={() => hold(false)}>
        {isPending && Array.from({ length: 5 }, (_, index) => <li key={index} className={styles.waiting} aria-hidden="true" />)}
        {data?.map((record, index) => {
          const title = shownTitle({ resource, record, translate });
          const picture = resource.picture ? record[resource.picture] : null;
          return (
            <li key={record.id || `row ${index}`} data-id={record.id || undefined} className={styles.card} style={{ marginInlineStart: (Math.min(levelOf(record) ?? 1, 4) - 1) * 16 }} data-selected={selection.ids.includes(record.id) || undefined}>
              <div className={styles.head}>
                {selection.isOffered && record.id !== '' && (
                  <Checkbox
                    label={translate('lectern.list.selectRow', { title })}
                    checked={selection.ids.includes(record.id)}
                    onChange={() => selection.toggle(record.id, { isRange: false })}
                  />
                )}
                {resource.picture && <Avatar title={title} picture={typeof picture === 'string' ? picture : null} />}
                {record.id === '' ? <span>{title}</span> : <Link to={addresses.row(record)}>{title}</Link>}
                {record.id !== '' && <IconButton icon="more" label={translate('lectern.list.rowMenuOf', { title })} aria-haspopup="menu" onClick={(event) => setMenu({ record, anchor: event.currentTarget })} />}
              </div>
              {state?.type === 'choice' && <div className={styles.state}>{renderCell({ field: state, value: record[state.name], context })}</div>}
              <dl data-compact>
                {others
                  .filter((field) => !isEmptyValue(record[field.name]) || isOwnerField(field))
                  .filter((field, at) => at < LINES || matter.has(field.name))
                  .map((field) => (
                    <div key={field.name}>
                      <dt>{texts.field(field.name)}</dt>
                      <dd>{renderCell({ field, value: record[field.name], context })}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          );
        })}
      </ul>
      {resource.list.totals.length > 0 && <Suspense><CardTotals context={context} /></Suspense>}
      {menu && <Suspense><RowMenu record={menu.record} anchor={menu.anchor} onClose={() => setMenu(null)} /></Suspense>}
    </>
  );
}
