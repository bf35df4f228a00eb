import { isEmptyValue, mayWrite, withDerived, type Problem } from '../../../src/schemas';
import { bodyObject, refuseUnknown } from '../../kernel/http/body';
import { refuseProblems } from '../../kernel/http/problems';
import { writeAudit } from '../audit';
import { authorize } from '../authorize';
import type { WriteEvent } from '../handler';
import { writing, type Operation, type Values } from '../operation';
import { withComputed } from '../computed';
import { present, recordOf } from '../present';
import { isId, lockRow, readRow } from '../rows';
import { refuseStale } from '../versions';
import { holdTree, placeAt, siblingsOf, type Sibling } from './arrange';
import { checkDraft, runAfter } from './checkDraft';
import { changedFields } from './draft';
import { holdChange } from './hold';
import { updateRow } from './store';

/**
 * Moves a record among those beside it, or below another: `{ [parent]?, before? | after? | by? }`. `before` and `after` name a record
 * beside it, `by` is -1 or 1, one place up or down; with neither it goes to the end. Without the parent it stays below its own.
 * @throws FORBIDDEN · NOT_FOUND · STALE · BAD_FIELD · VALIDATION
 */
export async function moveRecord({ operation, id, body, ifMatch }: { operation: Operation; id: string; body: unknown; ifMatch: string | undefined }): Promise<Record<string, unknown>> {
  authorize(operation, 'update');
  const { actor, requestId, resource, asking } = operation;
  const tree = resource.tree!;
  const sent = bodyObject(body);
  refuseUnknown({ body: sent, known: [...(tree.parent === null ? [] : [tree.parent]), ...WHERE] });
  refuseProblems(misreadAt(sent));
  return writing(operation, async (trx) => {
    await holdChange({ operation, trx, id, names: Object.keys(sent), values: sent });
    await holdTree({ operation, trx, owner: recordOf(operation, await readRow({ operation, trx, id }))['instituteId'] });
    const row = await lockRow({ operation, trx, id });
    refuseStale({ operation, ifMatch, row });
    const before = recordOf(operation, row);
    const parentId = tree.parent === null || sent[tree.parent] === undefined ? undefined : isEmptyValue(sent[tree.parent]) ? null : lower(sent[tree.parent]);
    const values: Record<string, unknown> = { ...before, ...(parentId === undefined ? {} : { [tree.parent!]: parentId }) };
    const moved = changedFields({ operation, values, before });
    const refused: Record<string, Problem> = moved.size > 0 && !mayWrite(actor, resource.fields[tree.parent!]!) ? { [tree.parent!]: { code: 'forbidden' } } : {};
    const event = { operation, trx, kind: 'update', action: null, id, before, after: withDerived({ resource, record: values, context: asking }), changed: moved } satisfies WriteEvent;
    await checkDraft({ event, refused });
    const siblings = await siblingsOf({ operation, trx, id, values });
    const own = moved.size > 0 ? null : { id, order: before[tree.order] as number | null };
    const index = indexOf({ siblings, sent, own });
    if (index === null) refuseProblems({ [sent['before'] === undefined ? 'after' : 'before']: { code: 'reference' } });
    // Where it stands already nothing is changed: the first is not moved up, nor the last down.
    if (own !== null && index === placeIn(siblings, own)) return present(operation, await withComputed({ operation, trx, row }));
    values[tree.order] = await placeAt({ operation, trx, siblings, index: index! });
    const changed = changedFields({ operation, values, before });
    const stored = await updateRow({ operation, trx, id, values, changed });
    await writeAudit({ trx, actor, requestId, resource, recordId: id, action: 'update', before, after: recordOf(operation, stored) });
    await runAfter({ ...event, after: withDerived({ resource, record: values, context: asking }), changed });
    return present(operation, await withComputed({ operation, trx, row: stored }));
  });
}

const WHERE = ['before', 'after', 'by'] as const;

function misreadAt(sent: Values): Record<string, Problem> {
  const said = WHERE.filter((name) => sent[name] !== undefined);
  if (said.length > 1) return { [said[1]!]: { code: 'unknown' } };
  const [name] = said;
  if (name === 'by') return sent['by'] === 1 || sent['by'] === -1 ? {} : { by: { code: 'choice', params: { choices: '-1, 1' } } };
  return name === undefined || (typeof sent[name] === 'string' && isId(sent[name])) ? {} : { [name]: { code: 'reference' } };
}

/** Where among its siblings it goes; null beside a record that is none of them. @param own its own place now, where it stays below the same */
function indexOf({ siblings, sent, own }: { siblings: readonly Sibling[]; sent: Values; own: Sibling | null }): number | null {
  if (typeof sent['by'] === 'number') {
    const now = own === null ? siblings.length : placeIn(siblings, own);
    return Math.min(Math.max(now + sent['by'], 0), siblings.length);
  }
  const beside = sent['before'] ?? sent['after'];
  if (beside === undefined) return siblings.length;
  const at = siblings.findIndex(({ id }) => id === lower(beside));
  return at < 0 ? null : sent['before'] === undefined ? at + 1 : at;
}

/** How many of its siblings a record comes after. */
function placeIn(siblings: readonly Sibling[], own: Sibling): number {
  return siblings.filter((one) => isBefore(one, own)).length;
}

/** As the database puts them: those without a place last, equal ones by id. */
function isBefore(one: Sibling, other: Sibling): boolean {
  const [a, b] = [one.order ?? Infinity, other.order ?? Infinity];
  return a === b ? one.id < other.id : a < b;
}

function lower(id: unknown): string {
  return String(id).toLowerCase();
}
