import { writeAudit } from '../audit/writeAudit';
import type { WriteEvent } from '../handlers';
import { recordOf } from '../present/present';
import { authorize, authorizeAction } from './authorize';
import { runAfter, runBefore } from './checkDraft';
import { changedFields } from './draft';
import { writing, type Operation } from './operation';
import { refuseProblems } from './problems';
import { lockRow } from './rows';
import { deleteRow, updateRow } from './store';
import { refuseTransition } from './transition';
import { refuseStale } from './versions';

/**
 * Deletes a record: out of every list, and kept in the database unless the declaration says otherwise. Where the
 * lifecycle has an action for it, that action's conditions count.
 * @throws FORBIDDEN · NOT_FOUND · STALE · TRANSITION_REFUSED
 */
export async function removeRecord({ operation, id, ifMatch }: { operation: Operation; id: string; ifMatch: string | undefined }): Promise<{ id: string }> {
  authorize(operation, 'delete');
  const { actor, requestId, resource } = operation;
  const action = Object.values(resource.lifecycle?.actions ?? {}).find((one) => one.call.by === 'delete') ?? null;
  if (action) authorizeAction(operation, action);
  return writing(operation, async (trx) => {
    const row = await lockRow({ operation, trx, id });
    refuseStale({ operation, ifMatch, row });
    const before = recordOf(operation, row);
    if (action) refuseTransition({ operation, action, record: before });
    const values = { ...before, ...action?.set };
    const changed = changedFields({ operation, values, before });
    const event: WriteEvent = { operation, trx, kind: 'delete', action: action?.name ?? null, id, before, after: before, changed };
    refuseProblems((await runBefore(event)) ?? {});
    if (resource.softDelete) await updateRow({ operation, trx, id, values, changed, isDeleted: true });
    else await deleteRow({ operation, trx, id });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action?.name ?? 'delete', before, after: null });
    await runAfter(event);
    return { id };
  });
}
