import { Fragment, useId, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { intlLocale } from '../../fields/cellContext';
import type { CellContext } from '../../fields/values/cellTypes';
import { listed } from '../../fields/values/listed';
import type { Field } from '../../schemas';
import { Icon } from '../../ui';
import { useListModel } from '../model/listModel';
import { isOfDays, unclearDay, writtenOut } from './dayOrder';
import { numberBy, numberMarksOf, unclearNumber, type NumberMarks } from './decimalMark';
import { columnName, textsOf, writtenIn, type FileTable } from './fileTable';
import styles from './importing.module.css';
import { rowsIn } from './rowsIn';
import type { ColumnSource, Source } from './mapping';
import type { UseMapping } from './useMapping';
import { usualValue } from './usualValues';

/** Says which column of the file holds which field. */
export function ColumnsStep({ mapping, fields, table, context }: { readonly mapping: UseMapping; readonly fields: readonly Field[]; readonly table: FileTable | null; readonly context: CellContext }): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const id = useId();
  if (!table) return null;
  const headOf = (column: number): string => table.head[column] || translate('lectern.imports.columns.column', { name: columnName(column) });
  const nameless = mapping.unused.filter((column) => table.head[column] === '' && filledIn({ table, column }).length > 0);
  const left = mapping.unused.filter((column) => !nameless.includes(column));
  const namesOf = (some: readonly Field[]): string => some.map(({ name }) => texts.field(name)).join(', ');
  return (
    <>
      <p>{translate('lectern.imports.columns.text')}</p>
      {table.headLine !== undefined && <p className={styles.note}>{translate('lectern.imports.columns.headLine', { line: table.headLine })}</p>}
      {mapping.lacking.length > 0 && <p role="status" className={styles.warning}>{translate('lectern.imports.columns.lacking', { names: namesOf(mapping.lacking) })}</p>}
      {mapping.twice.length > 0 && <p role="alert" className={styles.fault}><Icon name="alert" size={16} />{translate('lectern.imports.columns.twice', { names: namesOf(mapping.twice) })}</p>}
      {([['open', mapping.open.filter((field) => !isOfDays(field))], ['openDays', mapping.open.filter(isOfDays)]] as const).map(([key, some]) => some.length > 0 && <p key={key} role="status" className={styles.warning}>{translate(`lectern.imports.columns.${key}`, { names: namesOf(some) })}</p>)}
      <div className={styles.mapping}>
        {fields.map((field) => (
          <MappedField key={field.name} {...{ field, table, headOf }} label={texts.field(field.name)} isLacking={mapping.lacking.includes(field)} usual={usualValue({ field, mapping: mapping.mapping, context })} source={mapping.mapping[field.name] ?? null} onChange={(source) => mapping.set(field.name, source)} />
        ))}
      </div>
      {left.length > 0 && <p className={styles.note}>{translate('lectern.imports.columns.unused', { names: left.map(headOf).join(', ') })}</p>}
      {nameless.map((column) => {
        const lines = filledIn({ table, column });
        return <p key={column} role="status" className={styles.warning}>{translate('lectern.imports.columns.nameless', { name: columnName(column), smart_count: lines.length, rows: rowsIn(lines, context.locale) })}</p>;
      })}
      {mapping.key.length > 1 && mapping.unsaid.length > 0 && <p className={styles.note}>{translate('lectern.imports.columns.eachNew', { fields: listed(mapping.key.map(({ name }) => texts.field(name)), context.locale), names: namesOf(mapping.unsaid) })}</p>}
      {mapping.key.length > 0 && mapping.unsaid.length === 0 && (
        <fieldset className={styles.existing}>
          <legend>{translate('lectern.imports.columns.existing', { field: listed(mapping.key.map(({ name }) => texts.field(name)), context.locale), smart_count: mapping.key.length })}</legend>
          {(['change', 'skip'] as const).map((existing) => (
            <Fragment key={existing}>
              <input type="radio" id={`${id}-${existing}`} name={id} checked={mapping.existing === existing} disabled={existing === 'change' && !mapping.mayChange} aria-describedby={existing === 'change' && !mapping.mayChange ? `${id}-why` : undefined} onChange={() => mapping.setExisting(existing)} />
              <label htmlFor={`${id}-${existing}`}>{translate(`lectern.imports.columns.${existing}`)}</label>
            </Fragment>
          ))}
          {!mapping.mayChange && <p id={`${id}-why`} className={styles.note}>{translate('lectern.imports.columns.mayNotChange')}</p>}
        </fieldset>
      )}
    </>
  );
}

/** Rows that hold something in a column. */
function filledIn({ table, column }: { readonly table: FileTable; readonly column: number }): readonly number[] {
  return table.rows.flatMap(({ line, cells }) => ((cells[column] ?? '').trim() === '' ? [] : [line]));
}

