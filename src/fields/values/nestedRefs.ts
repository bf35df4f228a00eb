import type { Field } from '../../schemas';

type Values = Readonly<Record<string, unknown>>;
type Change = (target: { readonly to: string; readonly text: string }) => string;

/** The value of a group, or the rows of a list, with each reference inside put as `change` gives it. What has another shape stays. */
export function withRefs({ field, value, change }: { field: Field; value: unknown; change: Change }): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => inOne({ field, value: row, change }));
  return inOne({ field, value, change });
}

/** The ids that a group or the rows of a list refer to, by module. */
export function nestedRefs({ field, value }: { field: Field; value: unknown }): readonly { readonly to: string; readonly id: string }[] {
  const found: { to: string; id: string }[] = [];
  withRefs({
    field,
    value,
    change: ({ to, text }) => {
      found.push({ to, id: text });
      return text;
    },
  });
  return found;
}

function inOne({ field, value, change }: { field: Field; value: unknown; change: Change }): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const changed = Object.values(field.fields).flatMap((inner): [string, unknown][] => {
    const held = (value as Values)[inner.name];
    const { to } = inner;
    if (!to || held === undefined) return [];
    const one = (text: unknown): unknown => (typeof text === 'string' && text !== '' ? change({ to, text }) : text);
    return [[inner.name, Array.isArray(held) ? held.map(one) : one(held)]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
