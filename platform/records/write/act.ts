import { applyWhen, cleanValue, defaultOf, isAskedOf, isEmptyValue, mayChoose, validateRecord, withDerived, type Action } from '../../../src/schemas';
import { carriedProblems, carriedValues } from './carried';
import { writeAudit } from '../audit';
import type { WriteEvent } from '../handler';
import { withComputed } from '../computed';
import { present, recordOf } from '../present';
import { authorizeAction } from '../authorize';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { runAfter } from './checkDraft';
import { changedFields } from './draft';
import { holdChange } from './hold';
import { markupOf } from './markup';
import { sanitizeValue } from './sanitize';
import { writing, type Operation, type Values } from '../operation';
import { refuseProblems } from '../../kernel/http/problems';
import { lockRow } from '../rows';
import { updateRow } from './store';
import { refuseBefore, refuseTransition } from './transition';
import { refuseStale } from '../versions';

/** What followed from an action, as its function tells it: a name that the action declares, and a text, a number or a day (`YYYY-MM-DD`). */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

interface Acted {
  /** As it is now, for the actor. */
  readonly record: Record<string, unknown>;
  readonly facts: readonly Fact[];
}

/**
 * Runs a lifecycle action on a record. The body holds the answers to what the action asks, and nothing else. What it sets
 * may come from them: it is then held to the rules of the field it goes to, and what is wrong is said at the question.
 * @throws FORBIDDEN · NOT_FOUND · STALE · BAD_FIELD · VALIDATION · TRANSITION_REFUSED
 */
export async function runAction({ operation, action, id, body, ifMatch }: { operation: Operation; action: Action; id: string; body: unknown; ifMatch: string | undefined }): Promise<Acted> {
  authorizeAction(operation, action);
  return actOn({ operation, action, id, answers: await answersOf({ operation, action, body }), ifMatch });
}

/** The same with answers that are clean already, by whoever may act. */
export async function actOn({ operation, action, id, answers, ifMatch }: { operation: Operation; action: Action; id: string; answers: Values; ifMatch?: string | undefined }): Promise<Acted> {
  const { actor, requestId, resource, asking } = operation;
  return writing(operation, async (trx) => {
    await holdChange({ operation, trx, id, names: Object.keys({ ...action.set, ...action.fill }), values: answers, fields: action.ask });
    const facts: Fact[] = [];
    const found = await lockRow({ operation, trx, id });
    refuseStale({ operation, ifMatch, row: found });
    const before = recordOf(operation, found);
    refuseTransition({ operation, action, record: before });
    const carried = carriedValues({ operation, action, before, answers });
    const values = applyWhen({ fields: resource.fields, values: { ...before, ...action.set, ...carried }, context: asking });
    const meantBy = (all: Values): Pick<WriteEvent, 'changed' | 'after'> => ({ changed: changedFields({ operation, values: all, before }), after: withDerived({ resource, record: all, context: asking }) });
    const sets: Record<string, unknown> = {};
    const about: WriteEvent = { operation, trx, kind: 'action', action: action.name, id, before, ...meantBy(values), sets, answers, tell: (name, value = '') => [...action.tells, ...action.outcomes].includes(name) && facts.push({ name, value }) };
    refuseProblems(await carriedProblems({ event: about, action }));
    await refuseBefore({ event: about, action, row: found });
    const all = { ...values, ...sets };
    const event = Object.keys(sets).length > 0 ? { ...about, ...meantBy(all) } : about;
    // What it does elsewhere alone, such as asking to be let into a group, is no change of the record, and nobody who is changing it loses anything by it.
    const stored = event.changed.size > 0 ? await updateRow({ operation, trx, id, values: all, changed: event.changed }) : found;
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: action.name, before, after: recordOf(operation, stored), answers });
    await runAfter(event);
    // Its function may have written to the record besides.
    const row = action.handler === null ? stored : await lockRow({ operation, trx, id });
    return { record: present(operation, await withComputed({ operation, trx, row })), facts };
  });
}

/** Clean answers to what an action asks, held to the rules of its questions. @throws BAD_FIELD · VALIDATION */
export async function answersOf({ operation, action, body }: { operation: Operation; action: Pick<Action, 'ask'>; body: unknown }): Promise<Values> {
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: Object.keys(action.ask) });
  const { actor } = operation;
  const given = Object.values(action.ask).map((field) => ({ field, value: cleanValue({ field, value: sent[field.name] ?? defaultOf({ field, context: operation.asking }) }) }));
  refuseProblems(markupOf(given));
  const answers = Object.fromEntries(await Promise.all(given.map(async ({ field, value }) => [field.name, await sanitizeValue({ field, value, by: actor })] as const)));
  const denied = Object.values(action.ask).filter((field) => !mayChoose({ actor, field, choice: answers[field.name] }) || (!isEmptyValue(answers[field.name]) && !isAskedOf(field, actor.role)));
  refuseProblems({ ...validateRecord({ fields: action.ask, values: answers, context: operation.asking }), ...Object.fromEntries(denied.map((field) => [field.name, { code: 'forbidden' as const }])) });
  return answers;
}
