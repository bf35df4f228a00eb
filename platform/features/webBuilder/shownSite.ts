import type { CallReply } from '../../../src/schemas';
import type { readShown } from '../../../src/customPages/webBuilder/calls';
import { failure } from '../../kernel/errors';
import { reading, type SiteCall } from './begin';
import { findOwner, readRows } from './rows';

/** What the blocks show of the institute's rows, for who puts a page together. @throws NOT_FOUND of an institute that is closed */
export async function shownSite(call: SiteCall): Promise<CallReply<typeof readShown>> {
  const owner = await findOwner({ context: call.context, id: call.owner });
  if (!owner) throw failure({ code: 'NOT_FOUND' });
  return { data: await reading(call, (trx) => readRows({ context: call.context, trx, owner })), brandColour: owner.branding.primaryColour, host: owner.host, path: `/sites/${call.owner}/` };
}
