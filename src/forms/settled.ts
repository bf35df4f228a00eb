import type { FieldValues } from 'react-hook-form';

const SETTLED = new WeakMap<object, Set<string>>();

/**
 * Names of fields counted from a date of this form (`fills`) whose value has been settled since that date was changed last: it has gone
 * along, was seen to stay, or was typed. Of any other nobody knows yet where it belongs: the platform counts it where it is not sent.
 * @param control of the form
 */
export function settledOf(control: FieldValues): Set<string> {
  const settled = SETTLED.get(control) ?? new Set<string>();
  SETTLED.set(control, settled);
  return settled;
}
