import { hourOfDays, isWithoutHour } from '../../fields/types/datetime/portable';
import type { Field } from '../../schemas';
import { stateOf, type ImportRow } from './importRow';

/** Days of a column that are taken as an hour which the file does not say. */
export interface TakenHours {
  readonly field: Field;
  /** `HH:mm` in the reader's zone. */
  readonly time: string;
  /** Rows of the file, in its order. */
  readonly lines: readonly number[];
}

/** Fields of day and time that rows which will be imported give a day alone. */
export function takenHours({ rows, fields }: { readonly rows: readonly ImportRow[]; readonly fields: readonly Field[] }): readonly TakenHours[] {
  const going = rows.filter((row) => ['new', 'change'].includes(stateOf(row)));
  return fields.filter(({ type }) => type === 'datetime').flatMap((field) => {
    const lines = going.filter(({ cells }) => isWithoutHour(cells[field.name] ?? '')).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ field, time: hourOfDays(field), lines }];
  });
}
