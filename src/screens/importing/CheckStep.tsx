import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import type { LookupItem } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { joined } from '../../fields/values/joined';
import { listed } from '../../fields/values/listed';
import { sentences } from '../../fields/values/sentences';
import type { Field, Resource } from '../../schemas';
import { Button } from '../../ui';
import { useListModel } from '../model/listModel';
import { BadCell } from './BadCell';
import { ChangedRows } from './ChangedRows';
import { columnName } from './fileTable';
import { faultsOf, stateOf, type ImportRow, type RowState } from './importRow';
import styles from './importing.module.css';
import { leftPictures } from './leftPictures';
import { rowsIn } from './rowsIn';
import type { Mapping } from './mapping';
import type { CellFault } from './readRow';
import { sayFault } from './sayFault';
import { announced } from './saysByMail';
import type { UseImport } from './useImport';
import { takenHours } from './takenHours';
import { usualValue } from './usualValues';

interface CheckStepProps {
  readonly importing: UseImport;
  readonly fields: readonly Field[];
  readonly counts: Readonly<Record<RowState, number>>;
  readonly contexts: readonly CellContext[];
  readonly mapping: Mapping;
  /** The fields by which rows were told from records that are there; none where nothing told. */
  readonly known: readonly Field[];
  /** Downloads the rows with which something is wrong; null where there are none. */
  readonly onDownload: (() => void) | null;
}

const COUNTED = ['done', 'new', 'change', 'same', 'skipped', 'example', 'wrong'] as const;
/** Cells that are shown at once. */
const PORTION = 50;

/** What would become of the rows, and each cell with which something is wrong, to be mended. */
export function CheckStep({ importing, fields, counts, contexts, mapping, known, onDownload }: CheckStepProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const [most, setMost] = useState(PORTION);
  const cells = useBadCells(importing.rows, fields);
  const context = contexts[0]!;
  const say = (name: string, fault: CellFault): string => sayFault({ fault, field: resource.fields[name], source: mapping[name], context, patternText: texts.pattern });
  const nameOf = (name: string): string => (name === '' ? translate('lectern.imports.check.wholeRow') : texts.field(name));
  const columnOf = (name: string): string => {
    const source = mapping[name];
    return source && 'column' in source ? columnName(source.column) : '';
  };
  const usual = fields.flatMap((field) => {
    const value = usualValue({ field, mapping, context });
    return value === null ? [] : [translate('lectern.imports.check.usualOf', { field: texts.field(field.name), value })];
  });
  const hours = useMemo(() => takenHours({ rows: importing.rows, fields }), [importing.rows, fields]);
  const mails = useMemo(() => announced({ resource, rows: importing.rows }), [importing.rows, resource]);
  const pictures = useMemo(() => leftPictures({ rows: importing.rows, fields }), [importing.rows, fields]);
  if (importing.failure !== null) return <p role="alert" className={styles.fault}>{translate('lectern.imports.check.failed', { reason: importing.failure })}<Button isSmall icon="retry" onClick={() => void importing.checkAgain()}>{translate('lectern.imports.check.retry')}</Button></p>;
  if (importing.checked !== null) {
    const total = importing.rows.length;
    return (
      <>
        <progress className={styles.progress} value={importing.checked} max={Math.max(1, total)} aria-label={translate('lectern.imports.steps.check')} />
        <p role="status">{translate('lectern.imports.check.running', { done: importing.checked, total })}</p>
      </>
    );
  }
  return (
    <>
      <div role="status">
        <ul className={styles.counts}>
          {COUNTED.filter((name) => counts[name] > 0).map((name) => <li key={name} data-state={name}>{translate(`lectern.imports.check.${name}`, { smart_count: counts[name] })}</li>)}
        </ul>
      </div>
      {known.length > 0 && counts.new + counts.change > 0 && <p className={styles.note}>{sentences([translate('lectern.imports.check.knownBy', { fields: listed(known.map(({ name }) => texts.field(name)), context.locale) }), ...(['new', 'change'] as const).flatMap((state) => (counts[state] > 0 ? [translate(`lectern.imports.check.${state}Rows`, { smart_count: counts[state], rows: rowsIn(importing.rows.filter((row) => stateOf(row) === state).map(({ line }) => line), context.locale) })] : []))])}</p>}
      {counts.change > 0 && <ChangedRows {...{ resource, context }} rows={importing.rows} />}
      {counts.new > 0 && <Unseen names={uniqueNames({ resource, mapping }).map((name) => texts.field(name))} locale={context.locale} />}
      {counts.new > 0 && usual.length > 0 && <p role="status" className={styles.warning}>{translate('lectern.imports.check.usual', { values: joined({ texts: usual, locale: context.locale }) })}</p>}
      {mails.map(({ name, count }) => <p key={name}>{translate(`lectern.imports.check.${name}`, { smart_count: count })}</p>)}
      {hours.map(({ field, time, lines }) => (
        <p key={field.name} className={styles.note}>{translate('lectern.imports.check.hours', { field: texts.field(field.name), time: shownHour(time, context.locale), smart_count: lines.length, rows: rowsIn(lines, context.locale) })}</p>
      ))}
      {pictures.map(({ field, lines }) => (
        <p key={field.name} className={styles.warning}>{translate('lectern.imports.check.pictures', { field: texts.field(field.name), smart_count: lines.length, rows: rowsIn(lines, context.locale) })}</p>
      ))}
      {counts.new + counts.change === 0 && <p>{translate(`lectern.imports.check.${counts.same > 0 && counts.wrong === 0 ? 'nothingDiffers' : 'nothing'}`)}</p>}
      {cells.length > 0 && (
        <section aria-label={translate('lectern.imports.check.mend')}>
          <div className={styles.mendHead}>
            <h3>{translate('lectern.imports.check.mend')}</h3>
            {onDownload && <Button isSmall icon="download" onClick={onDownload}>{translate('lectern.imports.check.download')}</Button>}
          </div>
          <p className={styles.note}>{translate('lectern.imports.check.mendText')}</p>
          <table className={styles.cells}>
            <thead>
              <tr>
                <th scope="col">{translate('lectern.imports.check.row')}</th>
                <th scope="col">{translate('lectern.imports.check.column')}</th>
                <th scope="col">{translate('lectern.imports.check.value')}</th>
                <th scope="col">{translate('lectern.imports.check.problem')}</th>
              </tr>
            </thead>
            <tbody>
              {cells.slice(0, most).map(({ row, name, fault, items }) => (
                <BadCell
                  key={`${row.line} ${name}`}
                  {...{ row, fault, items, context }}
                  field={fields.find((field) => field.name === name)}
                  name={nameOf(name)}
                  column={columnOf(name)}
                  sentence={fault ? say(name, fault) : null}
                  onMend={(text) => void importing.mend({ line: row.line, field: name, text })}
                />
              ))}
            </tbody>
          </table>
          {cells.length > most && <Button onClick={() => setMost(most + PORTION)}>{translate('lectern.imports.check.more', { smart_count: Math.min(PORTION, cells.length - most) })}</Button>}
        </section>
      )}
    </>
  );
}

