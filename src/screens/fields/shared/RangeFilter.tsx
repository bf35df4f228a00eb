import type { ReactNode } from 'react';
import type { FilterProps } from '../inputTypes';
import { readFilter } from '../filterValue';
import filterStyles from './filter.module.css';
import styles from './input.module.css';
import { NumberControl } from './NumberControl';

/** From and to, either side open. */
export function NumberFilter(props: FilterProps): ReactNode {
  const { field, value } = props;
  const range = rangeOf(value);
  const set = (next: Partial<Range>): void => props.onChange(closeRange({ ...range, ...next }));
  return (
    <Sides {...props}>
      {(side) => (
        <NumberControl
          id={`filter-${field.name}-${side}`}
          label={sideLabel(props, side)}
          value={range[side]}
          onChange={(next) => set({ [side]: typeof next === 'number' ? next : null })}
          isInvalid={false}
          isRequired={false}
          describedBy={undefined}
          unit={field.unit}
          isWhole={field.decimals === 0}
        />
      )}
    </Sides>
  );
}

/** Times of day, from and to. */
export function TimeFilter(props: FilterProps): ReactNode {
  const range = rangeOf(props.value);
  return (
    <Sides {...props}>
      {(side) => (
        <div className={styles.box}>
          <input
            type="time"
            aria-label={sideLabel(props, side)}
            value={String(range[side] ?? '')}
            onChange={(event) => props.onChange(closeRange({ ...range, [side]: event.target.value || null }))}
          />
        </div>
      )}
    </Sides>
  );
}

export interface Range {
  readonly from: unknown;
  readonly to: unknown;
}

/** Two controls beside each other, each under its word. */
export function Sides({ context, children }: FilterProps & { children: (side: 'from' | 'to') => ReactNode }): ReactNode {
  return (
    <div className={filterStyles.pair}>
      {(['from', 'to'] as const).map((side) => (
        <div key={side} className={filterStyles.side}>
          <span aria-hidden="true">{context.translate(`lectern.fields.range.${side}`)}</span>
          {children(side)}
        </div>
      ))}
    </div>
  );
}

export function sideLabel({ label, context }: FilterProps, side: 'from' | 'to'): string {
  return context.translate('lectern.fields.pair', { name: label, value: context.translate(`lectern.fields.range.${side}`) });
}

/** The range without its open sides; undefined where both are open. */
export function closeRange({ from, to }: Range): { from?: unknown; to?: unknown } | undefined {
  const range = { ...(from === null || from === '' ? {} : { from }), ...(to === null || to === '' ? {} : { to }) };
  return Object.keys(range).length > 0 ? range : undefined;
}

function rangeOf(value: unknown): Range {
  const read = readFilter(value);
  return read.kind === 'range' ? { from: read.from, to: read.to } : { from: null, to: null };
}
