import { readPublicInfo } from '../../../src/customPages/planExpired/calls';
import { askPaymentAddress } from '../../../src/customPages/settings/calls';
import type { CallReply } from '../../../src/schemas';
import { answer } from '../../calls/answer';
import { tenantOf } from '../../records/tenantOf';
import { authorizeUrl } from './paymentAccount';
import { publicInfoOf } from './publicInfo';

/** The calls on a tenant's settings that are no record of their own (part 1 §7, “Tenant”). The records are declared. */
export const answers = [
  // What it holds follows from the declarations; the call describes those that are shipped.
  answer(readPublicInfo, async ({ context, input: { host } }) => (await publicInfoOf({ context, host })) as CallReply<typeof readPublicInfo>),
  answer(askPaymentAddress, async ({ context, actor, input }) => ({ url: authorizeUrl({ context, actor, owner: await tenantOf({ context, actor, query: input }) }) })),
];
