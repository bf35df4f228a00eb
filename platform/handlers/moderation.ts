import { sql } from 'kysely';
import { mayRun, pointedAt, pointTo, type Problem } from '../../src/schemas';
import type { comment } from '../../src/resources/comment';
import type { contentReport } from '../../src/resources/contentReport';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor, type ValuesOf, type WriteEvent } from '../records/handler';
import { operationOf, type Trx } from '../records/operation';
import { runAction } from '../records/write/act';
import { within } from '../records/write/within';

type ReportEvent = WriteEvent<ValuesOf<typeof contentReport>>;

/** Closes the account of who wrote what was reported, as that person's own page would: by the same rules, and only by who may. The comment is hidden with it, unless whoever decides leaves it. */
export const closeContentOwner = handlerFor<typeof contentReport>(async (event) => {
  const id = event.after.contentOwnerId;
  if (event.answers?.['hide'] === true) await hideComment(event);
  if (!id) return;
  const owner = await declared(event.trx).selectFrom('app.user').select('status').where('id', '=', id).executeTakeFirst();
  if (owner?.status === 'active') await act({ event, module: 'user', action: 'deactivate', id, body: {} });
});

/**
 * A report about a comment or a doubt tells what that says and who wrote it: what is left out is filled in, and another author
 * is refused, since it is that person's account which a decision closes, and so are words that do not stand there; a part of them may be quoted.
 */
export const guardReport = handlerFor<typeof contentReport>(async (event): Promise<Record<string, Problem> | void> => {
  const { before, after, draft } = event;
  const written = before || !draft ? null : await writtenOf(event);
  if (!written) return;
  if (after.contentOwnerId && written.authorId && after.contentOwnerId !== written.authorId) return { contentOwnerId: { code: 'notAuthor' } };
  if (after.content && !written.whole.includes(after.content.trim())) return { content: { code: 'notWritten' } };
  if (!after.contentOwnerId && !written.authorId) return { contentOwnerId: { code: 'required' } };
  draft!['content'] = after.content ?? written.text;
  draft!['contentOwnerId'] = after.contentOwnerId ?? written.authorId;
  // Whose account is closed may not have written it with the own hand.
  if (written.createdById !== written.authorId) draft!['enteredById'] = await oneOfTheirs({ event, id: written.createdById });
});

/** Hides a comment whose report was suspended, for the reason of the report. */
export const hideReported = handlerFor<typeof contentReport>((event) => hideComment(event));

async function hideComment(event: ReportEvent): Promise<void> {
  const { remark, reason } = event.after;
  const found = await commentOf(event);
  if (found?.status === 'shown') await act({ event, module: 'comment', action: 'hide', id: found.id, body: { hiddenReason: reason, reason: remark } });
}

/**
 * Shows a comment again where the report that hid it is cleared after all: not what a moderator has hidden. Where another
 * report stands against it, it is hidden for that one from then on.
 */
export const showReported = handlerFor<typeof contentReport>(async (event) => {
  const { before } = event;
  if (before?.status !== 'suspended') return;
  const found = await commentOf(event);
  const isByThis = found?.status === 'hidden' && found.hiddenReason === before.reason && (found.hiddenFor ?? null) === (before.remark ?? null) && found.hiddenById === before.decidedById;
  if (!found || !isByThis || isSettled({ trx: event.trx, id: found.id })) return;
  const other = await otherSuspended(event);
  if (!other) return settling({ trx: event.trx, id: found.id, run: () => act({ event, module: 'comment', action: 'show', id: found.id, body: {} }) });
  await declared(event.trx).updateTable('app.comment').set({ hidden_reason: other.reason, hidden_for: other.remark, hidden_by_id: other.decidedById }).where('id', '=', found.id).execute();
});

/**
 * Clears the reports for which a comment was hidden once a moderator shows it again: what was decided by them is so no more. One
 * that has closed its author's account stays decided.
 */
export const clearReports = handlerFor<typeof comment>(async (event) => {
  const { operation: { actor, context }, trx, id } = event;
  const reports = context.loader.get('contentReport');
  const clear = reports?.lifecycle?.actions['clear'];
  if (!reports || !clear || !mayRun(actor, reports, clear) || isSettled({ trx, id })) return;
  const { rows } = await sql<{ id: string; remark: string | null }>`select id, remark from app.content_report where about = ${pointTo({ kind: 'comment', id })} and status = 'suspended' and deleted_at is null order by id`.execute(trx);
  await settling({ trx, id, run: async () => {
    for (const { id: report, remark } of rows) await act({ event, module: 'contentReport', action: 'clear', id: report, body: { remark } });
  } });
});

