import { readTokenBalance } from '../../../src/shell/tokens/calls';
import { answer } from '../../calls/answer';
import { tenantOf } from '../../records/tenantOf';
import { tokenBalance } from './balance';

export const answers = [
  answer(readTokenBalance, async ({ context, actor, input }) => tokenBalance({ context, actor, instituteId: await tenantOf({ context, actor, query: input }) })),
];
