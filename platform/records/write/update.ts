import { withDerived } from '../../../src/schemas';
import { writeAudit } from '../audit';
import type { WriteEvent } from '../handler';
import { withComputed } from '../computed';
import { present, recordOf } from '../present';
import { authorizeAction, authorizeRow, authorizeSome } from '../authorize';
import { goingAlong } from './countedDates';
import { checkDraft, runAfter } from './checkDraft';
import { changedFields, draftOf, readSent, withoutNames } from './draft';
import { hashesOf } from './hashes';
import { writing, type Operation } from '../operation';
import { holdTree, lastPlace } from './arrange';
import { holdChange } from './hold';
import { lockRow, readRow } from '../rows';
import { updateRow } from './store';
import { refuseProblems } from '../../kernel/http/problems';
import { actionOfUpdate, barProblems, refuseTransition } from './transition';
import { refuseStale } from '../versions';

export interface UpdateInput {
  readonly operation: Operation;
  readonly id: string;
  readonly body: unknown;
  readonly ifMatch: string | undefined;
}

/**
 * Changes the fields that are sent; the rest stay. Fields of the lifecycle may be among them when together they are
 * what an action called by an update sets: the update then is that action. A body that changes nothing writes nothing.
 * @throws FORBIDDEN · NOT_FOUND · STALE · BAD_FIELD · VALIDATION · TRANSITION_REFUSED
 */
export async function updateRecord(input: UpdateInput): Promise<Record<string, unknown>> {
  authorizeSome(input.operation, 'update');
  return changeRecord({ ...input, asksRow: true });
}

/** The same without asking for the right over the module: for a call that has its own reason to let the actor do it. */
export async function changeRecord({ operation, id, body, ifMatch, asksRow = false }: UpdateInput & { readonly asksRow?: boolean }): Promise<Record<string, unknown>> {
  const { actor, requestId, resource, asking } = operation;
  const sent = await readSent({ operation, body });
  const hashes = await hashesOf({ operation, sent });
  return writing(operation, async (trx) => {
    await holdChange({ operation, trx, id, names: Object.keys(sent.values), values: sent.values });
    const parent = resource.tree?.parent ?? null;
    if (parent !== null && sent.values[parent] !== undefined) await holdTree({ operation, trx, owner: recordOf(operation, await readRow({ operation, trx, id }))['instituteId'] });
    const row = await lockRow({ operation, trx, id });
    const before = recordOf(operation, row);
    if (asksRow) authorizeRow(operation, 'update', before);
    refuseStale({ operation, ifMatch, row, sent: sent.values });
    const action = actionOfUpdate({ resource, sent: sent.values, before });
    const draft = draftOf({ operation, sent: action ? withoutNames(sent, new Set(Object.keys(action.set))) : sent, before });
    if (action) {
      authorizeAction(operation, action);
      refuseTransition({ operation, action, record: before });
      refuseProblems(await barProblems({ operation, trx, action, row }));
      Object.assign(draft.values, action.set);
    }
    Object.assign(draft.values, await goingAlong({ operation, trx, before, values: draft.values, sent: sent.values }));
    const changed = changedFields({ operation, values: draft.values, before });
    const after = withDerived({ resource, record: { ...before, ...draft.values }, context: asking });
    const event: WriteEvent = { operation, trx, kind: action ? 'action' : 'update', action: action?.name ?? null, id, before, after, changed, draft: draft.values };
    if (changed.size === 0 && Object.keys(draft.refused).length === 0) return present(operation, await withComputed({ operation, trx, row }));
    await checkDraft({ event, refused: draft.refused });
    // What a function has completed.
    for (const name of changedFields({ operation, values: draft.values, before })) changed.add(name);
    if (parent !== null && changed.has(parent)) {
      draft.values[resource.tree!.order] = await lastPlace({ operation, trx, values: draft.values });
      changed.add(resource.tree!.order);
    }
    const stored = await updateRow({ operation, trx, id, values: draft.values, changed, hashes });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action?.name ?? 'update', before, after: recordOf(operation, stored) });
    await runAfter({ ...event, after: { ...after, ...draft.values } });
    return present(operation, await withComputed({ operation, trx, row: stored }));
  });
}
