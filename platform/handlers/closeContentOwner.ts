import type { contentReport } from '../../src/resources/contentReport';
import { declared } from '../kernel/db/declaredTables';
import { handlerFor } from '../records/handler';
import { operationOf } from '../records/operation';
import { runAction } from '../records/write/act';
import { within } from '../records/write/within';

/** Closes the account of who wrote what was reported, as that person's own page would: by the same rules, and only by who may. */
export const closeContentOwner = handlerFor<typeof contentReport>(async ({ operation, trx, after }) => {
  const { context, actor, requestId, consoleAddress } = operation;
  const id = String(after.contentOwnerId);
  const owner = await declared(trx).selectFrom('app.user').select('status').where('id', '=', id).executeTakeFirst();
  if (owner?.status !== 'active') return;
  const resource = context.loader.require('user');
  const people = within({ operation: operationOf({ context, resource, actor, requestId, consoleAddress }), trx });
  await runAction({ operation: people, action: resource.lifecycle!.actions['deactivate']!, id, body: {}, ifMatch: undefined });
});
