import type { LecternRecord } from '../../dataProvider';
import type { CellContext } from '../../fields/values/cellTypes';
import { cells } from '../../fields/cells';
import type { Action, Resource } from '../../schemas';

/** Whether two numbers that an action means to be alike are both known of a record, and differ. */
export function isUnlike({ action, record }: { readonly action: Pick<Action, 'alike'>; readonly record: LecternRecord }): boolean {
  const [one, other] = (action.alike ?? []).map((name) => record[name] as unknown);
  return typeof one === 'number' && typeof other === 'number' && one !== other;
}

/** The names of the two, and what they are of this record, for the sentences that tell them. */
export function unlikeWords({ resource, action, record, context }: { readonly resource: Resource; readonly action: Pick<Action, 'alike'>; readonly record?: LecternRecord; readonly context: CellContext }): Readonly<Record<'one' | 'other' | 'first' | 'second', string>> {
  const [one, other] = (action.alike ?? []).map((name) => {
    const field = resource.fields[name];
    return { name: context.label(name), value: field && record ? (cells[field.type].text?.({ field, value: record[name], context }) ?? '') : '' };
  });
  return { one: one?.name ?? '', first: one?.value ?? '', other: other?.name ?? '', second: other?.value ?? '' };
}
