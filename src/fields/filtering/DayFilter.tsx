import type { ReactNode } from 'react';
import { ALL_TIME, daysOfPreset, instantsOfDays, isAllTime, presetOfDays } from '../values/datePresets';
import type { DayRange } from '../values/datePresets';
import { filterDays } from '../values/filterValue';
import type { FilterProps } from '../values/inputTypes';
import filterStyles from './filter.module.css';
import styles from '../controls/input.module.css';
import { closeRange, rangeFault, SideInput, sideLabel, Sides } from './RangeFilter';
import { presetsFor } from './presetsFor';
import { useRange } from './useRange';
import type { Range } from './useRange';

/** Days: the presets of the specification, or a range of one's own. Instants are filtered by whole days of the reader. */
export function DayFilter(props: FilterProps): ReactNode {
  const { field, value, context, onChange } = props;
  const days = filterDays({ field, value });
  const chosen = presetOfDays({ range: days, now: context.now, type: field.type });
  const isAll = isAllTime(days);
  const write = (next: Range): unknown => (field.type === 'datetime' ? orNone(instantsOfDays(toDays(next))) : closeRange(next));
  const faultOf = (next: Range): string | null => rangeFault({ range: next, context, problem: 'lectern.problem.date' });
  const { range, set, fault, leave } = useRange({ value, onChange, read: (one) => filterDays({ field, value: one }), write, faultOf });
  return (
    <div className={filterStyles.filter}>
      <div className={filterStyles.presets}>
        {presetsFor(field).map((preset) => (
          <button
            key={preset}
            type="button"
            className={filterStyles.preset}
            aria-pressed={chosen === preset}
            onClick={() => onChange(chosen === preset && !props.filter.isRequired ? undefined : write(daysOfPreset({ preset, now: context.now, type: field.type })))}
          >
            {context.translate(`lectern.fields.presets.${preset}`)}
          </button>
        ))}
        {/* Elsewhere that is no filter. */}
        {props.filter.isRequired && (
          <button type="button" className={filterStyles.preset} aria-pressed={isAll} onClick={() => onChange(write(ALL_TIME))}>
            {context.translate('lectern.fields.presets.allTime')}
          </button>
        )}
      </div>
      <div role="group" aria-label={context.translate('lectern.fields.presets.dateRange')}>
        <Sides {...props} fault={fault}>
          {(side, describedBy) => (
            <SideInput type="date" label={sideLabel(props, side)} value={range[side]} isInvalid={fault !== null} describedBy={describedBy} onChange={(next) => set({ [side]: next })} onBlur={leave} />
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
