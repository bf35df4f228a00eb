import type { LecternRecord } from '../../../dataProvider';
import { mayRun, type Actor, type Resource } from '../../../schemas';

interface OfRecord {
  readonly resource: Resource;
  readonly actor: Actor;
  /** As the platform sends it, with what it allows. */
  readonly record: LecternRecord;
}

/** The action that leads a record into a state now, by name; `null` where none does, and where it is there already. */
export function actionTo({ resource, actor, record, state }: OfRecord & { readonly state: string }): string | null {
  const field = resource.lifecycle?.field ?? '';
  if (record[field] === state) return null;
  const found = Object.values(resource.lifecycle?.actions ?? {}).find((action) => action.set[field] === state && record.allowed?.includes(action.name) && mayRun(actor, resource, action));
  return found?.name ?? null;
}

/** The states that a record can be led to now. */
export function statesAhead(of: OfRecord): string[] {
  const field = of.resource.fields[of.resource.lifecycle?.field ?? ''];
  return (field?.choices ?? []).map(String).filter((state) => actionTo({ ...of, state }) !== null);
}

/** The state beside a record's own, whether anything leads there or not; `null` where there is none. */
export function stateBeside({ resource, record, by }: Omit<OfRecord, 'actor'> & { readonly by: 1 | -1 }): string | null {
  const field = resource.fields[resource.lifecycle?.field ?? ''];
  const states = (field?.choices ?? []).map(String);
  return states[states.indexOf(String(record[field?.name ?? ''])) + by] ?? null;
}

/** The action that leads a record into the next state in a direction that it can be led to; `null` where there is none. */
export function nearestAction({ by, ...of }: OfRecord & { readonly by: 1 | -1 }): string | null {
  const field = of.resource.fields[of.resource.lifecycle?.field ?? ''];
  const states = (field?.choices ?? []).map(String);
  const at = states.indexOf(String(of.record[field?.name ?? '']));
  const ahead = by > 0 ? states.slice(at + 1) : states.slice(0, Math.max(at, 0)).reverse();
  return ahead.map((state) => actionTo({ ...of, state })).find((name) => name !== null) ?? null;
}
