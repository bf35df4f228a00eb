import type { ReactNode } from 'react';
import { Checkbox } from '../../ui';
import { filterValues } from '../values/filterValue';
import type { FilterProps } from '../values/inputTypes';
import filterStyles from './filter.module.css';

/** Any of the ticked choices. */
export function ChoiceFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
  const chosen = filterValues(value);
  const toggle = (choice: string): void => {
    const next = field.choices.filter((one) => (one === choice ? !chosen.includes(one) : chosen.includes(one)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <div role="group" aria-label={label} className={filterStyles.ticks}>
      {field.choices.map((choice) => (
        <Checkbox key={choice} label={context.choice(field.name, choice)} isLabelShown checked={chosen.includes(choice)} onChange={() => toggle(choice)} />
      ))}
    </div>
  );
}
