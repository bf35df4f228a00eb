import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { shownSubtitle, useLookup } from '../../dataProvider';
import type { LookupItem } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import type { Field, FieldType } from '../../schemas';
import { Icon, isComposing } from '../../ui';
import type { ImportRow } from './importRow';
import styles from './importing.module.css';
import type { CellFault } from './readRow';

interface BadCellProps {
  readonly row: ImportRow;
  /** Undefined for what no column gives, and for the row as a whole. */
  readonly field: Field | undefined;
  readonly name: string;
  /** As a spreadsheet calls it; empty where it is in none. */
  readonly column: string;
  readonly fault: CellFault | null;
  readonly items: readonly LookupItem[];
  readonly sentence: string | null;
  readonly context: CellContext;
  readonly onMend: (text: string) => void;
}

/** A cell of the file with what is wrong, and a place to mend it. */
export function BadCell({ row, field, name, column, fault, items, sentence, context, onMend }: BadCellProps): ReactNode {
  const translate = useTranslate();
  const id = useId();
  const text = field ? (row.cells[field.name] ?? '') : '';
  const label = translate(column === '' ? 'lectern.imports.check.place' : 'lectern.imports.check.place2', { line: row.line, column, field: name });
  const control = { text, onMend, label, isInvalid: fault !== null, describedBy: id };
  const wanted: Kind = items.length > 0 ? 'found' : field && PICKED.has(field.type) ? 'offered' : 'typed';
  // What a check says meanwhile takes no control away from under whoever is in it.
  const [held, hold] = useState<Kind | null>(null);
  const kind = held ?? wanted;
  const controls: Readonly<Record<Kind, () => ReactNode>> = {
    found: () => <Pick {...control} options={items.map((item) => ({ value: item.id, label: item.subtitle ? `${item.title} · ${shownSubtitle({ text: item.subtitle, locale: context.locale })}` : item.title }))} />,
    offered: () => <Pick {...control} options={optionsOf({ field: field!, context })} />,
    typed: () => <Suggested {...control} isLong={LONG.has(field!.type)} to={fault && 'to' in fault ? fault.to : null} />,
  };
  return (
    <tr data-mended={fault ? undefined : ''}>
      <th scope="row">{row.line}</th>
      <td><span className={styles.column}>{column && <span className={styles.letter}>{column}</span>}{name}</span></td>
      <td onFocus={() => hold(kind)} onBlur={() => hold(null)}>{field && controls[kind]()}</td>
      <td id={id} className={fault ? styles.problem : styles.mended}><Icon name={fault ? 'alert' : 'check'} size={16} /><span>{sentence ?? translate('lectern.imports.check.mended')}</span></td>
    </tr>
  );
}

/** One of several records that are called so, one of what the field offers, or a text. */
type Kind = 'found' | 'offered' | 'typed';

const PICKED: ReadonlySet<FieldType> = new Set(['choice', 'boolean']);
const LONG: ReadonlySet<FieldType> = new Set(['longText', 'richText']);

interface ControlProps {
  readonly text: string;
  readonly label: string;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  readonly onMend: (text: string) => void;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

function optionsOf({ field, context }: { field: Field; context: CellContext }): readonly Option[] {
  if (field.type === 'boolean') return [{ value: 'true', label: context.translate('lectern.fields.yes') }, { value: 'false', label: context.translate('lectern.fields.no') }];
  return field.choices.map((choice) => ({ value: choice, label: context.choice(field.name, choice) }));
}

/** One of a few; what stands in the file is there until something is chosen. */
function Pick({ text, label, isInvalid, describedBy, options, onMend }: ControlProps & { readonly options: readonly Option[] }): ReactNode {
  return (
    <select data-cell aria-label={label} aria-invalid={isInvalid} aria-describedby={describedBy} value={text} onChange={(event) => onMend(event.target.value)}>
      {!options.some(({ value }) => value === text) && <option value={text}>{text}</option>}
      {options.map(({ value, label: said }) => <option key={value} value={value}>{said}</option>)}
    </select>
  );
}

/** A text; it counts once the field is left, or Enter pressed, which leads on to the next. */
function Typed({ text, label, isInvalid, describedBy, isLong, list, onMend }: ControlProps & { readonly isLong: boolean; readonly list?: string }): ReactNode {
  const [typed, setTyped] = useState(text);
  const settle = (): void => {
    if (typed !== text) onMend(typed);
  };
  const common = { 'data-cell': true, 'aria-label': label, 'aria-invalid': isInvalid, 'aria-describedby': describedBy, value: typed, onBlur: settle };
  if (isLong) return <textarea rows={2} {...common} onChange={(event) => setTyped(event.target.value)} />;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    const all = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const next = all[all.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else settle();
  };
  return <input {...common} list={list} onChange={(event) => setTyped(event.target.value)} onKeyDown={onKeyDown} />;
}

/** A text; where it has to be what a record is called, some of them are offered. */
function Suggested({ to, ...control }: ControlProps & { readonly isLong: boolean; readonly to: string | null }): ReactNode {
  const id = useId();
  return (
    <>
      <Typed {...control} {...(to === null ? {} : { list: id })} />
      {to !== null && <Offered id={id} to={to} />}
    </>
  );
}

function Offered({ id, to }: { readonly id: string; readonly to: string }): ReactNode {
  const { items } = useLookup(to, { size: OFFERED });
  return <datalist id={id}>{items.map((item) => <option key={item.id} value={item.title} />)}</datalist>;
}

const OFFERED = 50;
