import type { ReactNode } from 'react';
import { readFilter } from '../../values/filterValue';
import type { FilterInput, FilterProps } from '../../values/inputTypes';
import styles from '../../controls/input.module.css';

/** Yes, no, or either; what is otherwise left out stays hidden, is shown among the others, or alone. */
export const filter: FilterInput = BooleanFilter;

function BooleanFilter({ filter: { op }, value, onChange, context, label, field }: FilterProps): ReactNode {
  const read = readFilter(value);
  const given = read.kind !== 'one' ? null : read.value === 'only' ? 'only' : read.value === true || read.value === 'true';
  const isInclusion = op === 'include';
  const chosen = isInclusion && given === false ? null : given;
  const sides = isInclusion ? [
    { key: 'hidden', text: context.translate('lectern.fields.filter.hidden'), value: null },
    { key: 'shown', text: context.translate('lectern.fields.filter.shown'), value: true },
    { key: 'only', text: context.translate('lectern.fields.filter.onlyThese'), value: 'only' },
  ] : [
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
