import { applyWhen, cleanValue, validateRecord, withDerived, type Action } from '../../src/schemas';
import { writeAudit } from '../audit/writeAudit';
import type { WriteEvent } from '../handlers';
import { present, recordOf } from '../present/present';
import { authorizeAction } from './authorize';
import { bodyObject, refuseUnknown } from './body';
import { runAfter, runBefore } from './checkDraft';
import { changedFields } from './draft';
import { writing, type Operation, type Values } from './operation';
import { refuseProblems } from './problems';
import { lockRow } from './rows';
import { updateRow } from './store';
import { refuseTransition } from './transition';
import { refuseStale } from './versions';

/**
 * Runs a lifecycle action on a record. The body holds the answers to what the action asks, and nothing else.
 * @throws FORBIDDEN · NOT_FOUND · STALE · BAD_FIELD · VALIDATION · TRANSITION_REFUSED
 */
export async function runAction({ operation, action, id, body, ifMatch }: { operation: Operation; action: Action; id: string; body: unknown; ifMatch: string | undefined }): Promise<Record<string, unknown>> {
  authorizeAction(operation, action);
  const answers = answersOf({ operation, action, body });
  const { actor, requestId, resource, asking } = operation;
  return writing(operation, async (trx) => {
    const row = await lockRow({ operation, trx, id });
    refuseStale({ operation, ifMatch, row });
    const before = recordOf(operation, row);
    refuseTransition({ operation, action, record: before });
    const values = applyWhen({ fields: resource.fields, values: { ...before, ...action.set }, context: asking });
    const changed = changedFields({ operation, values, before });
    const after = withDerived({ resource, record: values, context: asking });
    const event: WriteEvent = { operation, trx, kind: 'action', action: action.name, id, before, after, answers, changed };
    refuseProblems((await runBefore(event)) ?? {});
    const stored = await updateRow({ operation, trx, id, values, changed });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action.name, before, after: recordOf(operation, stored), answers });
    await runAfter(event);
    return present(operation, stored);
  });
}

function answersOf({ operation, action, body }: { operation: Operation; action: Action; body: unknown }): Values {
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: Object.keys(action.ask) });
  const answers = Object.fromEntries(Object.values(action.ask).map((field) => [field.name, cleanValue({ field, value: sent[field.name] ?? field.default })]));
  refuseProblems(validateRecord({ fields: action.ask, values: answers, context: operation.asking }));
  return answers;
}
