import type { ReactNode } from 'react';
import { DATE_PRESETS, daysOfPreset, instantsOfDays, presetOfDays } from '../datePresets';
import type { DayRange } from '../datePresets';
import { filterDays } from '../filterValue';
import type { FilterProps } from '../inputTypes';
import filterStyles from './filter.module.css';
import styles from './input.module.css';
import { closeRange, sideLabel, Sides } from './RangeFilter';

/** Days: the presets of the specification, or a range of one's own. Instants are filtered by whole days of the reader. */
export function DayFilter(props: FilterProps): ReactNode {
  const { field, value, context, onChange } = props;
  const range = filterDays({ field, value });
  const chosen = presetOfDays({ range, now: context.now });
  const set = (next: DayRange): void => onChange(field.type === 'datetime' ? orNone(instantsOfDays(next)) : closeRange(next));
  return (
    <div className={filterStyles.filter}>
      <div className={filterStyles.presets}>
        {DATE_PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            className={filterStyles.preset}
            aria-pressed={chosen === preset}
            onClick={() => (chosen === preset ? onChange(undefined) : set(daysOfPreset({ preset, now: context.now })))}
          >
            {context.translate(`lectern.fields.presets.${preset}`)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={context.translate('lectern.fields.presets.dateRange')}>
        <Sides {...props}>
          {(side) => (
            <div className={styles.box}>
              <input type="date" aria-label={sideLabel(props, side)} value={range[side] ?? ''} onChange={(event) => set({ ...range, [side]: event.target.value || null })} />
            </div>
          )}
        </Sides>
      </div>
    </div>
  );
}

function orNone(range: { from?: string; to?: string }): unknown {
  return Object.keys(range).length > 0 ? range : undefined;
}
