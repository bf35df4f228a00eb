import * as calls from '../../../src/customPages/domains/calls';
import { answer, type Asked } from '../../calls/answer';
import { tenantOf } from '../../records/tenantOf';
import { hostOf } from '../../kernel/http/host';
import { choosePrimary, claimDomain, listDomains, primaryDomain, readDomain, removeDomain, verifyDomain, type DomainCall } from './store';

/** The domains of a tenant (part 1 §7, “Tenant”). */
export const answers = [
  answer(calls.listDomains, async (asked) => listDomains(await begin(asked))),
  answer(calls.listDomainsToDelete, async (asked) => listDomains(await begin(asked))),
  answer(calls.readPrimaryDomain, async (asked) => primaryDomain(await begin(asked))),
  answer(calls.readDomain, async (asked) => readDomain(await begin(asked), hostOf(asked.input.host))),
  answer(calls.addDomain, async (asked) => claimDomain(await begin(asked), hostOf(asked.input.host))),
  answer(calls.choosePrimaryDomain, async (asked) => choosePrimary(await begin(asked), hostOf(asked.input.host))),
  answer(calls.verifyDomain, async (asked) => verifyDomain(await begin(asked), hostOf(asked.input.host))),
  answer(calls.deleteDomain, async (asked) => removeDomain(await begin(asked), hostOf(asked.input.host))),
];

/** The tenant the call is about, under the same rule as that of the settings' records. */
async function begin({ input, actor, context, requestId }: Pick<Asked<typeof calls.listDomains>, 'input' | 'actor' | 'context' | 'requestId'>): Promise<DomainCall> {
  return { context, actor, requestId, owner: await tenantOf({ context, actor, query: input }) };
}
