import { DATE_PRESETS, type DatePreset, type Field } from '../../schemas';

/** Presets that lie ahead. */
const COMING_PRESETS: ReadonlySet<DatePreset> = new Set(['next7Days', 'next30Days']);

/** The presets a field is filtered by: those that lie ahead only where it may. */
export function presetsFor(field: Pick<Field, 'system' | 'type' | 'readOnly' | 'shownAs' | 'latest'>): readonly DatePreset[] {
  return isPast(field) ? DATE_PRESETS.filter((preset) => !COMING_PRESETS.has(preset)) : DATE_PRESETS;
}

/**
 * Whether it can only lie in the past: an instant that nobody types, which tells when something came about (what is planned is shown
 * as a deadline or to the minute), and what may not lie ahead of today.
 */
function isPast({ system, type, readOnly, shownAs, latest }: Parameters<typeof presetsFor>[0]): boolean {
  const isToday = typeof latest === 'object' && latest !== null && (('today' in latest && latest.today <= 0) || 'now' in latest);
  return system || isToday || (type === 'datetime' && readOnly && shownAs === null);
}
