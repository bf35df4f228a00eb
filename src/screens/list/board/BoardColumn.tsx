import { useId, useState } from 'react';
import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { useGetList, useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { shownTitle, useFailureText, useTexts } from '../../../dataProvider';
import type { LecternRecord } from '../../../dataProvider';
import { isEmptyValue, titleFields } from '../../../schemas';
import type { Field } from '../../../schemas';
import { intlLocale, useCellContext } from '../../../fields/cellContext';
import { renderCell } from '../../../fields/renderCell';
import { useAddresses } from '../../../shell/nav/useAddresses';
import { Button, FailureLine, IconButton } from '../../../ui';
import { useListModel, useRows } from '../../model/listModel';
import styles from './board.module.css';

/** Cards a column shows at first, and how many more each time. */
const SHOWN = 20;
/** Lines of a card below its title. */
const LINES = 3;

interface BoardColumnProps {
  readonly state: Field;
  readonly value: string;
  /** Whether the card that is carried may be put here; `null` while none is. */
  readonly takes: boolean | null;
  readonly onDrop: () => void;
  readonly onCarry: (record: LecternRecord | null) => void;
  /** One state on, or back, by the keyboard. */
  readonly onStep: (record: LecternRecord, by: 1 | -1) => void;
  readonly onMenu: (record: LecternRecord, anchor: HTMLElement) => void;
}

/** The rows of one state: asked for by themselves, in the list's order, as many as are wanted. */
export function BoardColumn({ state, value, takes, onDrop, ...ofCards }: BoardColumnProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const failureText = useFailureText();
  const heading = useId();
  const { resource } = useListModel();
  const { filterValues, sort } = useRows();
  const context = useCellContext(resource.name);
  const [shown, setShown] = useState(SHOWN);
  const { segment: _segment, ...others } = filterValues;
  const { data, total, isPending, error, refetch } = useGetList<LecternRecord>(resource.name, { filter: { ...others, [state.name]: [value] }, sort, pagination: { page: 1, perPage: shown } }, { retry: false, onError: () => undefined });
  const over = (event: DragEvent): void => {
    // Also where no action leads: a card that is put there is answered in words.
    if (takes !== null) event.preventDefault();
  };
  return (
    <section className={styles.column} aria-labelledby={heading} data-takes={takes ?? undefined} onDragOver={over} onDrop={(event) => { event.preventDefault(); onDrop(); }}>
      <h2 id={heading}>
        {renderCell({ field: state, value, context })} <span className={styles.count}>{total?.toLocaleString(locale)}</span>
      </h2>
      {error && !data ? <FailureLine text={failureText(error)} onRetry={refetch} /> : (
        <ul className={styles.cards} aria-busy={isPending}>
          {data?.map((record) => <Card key={record.id} record={record} state={state} {...ofCards} />)}
          {data?.length === 0 && <li className={styles.none}>{translate('lectern.board.none')}</li>}
        </ul>
      )}
      {data && total !== undefined && total > data.length && (
        <Button kind="bare" isSmall onClick={() => setShown(shown + SHOWN)}>
          {translate('lectern.board.more')}
        </Button>
      )}
    </section>
  );
}

function Card({ record, state, onCarry, onStep, onMenu }: { readonly record: LecternRecord; readonly state: Field } & Pick<BoardColumnProps, 'onCarry' | 'onStep' | 'onMenu'>): ReactNode {
  const translate = useTranslate();
  const { resource, columns } = useListModel();
  const texts = useTexts(resource.name);
  const addresses = useAddresses(resource);
  const context = useCellContext(resource.name);
  const title = shownTitle({ resource, record, translate });
  const named = titleFields(resource);
  const lines = columns.shown.filter((field) => field !== state && !named.includes(field.name) && field.name !== resource.picture && !isEmptyValue(record[field.name])).slice(0, LINES);
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    onStep(record, by);
  };
  const carry = (event: DragEvent): void => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', title);
    onCarry(record);
  };
  return (
    <li className={styles.card} data-id={record.id} draggable onDragStart={carry} onDragEnd={() => onCarry(null)}>
      <div className={styles.head}>
        <Link to={addresses.row(record)} draggable={false} aria-keyshortcuts="Alt+ArrowRight Alt+ArrowLeft" onKeyDown={step}>{title}</Link>
        <IconButton icon="more" isSmall label={translate('lectern.list.rowMenuOf', { title })} aria-haspopup="menu" onClick={(event) => onMenu(record, event.currentTarget)} />
      </div>
      <dl>
        {lines.map((field) => (
          <div key={field.name}>
            <dt>{texts.field(field.name)}</dt>
            <dd>{renderCell({ field, value: record[field.name], context })}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
