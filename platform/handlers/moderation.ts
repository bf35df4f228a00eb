import { pointedAt } from '../../src/schemas';
import type { comment } from '../../src/resources/comment';
import type { contentReport } from '../../src/resources/contentReport';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor, type ValuesOf, type WriteEvent } from '../records/handler';
import { operationOf } from '../records/operation';
import { runAction } from '../records/write/act';
import { within } from '../records/write/within';

type ReportEvent = WriteEvent<ValuesOf<typeof contentReport>>;

/** Closes the account of who wrote what was reported, as that person's own page would: by the same rules, and only by who may. */
export const closeContentOwner = handlerFor<typeof contentReport>(async (event) => {
  const id = String(event.after.contentOwnerId);
  const owner = await declared(event.trx).selectFrom('app.user').select('status').where('id', '=', id).executeTakeFirst();
  if (owner?.status === 'active') await act({ event, module: 'user', action: 'deactivate', id, body: {} });
});

/** Hides a comment whose report was suspended, with the remark or the reason of the report. */
export const hideReported = handlerFor<typeof contentReport>(async (event) => {
  const { remark, reason } = event.after;
  const found = await commentOf(event);
  if (found?.status === 'shown') await act({ event, module: 'comment', action: 'hide', id: found.id, body: { reason: remark ?? reason } });
});

/** Shows a comment again where the report that hid it is cleared after all. */
export const showReported = handlerFor<typeof contentReport>(async (event) => {
  const found = event.before?.status === 'suspended' ? await commentOf(event) : null;
  if (found?.status === 'hidden') await act({ event, module: 'comment', action: 'show', id: found.id, body: {} });
});

/** The comment that a report is about, where it is there. */
async function commentOf({ operation: { resource }, trx, after }: ReportEvent): Promise<{ readonly id: string; readonly status: ValuesOf<typeof comment>['status'] } | null> {
  const pointed = pointedAt({ field: resource.fields['about']!, value: after.about });
  if (pointed?.to !== 'comment') return null;
  return (await declared(trx).selectFrom('app.comment').select(['id', 'status']).where('id', '=', pointed.id).where('deleted_at', 'is', null).executeTakeFirst()) ?? null;
}

/** Runs an action on a record of another module in the same transaction, by the rights of who decided. */
async function act({ event: { operation, trx }, module, action, id, body }: { readonly event: ReportEvent; readonly module: string; readonly action: string; readonly id: string; readonly body: Readonly<Record<string, unknown>> }): Promise<void> {
  const { context, actor, requestId, consoleAddress } = operation;
  const resource = context.loader.require(module);
  await runAction({ operation: within({ operation: operationOf({ context, resource, actor, requestId, consoleAddress }), trx }), action: resource.lifecycle!.actions[action]!, id, body, ifMatch: undefined });
}
