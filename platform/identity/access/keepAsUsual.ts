import { RIGHTS, type Access } from '../../../src/schemas';
import { operationOf, type Operation, type Trx } from '../../records/operation';
import { readSent } from '../../records/write/draft';
import { writeSingle } from '../../records/write/single';
import { accessDifferences, grantable } from './grant';
import { ACCESS_DEFAULTS, HEAD_KINDS } from './usual';

/**
 * Keeps what an institute was granted as what is usual for its people in charge from now on, in its own record of what is usual: whoever
 * comes to be in charge later is offered and given that. It holds whether or not the institute is white-labelled, also where that changes.
 * What would have been given without a word is not written down, and goes on following the operator's.
 */
export async function keepAsUsual({ operation: { context, actor, requestId, consoleAddress }, operation, trx, instituteId, access }: { readonly operation: Operation; readonly trx: Trx; readonly instituteId: string; readonly access: Access }): Promise<void> {
  const resource = context.loader.get(ACCESS_DEFAULTS);
  if (!resource) return;
  const usual = (await grantable({ operation, trx, role: 'institute', instituteId })) ?? {};
  const isUsual = Object.values(accessDifferences(usual, access)).every((flags) => RIGHTS.every((right) => !flags[right]));
  if (isUsual) return;
  const own = operationOf({ context, resource, actor, requestId, consoleAddress });
  const sent = await readSent({ operation: own, body: Object.fromEntries(HEAD_KINDS.filter((kind) => resource.fields[kind]).map((kind) => [kind, access])) });
  await writeSingle({ operation: own, trx, owner: instituteId, sent });
}
