import { writeAudit } from '../audit';
import type { WriteEvent } from '../handler';
import { recordOf } from '../present';
import { closeTenant } from './closeTenant';
import { authorizeRemoval, authorizeRow, deletingAction } from '../authorize';
import { runAfter } from './checkDraft';
import { changedFields } from './draft';
import { writing, type Operation } from '../operation';
import { takeAlong } from './along';
import { clearReferences } from './clear';
import { holdAgainstReferences } from './hold';
import { isId, lockRow } from '../rows';
import { deleteRow, updateRow } from './store';
import { refuseBefore, refuseTransition } from './transition';
import { refuseUsed } from '../read/uses';
import { refuseStale } from '../versions';

/**
 * Deletes a record: out of every list and into the bin, unless the declaration says otherwise. References to it hold it
 * back, are emptied or go with it, as their fields say. Where the lifecycle has an action for it, that action's conditions count.
 * @throws FORBIDDEN, also with what would go with it and the actor may not delete · NOT_FOUND · STALE · TRANSITION_REFUSED · IN_USE with what uses it
 */
export async function removeRecord({ operation, id, ifMatch }: { operation: Operation; id: string; ifMatch: string | undefined }): Promise<{ id: string }> {
  authorizeRemoval(operation);
  const { actor, requestId, resource, context, asking } = operation;
  const action = deletingAction(resource);
  return writing(operation, async (trx) => {
    if (isId(id)) await holdAgainstReferences({ trx, id });
    const row = await lockRow({ operation, trx, id });
    const before = recordOf(operation, row);
    authorizeRow(operation, 'delete', before);
    refuseStale({ operation, ifMatch, row });
    if (action) refuseTransition({ operation, action, record: before });
    const values = { ...before, ...action?.set };
    const changed = changedFields({ operation, values, before });
    const event: WriteEvent = { operation, trx, kind: 'delete', action: action?.name ?? null, id, before, after: before, changed };
    await refuseBefore({ event, action, row });
    await refuseUsed({ operation, trx, id });
    const cleared = await clearReferences({ clearing: { trx, loader: context.loader, actor, requestId, now: asking.now, resource, id: id.toLowerCase() } });
    const along = await takeAlong({ operation, trx, id: id.toLowerCase() });
    if (resource.softDelete) await updateRow({ operation, trx, id, values, changed, bin: 'enter' });
    else await deleteRow({ operation, trx, id });
    if (resource.tenant === 'self') await closeTenant({ trx, id });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action?.name ?? 'delete', before, after: null, ...(cleared.length + along.length > 0 && { answers: { cleared, along } }) });
    await runAfter(event);
    return { id };
  });
}
