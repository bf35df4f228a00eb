import { HttpError } from 'ra-core';
import { isSame } from '../../dataProvider/writeValues';
import type { LecternDataProvider, LecternRecord } from '../../dataProvider';
import type { Action, Resource } from '../../schemas';

interface Done {
  readonly resource: Resource;
  /** What was done. */
  readonly action: Action;
}

/** What an action has to do with: the state, and what it sets. */
function touchedBy({ resource, action }: Done): readonly string[] {
  return [...new Set([resource.lifecycle!.field, ...Object.keys(action.set), ...Object.keys(action.fill)])].filter((name) => name in resource.fields);
}

/** Of a record after an action, what a way back asks: which version it is, and what the action had to do with. */
export function asLeft({ record, ...done }: Done & { readonly record: LecternRecord }): LecternRecord {
  const { id, version } = record;
  return { id, ...(version === undefined ? {} : { version }), ...Object.fromEntries(touchedBy(done).map((name) => [name, record[name]])) };
}

interface TakingBack extends Done {
  readonly provider: LecternDataProvider;
  readonly id: string;
  readonly inverse: Action;
  /** As it was before, and as the action left it, as far as that is known. */
  readonly before: LecternRecord | undefined;
  readonly after: LecternRecord | undefined;
}

/**
 * Takes an action back by the one that undoes it, over the version that the action made: who has changed since what it had to do with keeps that. What has become
 * of the record otherwise stays, too, and one that is as it was before needs nothing.
 * @throws what the platform refuses it by
 */
export async function takeActBack({ provider, resource, action, inverse, id, before, after }: TakingBack): Promise<void> {
  const meta = { quiet: true };
  const send = (version: number | undefined): Promise<unknown> => provider.act(resource.name, { id, action: inverse.name, version, meta });
  try {
    await send(after?.version);
  } catch (error) {
    const now = isOvertaken(error) ? await provider.getOne<LecternRecord>(resource.name, { id, meta }).then(({ data }) => data, () => null) : null;
    if (!now) throw error;
    const names = touchedBy({ resource, action });
    if (before ? names.every((name) => isLike(now[name], before[name])) : Object.entries(inverse.set).every(([name, value]) => isLike(now[name], value))) return;
    if (after?.version === undefined || now.version === after.version || !names.every((name) => isLike(now[name], after[name]))) throw error;
    await send(now.version);
  }
}

/** It is another by now: of another version, or in another state. */
function isOvertaken(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 412 || error.status === 409);
}

/** A switch that nobody has touched is off. */
function isLike(one: unknown, other: unknown): boolean {
  return isSame(one ?? false, other ?? false);
}