/** Comments that are being shown in a transaction, by a moderator or by a report: what follows from the one does not ask for the other again. */
const settled = new WeakMap<Trx, Set<string>>();

async function settling({ trx, id, run }: { readonly trx: Trx; readonly id: string; readonly run: () => Promise<void> }): Promise<void> {
  const ids = settled.get(trx) ?? new Set();
  settled.set(trx, ids.add(id));
  try {
    await run();
  } finally {
    ids.delete(id);
  }
}

function isSettled({ trx, id }: { readonly trx: Trx; readonly id: string }): boolean {
  return settled.get(trx)?.has(id) ?? false;
}

/** Somebody of the institute that the report is of; the operator's people are named to nobody. */
async function oneOfTheirs({ event: { trx, after }, id }: { readonly event: ReportEvent; readonly id: string | null }): Promise<string | null> {
  const found = id === null ? undefined : await declared(trx).selectFrom('app.user').select('id').where('id', '=', id).where('institute_id', '=', String(after.instituteId)).where('deleted_at', 'is', null).executeTakeFirst();
  return found?.id ?? null;
}

/** What a report is about says, and by whom, where it is there. */
async function writtenOf({ operation: { resource }, trx, after }: ReportEvent): Promise<{ readonly text: string; readonly whole: string; readonly authorId: string | null; readonly createdById: string | null } | null> {
  const pointed = pointedAt({ field: resource.fields['about']!, value: after.about });
  if (pointed?.to === 'comment') {
    const found = await declared(trx).selectFrom('app.comment').select(['text', 'author_id as authorId', 'created_by_id as createdById']).where('id', '=', pointed.id).executeTakeFirst();
    return found ? { ...found, whole: found.text } : null;
  }
  if (pointed?.to !== 'doubt') return null;
  const found = await declared(trx).selectFrom('app.doubt').select(['question as text', 'details', 'asked_by_id as authorId', 'created_by_id as createdById']).where('id', '=', pointed.id).executeTakeFirst();
  return found ? { ...found, whole: `${found.text}\n${found.details ?? ''}` } : null;
}

/** The comment that a report is about, where it is there, held: two who decide at once about the same decide in turn. */
async function commentOf({ operation: { resource }, trx, after }: ReportEvent): Promise<({ readonly id: string } & Pick<ValuesOf<typeof comment>, 'status' | 'hiddenReason' | 'hiddenFor' | 'hiddenById'>) | null> {
  const pointed = pointedAt({ field: resource.fields['about']!, value: after.about });
  if (pointed?.to !== 'comment') return null;
  return (await declared(trx).selectFrom('app.comment').select(['id', 'status', 'hidden_reason as hiddenReason', 'hidden_for as hiddenFor', 'hidden_by_id as hiddenById']).where('id', '=', pointed.id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()) ?? null;
}

/** Another report about the same that has been decided against it, the latest. */
async function otherSuspended({ trx, after, id }: ReportEvent): Promise<Pick<ValuesOf<typeof contentReport>, 'reason' | 'remark' | 'decidedById'> | undefined> {
  const { rows } = await sql<Pick<ValuesOf<typeof contentReport>, 'reason' | 'remark' | 'decidedById'>>`select reason, remark, decided_by_id as "decidedById" from app.content_report
    where about = ${after.about} and status = 'suspended' and id <> ${id} and deleted_at is null order by decided_at desc nulls last, id desc limit 1`.execute(trx);
  return rows[0];
}

/** Runs an action on a record of another module in the same transaction, by the rights of who decided. */
async function act({ event: { operation, trx }, module, action, id, body }: { readonly event: Pick<WriteEvent, 'operation' | 'trx'>; readonly module: string; readonly action: string; readonly id: string; readonly body: Readonly<Record<string, unknown>> }): Promise<void> {
  const { context, actor, requestId, consoleAddress } = operation;
  const resource = context.loader.require(module);
  await runAction({ operation: within({ operation: operationOf({ context, resource, actor, requestId, consoleAddress }), trx }), action: resource.lifecycle!.actions[action]!, id, body, ifMatch: undefined });
}