interface MappedFieldProps {
  readonly field: Field;
  readonly label: string;
  readonly table: FileTable;
  readonly headOf: (column: number) => string;
  readonly isLacking: boolean;
  /** What new records have without it. */
  readonly usual: string | null;
  readonly source: Source | null;
  readonly onChange: (source: Source | null) => void;
}

const NONE = 'none';
const ALL = 'all';

function MappedField({ field, label, table, headOf, isLacking, usual, source, onChange }: MappedFieldProps): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const chosen = source === null ? NONE : 'column' in source ? String(source.column) : ALL;
  const column = source && 'column' in source ? source.column : null;
  const example = column === null ? '' : (table.rows.find(({ cells }) => cells[column]!.trim() !== '')?.cells[column] ?? '').trim();
  return (
    <div className={styles.mapped} data-lacking={isLacking ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        {(field.required || isLacking) && <span className={styles.required}>{translate('lectern.imports.columns.required')}</span>}
      </label>
      <span className={styles.source}>
        <select id={id} value={chosen} onChange={({ target: { value } }) => onChange(value === NONE ? null : value === ALL ? { text: '' } : { column: Number(value) })}>
          <option value={NONE}>{translate('lectern.imports.columns.none')}</option>
          {[...table.head.keys()].map((index) => <option key={index} value={index}>{headOf(index)}</option>)}
          <option value={ALL}>{translate('lectern.imports.columns.all')}</option>
        </select>
        {source && 'text' in source && <input value={source.text} aria-label={translate('lectern.imports.columns.allText', { field: label })} onChange={(event) => onChange({ text: event.target.value })} />}
        {usual !== null && <span className={styles.example}>{translate('lectern.imports.columns.usual', { value: usual })}</span>}
        {example !== '' && <span className={styles.example}>{translate('lectern.imports.columns.example', { text: example.slice(0, EXAMPLE) })}</span>}
        {source && 'column' in source && isOfDays(field) && <DayOrders {...{ label, table, source }} onChange={onChange} />}
        {source && 'column' in source && source.numbers && <NumberWays {...{ field, label, table, source }} marks={source.numbers} onChange={onChange} />}
      </span>
    </div>
  );
}

interface DayOrdersProps {
  readonly label: string;
  readonly table: FileTable;
  readonly source: ColumnSource;
  readonly onChange: (source: Source) => void;
}

/** How the days of a column are read, by one of them, where that is not clear. */
function DayOrders({ label, table, source, onChange }: DayOrdersProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const text = useMemo(() => unclearDay(textsOf({ table, column: source.column })), [table, source.column]);
  if (text === null) return null;
  return (
    <select value={source.isOrderOpen ? '' : source.isMonthFirst ? 'month' : 'day'} aria-invalid={source.isOrderOpen || undefined} aria-label={translate('lectern.imports.columns.order', { field: label })} onChange={({ target: { value } }) => onChange({ column: source.column, isMonthFirst: value === 'month' })}>
      {source.isOrderOpen && <option value="">{translate('lectern.imports.columns.choose', { text })}</option>}
      {(['day', 'month'] as const).map((order) => <option key={order} value={order}>{translate(`lectern.imports.columns.${order}First`, { text, day: writtenOut({ text, order, locale }) ?? translate('lectern.imports.columns.noDay') })}</option>)}
    </select>
  );
}

/** How the numbers of a column are read, by one of them, where that is not clear, or not as the reader writes. */
function NumberWays({ field, label, table, source, marks, onChange }: DayOrdersProps & { readonly field: Field; readonly marks: NumberMarks }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const texts = useMemo(() => writtenIn({ table, column: source.column }), [table, source.column]);
  // What was said stays to be seen.
  const found = useMemo(() => numberMarksOf({ texts, field, locale }), [texts, field, locale]);
  const text = useMemo(() => unclearNumber({ texts, field, marks: found, locale }), [texts, field, found, locale]);
  if (text === null) return null;
  return (
    <select value={marks.told ?? ''} aria-invalid={marks.isOpen || undefined} aria-label={translate('lectern.imports.columns.numbers', { field: label })} onChange={({ target: { value } }) => onChange({ column: source.column, ...((value === '.' || value === ',') && { decimal: value }) })}>
      {found.told === null && <option value="">{translate(`lectern.imports.columns.${found.isOpen ? 'choose' : 'eachAsked'}`, { text })}</option>}
      {(['.', ','] as const).map((mark) => <option key={mark} value={mark}>{translate('lectern.imports.columns.numberIs', { text, number: numberBy({ text, mark }).toLocaleString(locale) })}</option>)}
    </select>
  );
}

/** Letters of an example that are shown. */
const EXAMPLE = 60;
