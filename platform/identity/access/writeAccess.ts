import type { Deviation } from '../../../src/schemas';
import { writeAudit } from '../../records/audit';
import { beside, type Operation, type Trx } from '../../records/operation';
import { recordOf } from '../../records/present';
import { lockRow } from '../../records/rows';
import { updateRow } from '../../records/write/store';

/** Writes what a person may use as what follows from another change, with its row of the trail; no right over people is asked for. */
export async function writeAccess({ operation, trx, userId, access }: { readonly operation: Operation; readonly trx: Trx; readonly userId: string; readonly access: Deviation | null }): Promise<void> {
  const ofPeople = beside({ operation, name: 'user' });
  const before = recordOf(ofPeople, await lockRow({ operation: ofPeople, trx, id: userId }));
  const stored = await updateRow({ operation: ofPeople, trx, id: userId, values: { ...before, access }, changed: new Set(['access']) });
  await writeAudit({ trx, actor: operation.actor, requestId: operation.requestId, resource: ofPeople.resource, recordId: userId, action: 'update', before, after: recordOf(ofPeople, stored) });
}
