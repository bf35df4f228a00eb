import type { ReactNode } from 'react';
import { COMING_PRESETS, DATE_PRESETS, daysOfPreset, instantsOfDays, presetOfDays } from '../datePresets';
import type { DayRange } from '../datePresets';
import { filterDays } from '../filterValue';
import type { FilterProps } from '../inputTypes';
import filterStyles from './filter.module.css';
import styles from './input.module.css';
import { closeRange, isReversed, sideLabel, Sides } from './RangeFilter';
import { useRange } from './useRange';
import type { Range } from './useRange';

/** Days: the presets of the specification, or a range of one's own. Instants are filtered by whole days of the reader. */
export function DayFilter(props: FilterProps): ReactNode {
  const { field, value, context, onChange } = props;
  const chosen = presetOfDays({ range: filterDays({ field, value }), now: context.now });
  const write = (next: Range): unknown => (field.type === 'datetime' ? orNone(instantsOfDays(toDays(next))) : closeRange(next));
  const faultOf = (next: Range): string | null => (isReversed(next) ? context.translate('lectern.fields.range.reversedDays') : null);
  const { range, set, fault, leave } = useRange({ value, onChange, read: (one) => filterDays({ field, value: one }), write, faultOf });
  return (
    <div className={filterStyles.filter}>
      <div className={filterStyles.presets}>
        {DATE_PRESETS.filter((preset) => !field.system || !COMING_PRESETS.has(preset)).map((preset) => (
          <button
            key={preset}
            type="button"
            className={filterStyles.preset}
            aria-pressed={chosen === preset}
            onClick={() => (chosen === preset ? onChange(undefined) : onChange(write(daysOfPreset({ preset, now: context.now }))))}
          >
            {context.translate(`lectern.fields.presets.${preset}`)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={context.translate('lectern.fields.presets.dateRange')}>
        <Sides {...props} fault={fault}>
          {(side, describedBy) => (
            <div className={styles.box} data-invalid={fault ? '' : undefined}>
              <input
                type="date"
                aria-label={sideLabel(props, side)}
                aria-describedby={describedBy}
                aria-invalid={fault !== null || undefined}
                value={String(range[side] ?? '')}
                onChange={(event) => set({ [side]: event.target.value || null })}
                onBlur={leave}
              />
            </div>
          )}
        </Sides>
      </div>
      {field.type === 'datetime' && <p className={styles.hint}>{context.translate('lectern.fields.zone', { zone: zoneName(context.locale) })}</p>}
    </div>
  );
}

/** The reader's time zone in words: `India Standard Time`. */
function zoneName(locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts().find((part) => part.type === 'timeZoneName')?.value ?? '';
}

function toDays({ from, to }: Range): DayRange {
  return { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null };
}

function orNone(range: { from?: string; to?: string }): unknown {
  return Object.keys(range).length > 0 ? range : undefined;
}
