import { useSummary, type UseSummary } from '../../../dataProvider';
import { filterDays } from '../../../fields/values/filterValue';
import { ALL_TIME, dayOf } from '../../../fields/values/datePresets';
import { MOST_GROUPS } from '../../../schemas';
import type { Field, Grouping } from '../../../schemas';
import { MOST_FILLED, spanCount, stepThatFits } from './spans';

interface SteppedParams {
  /** Name of the module. */
  readonly resource: string;
  /** What its list may be grouped by. */
  readonly groupings: readonly Grouping[];
  /** The grouping that is wanted; nothing is asked without one. */
  readonly wanted: Grouping | undefined;
  /** The field of that grouping. */
  readonly field: Field | undefined;
  readonly filter: Readonly<Record<string, unknown>>;
  /** Somebody has chosen this step for this very period. */
  readonly isKept: boolean;
  readonly enabled: boolean;
}

interface Stepped extends UseSummary {
  /** What is shown: the wanted grouping, or the same by longer steps of time. */
  readonly by: Grouping | undefined;
}

/**
 * What the rows come to by a step of time with which the period can be drawn as a whole: a longer one where the wanted
 * one gives more groups than are told, unless it was chosen for this period and can be drawn at all.
 */
export function useStepped({ resource, groupings, wanted, field, filter, isKept, enabled }: SteppedParams): Stepped {
  const steps = wanted && field && wanted.span !== null ? groupings.filter((one) => one.field === wanted.field && one.span !== null) : [];
  const days = wanted && field && steps.length > 0 ? daysAsked({ field, value: filter[wanted.field] }) : null;
  const start = isKept || days === null ? wanted : stepThatFits({ steps, wanted: wanted!, days, most: MOST_GROUPS });
  const asked = useSummary(resource, { by: start?.name ?? '', filter, enabled: enabled && start !== undefined });
  const held = asked.summary?.by === start?.name ? asked.summary : null;
  // Of a period without a beginning only the answer tells how long it is.
  const told = held && start && start.span !== null && (isKept || days === null) ? spanCount({ groups: held.groups, span: start.span }) : 0;
  const count = isKept ? told : Math.max(told, held?.groupCount ?? 0);
  const most = isKept ? MOST_FILLED : MOST_GROUPS;
  const longer = start && told > 0 && count > most ? stepThatFits({ steps, wanted: start, count, most }) : start;
  const isLonger = longer !== undefined && longer !== start;
  const again = useSummary(resource, { by: isLonger ? longer.name : '', filter, enabled: enabled && isLonger });
  return isLonger ? { ...again, by: longer } : { ...asked, by: start };
}

/** How many days are asked for; null where they have no beginning. What has no end goes on until today. */
function daysAsked({ field, value }: { field: Field; value: unknown }): number | null {
  const { from, to } = filterDays({ field, value });
  if (from === null || from === ALL_TIME.from) return null;
  return Math.round((Date.parse(to ?? dayOf(new Date())) - Date.parse(from)) / DAY_MS) + 1;
}

const DAY_MS = 86_400_000;
