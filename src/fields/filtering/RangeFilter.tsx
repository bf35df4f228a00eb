import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui';
import { validateValue } from '../../schemas';
import type { CellContext } from '../values/cellTypes';
import type { FilterProps } from '../values/inputTypes';
import { readFilter } from '../values/filterValue';
import { exampleNumber, NUMBER_FAULTS, readingOfField } from '../values/fieldNumber';
import filterStyles from './filter.module.css';
import styles from '../controls/input.module.css';
import { NumberControl } from '../controls/NumberControl';
import { readOfTime, shownOfTime, UNREADABLE } from '../controls/unreadable';
import { useRange } from './useRange';
import type { Range } from './useRange';

/** From and to, either side open. */
export function NumberFilter(props: FilterProps): ReactNode {
  const { field, value, context, onChange } = props;
  const faultOf = (range: Range): string | null => numberFault({ ...props, side: range.from }) ?? numberFault({ ...props, side: range.to }) ?? (isReversed(range) ? context.translate('lectern.fields.range.reversed') : null);
  const { range, set, fault, leave } = useRange({ value, onChange, read: rangeOf, write: closeRange, faultOf });
  return (
    <Sides {...props} fault={fault}>
      {(side, describedBy) => (
        <NumberControl
          field={field}
          locale={context.locale}
          id={`filter-${field.name}-${side}`}
          label={sideLabel(props, side)}
          value={range[side]}
          onChange={(next) => set({ [side]: next })}
          onBlur={leave}
          isInvalid={fault !== null}
          isRequired={false}
          describedBy={describedBy}
        />
      )}
    </Sides>
  );
}

/** Times of day, from and to. */
export function TimeFilter(props: FilterProps): ReactNode {
  const { value, context, onChange } = props;
  const faultOf = (range: Range): string | null => rangeFault({ range, context, problem: 'lectern.problem.time' });
  const { range, set, fault, leave } = useRange({ value, onChange, read: rangeOf, write: closeRange, faultOf });
  return (
    <Sides {...props} fault={fault}>
      {(side, describedBy) => (
        <SideInput type="time" label={sideLabel(props, side)} value={range[side]} isInvalid={fault !== null} describedBy={describedBy} onChange={(next) => set({ [side]: next })} onBlur={leave} />
      )}
    </Sides>
  );
}

interface SideInputProps {
  readonly type: 'date' | 'time';
  readonly label: string;
  readonly value: unknown;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  /** Told null where it is left empty. */
  readonly onChange: (value: string | null) => void;
  readonly onBlur: () => void;
}

/** One side of a range, by the browser's own control. */
export function SideInput({ type, label, value, isInvalid, describedBy, onChange, onBlur }: SideInputProps): ReactNode {
  const take = (input: HTMLInputElement): void => onChange(readOfTime(input) || null);
  /** No event of its own tells that a control has become wrong, or empty again, from nothing. */
  const look = (input: HTMLInputElement): void => {
    if (input.validity.badInput !== (value === UNREADABLE)) take(input);
  };
  return (
    <div className={styles.box} data-invalid={isInvalid ? '' : undefined}>
      <input
        type={type}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={shownOfTime(value)}
        onChange={(event) => take(event.target)}
        onKeyUp={(event) => look(event.currentTarget)}
        onBlur={(event) => {
          look(event.currentTarget);
          onBlur();
        }}
      />
    </div>
  );
}

/** What is wrong with two days or times, in words: one that cannot be read, or an end before the beginning. */
export function rangeFault({ range, context, problem }: { range: Range; context: CellContext; problem: string }): string | null {
  if (range.from === UNREADABLE || range.to === UNREADABLE) return context.translate(problem);
  return isReversed(range) ? context.translate('lectern.fields.range.reversedDays') : null;
}

interface SidesProps extends FilterProps {
  /** What is wrong with the two together. */
  readonly fault: string | null;
  readonly children: (side: 'from' | 'to', describedBy: string | undefined) => ReactNode;
}

/** Two controls beside each other, each under its word, and below them what is wrong. */
export function Sides({ context, fault, children }: SidesProps): ReactNode {
  const id = useId();
  return (
    <>
      <div className={filterStyles.pair}>
        {(['from', 'to'] as const).map((side) => (
          <div key={side} className={filterStyles.side}>
            <span aria-hidden="true">{context.translate(`lectern.fields.range.${side}`)}</span>
            {children(side, fault ? id : undefined)}
          </div>
        ))}
      </div>
      {fault && (
        <span id={id} className={styles.error} role="alert">
          <Icon name="alert" size={16} />
          {fault}
        </span>
      )}
    </>
  );
}

export function sideLabel({ label, context }: FilterProps, side: 'from' | 'to'): string {
  return context.translate('lectern.fields.pair', { name: label, value: context.translate(`lectern.fields.range.${side}`) });
}

/** The range without its open sides; undefined where both are open. */
export function closeRange({ from, to }: Range): { from?: unknown; to?: unknown } | undefined {
  const range = { ...(isOpen(from) ? {} : { from }), ...(isOpen(to) ? {} : { to }) };
  return Object.keys(range).length > 0 ? range : undefined;
}

/** Whether a range ends before it begins. */
export function isReversed({ from, to }: Range): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  return typeof from === 'string' && typeof to === 'string' && !isOpen(from) && !isOpen(to) && from > to;
}

function isOpen(side: unknown): boolean {
  return side === null || side === undefined || side === '';
}

/** A bound need not be a value of the field, but it is a number of its kind. */
function numberFault({ field, context, side }: FilterProps & { side: unknown }): string | null {
  if (isOpen(side)) return null;
  const problem = typeof side === 'number' ? validateValue({ field: { ...field, min: null, max: null }, value: side }) : null;
  if (problem?.code === 'decimals' && field.decimals === 0) return context.translate('lectern.problem.whole');
  if (typeof side === 'number') return problem ? context.translate(`lectern.problem.${problem.code}`, { ...problem.params, smart_count: problem.params?.['max'] }) : null;
  const reading = readingOfField({ field, text: String(side), locale: context.locale });
  return reading.kind === 'fault' ? context.translate(`lectern.problem.${NUMBER_FAULTS[reading.fault]}`, { example: exampleNumber({ field, locale: context.locale }) }) : null;
}

function rangeOf(value: unknown): Range {
  const read = readFilter(value);
  return read.kind === 'range' ? { from: read.from, to: read.to } : { from: null, to: null };
}