/** `23:59` → `11:59 pm`. */
function shownHour(time: string, locale: string): string {
  return new Date(`2026-01-01T${time}`).toLocaleTimeString(locale, { timeStyle: 'short' });
}

/** What nobody knows before the platform is given the rows: whether a record that is not in this list has the same. */
function Unseen({ names, locale }: { names: readonly string[]; locale: string }): ReactNode {
  const translate = useTranslate();
  if (names.length === 0) return null;
  return <p className={styles.note}>{translate('lectern.imports.check.unseen', { fields: listed(names, locale), smart_count: names.length })}</p>;
}

/** Fields of the file whose values have to be unique beyond what the rows were compared with. */
function uniqueNames({ resource, mapping }: { resource: Resource; mapping: Mapping }): string[] {
  return Object.values(resource.fields).filter(({ name, unique }) => name in mapping && (unique === 'everywhere' || (unique !== false && !(resource.import?.key.length === 1 && resource.import.key[0] === name)))).map(({ name }) => name);
}

interface ListedCell {
  readonly row: ImportRow;
  /** Of the field; empty for the row as a whole. */
  readonly name: string;
  /** Null once it is mended: it stays in its place as long as it is looked at. */
  readonly fault: CellFault | null;
  /** The records of which one has to be chosen. */
  readonly items: readonly LookupItem[];
}

/** The cells with which something is wrong, or was since this is shown. */
function useBadCells(rows: readonly ImportRow[], fields: readonly Field[]): readonly ListedCell[] {
  const seen = useRef(new Map<number, Map<string, readonly LookupItem[]>>());
  return useMemo(() => rows.flatMap((row): ListedCell[] => {
    if (row.done) return [];
    const faults = faultsOf(row);
    const known = seen.current.get(row.line) ?? new Map<string, readonly LookupItem[]>();
    for (const [name, fault] of Object.entries(faults)) {
      if ('items' in fault) known.set(name, fault.items);
      else if (!known.has(name)) known.set(name, []);
    }
    if (known.size > 0) seen.current.set(row.line, known);
    const placeOf = (name: string): number => fields.findIndex((field) => field.name === name);
    return [...known].toSorted(([one], [other]) => placeOf(one) - placeOf(other)).flatMap(([name, items]) => (name === '' && !faults[name] ? [] : [{ row, name, fault: faults[name] ?? null, items }]));
  }), [rows, fields]);
}
