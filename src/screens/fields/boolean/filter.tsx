import type { ReactNode } from 'react';
import { readFilter } from '../filterValue';
import type { FilterInput, FilterProps } from '../inputTypes';
import styles from '../shared/input.module.css';

/** Yes, no, or either; a filter that includes what is otherwise left out is on or off. */
export const filter: FilterInput = BooleanFilter;

function BooleanFilter({ filter: { op }, value, onChange, context, label, field }: FilterProps): ReactNode {
  const read = readFilter(value);
  const chosen = read.kind === 'one' ? read.value === true || read.value === 'true' : null;
  if (op === 'include') {
    return (
      <label className={styles.switch}>
        <input type="checkbox" role="switch" checked={chosen === true} aria-checked={chosen === true} onChange={(event) => onChange(event.target.checked ? true : undefined)} />
        <span>{context.translate('lectern.fields.filter.include', { field: label })}</span>
      </label>
    );
  }
  const sides = [
    { key: 'any', text: context.translate('lectern.fields.either'), value: null },
    { key: 'yes', text: context.translate('lectern.fields.yes'), value: true },
    { key: 'no', text: context.translate('lectern.fields.no'), value: false },
  ];
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments}>
      {sides.map((side) => (
        <label key={side.key} className={styles.segment}>
          <input type="radio" name={`filter-${field.name}`} checked={chosen === side.value} onChange={() => onChange(side.value ?? undefined)} />
          <span>{side.text}</span>
        </label>
      ))}
    </div>
  );
}
