import { v7 } from 'uuid';
import { withDerived } from '../../../src/schemas';
import { writeAudit } from '../audit';
import type { WriteEvent } from '../handler';
import { withComputed } from '../computed';
import { present, recordOf } from '../present';
import { authorize } from '../authorize';
import { checkDraft, ownProblems, runAfter } from './checkDraft';
import { draftOf, readSent } from './draft';
import { hashesOf } from './hashes';
import { holdTree, lastPlace } from './arrange';
import { holdReferences } from './hold';
import { writing, type Operation } from '../operation';
import { insertRow } from './store';

/**
 * A new record from a sent body; what is not sent takes its default.
 * @throws FORBIDDEN · BAD_FIELD · VALIDATION
 */
export async function createRecord({ operation, body }: { operation: Operation; body: unknown }): Promise<Record<string, unknown>> {
  authorize(operation, 'create');
  const { actor, requestId, resource, asking } = operation;
  const sent = await readSent({ operation, body });
  const { values, changed, refused } = draftOf({ operation, sent, before: null });
  const id = v7();
  const after = withDerived({ resource, record: { ...values, id }, context: asking });
  const isRefused = Object.keys({ ...refused, ...ownProblems({ operation, before: null, after, changed }) }).length > 0;
  // Whatever is wrong besides is found together with what only the database knows.
  const hashes = isRefused ? {} : await hashesOf({ operation, sent });
  return writing(operation, async (trx) => {
    const draft = { ...values };
    const event: WriteEvent = { operation, trx, kind: 'create', action: null, id, before: null, after, draft, changed };
    await holdReferences({ operation, trx, values });
    if (resource.tree) await holdTree({ operation, trx, owner: values['instituteId'] });
    await checkDraft({ event, refused });
    Object.assign(draft, resource.of?.where);
    if (resource.tree) draft[resource.tree.order] = await lastPlace({ operation, trx, values: draft });
    const row = await insertRow({ operation, trx, id, values: draft, hashes });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: 'create', before: null, after: recordOf(operation, row) });
    await runAfter({ ...event, after: { ...after, ...draft } });
    return present(operation, await withComputed({ operation, trx, row }));
  });
}
