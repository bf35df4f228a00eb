import { sql } from 'kysely';
import { foreseeApproval, foreseePlan, renewAccess, setAccess } from '../../../src/shell/access/calls';
import { answer } from '../../calls/answer';
import type { PlatformContext, RequestActor } from '../../kernel/context';
import { refuseProblems } from '../../kernel/http/problems';
import { operationOf, type Operation } from '../../records/operation';
import { readRecord } from '../../records/read/read';
import { updateRecord } from '../../records/write/update';
import { foresee, foreseeOpening } from './foreseePlan';

/** The calls over what a person may use that part 1 §7 has beside the form of users; whoever is not seen there is not found here. */
export const answers = [
  answer(setAccess, async ({ context, actor, requestId, sent, input: { id, access } }) => {
    // Nothing said is not nothing given.
    if (!sent.has('access')) refuseProblems({ access: { code: 'required' } });
    const record = await updateRecord({ operation: ofPeople({ context, actor, requestId }), id, body: { access }, ifMatch: undefined });
    return { id: String(record['id']), access: record['access'] ?? null, version: Number(record['version']) };
  }),
  answer(renewAccess, async ({ context, actor, requestId, input: { id } }) => {
    const record = await readRecord({ operation: ofPeople({ context, actor, requestId }), id });
    await context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`select pg_notify('lectern_actor', ${String(record['id'])})`.execute(trx));
    return { id: String(record['id']) };
  }),
  answer(foreseePlan, ({ context, actor, requestId, input }) => foresee({ context, actor, requestId, input })),
  answer(foreseeApproval, ({ context, actor, requestId, input }) => foreseeOpening({ context, actor, requestId, input })),
];

function ofPeople({ context, actor, requestId }: { readonly context: PlatformContext; readonly actor: RequestActor; readonly requestId: string }): Operation {
  return operationOf({ context, resource: context.loader.require('user'), actor, requestId });
}
