import { readProof } from '../../../src/customPages/books/calls';
import type { CallReply } from '../../../src/schemas';
import { answer } from '../../calls/answer';
import { proveLedger } from '../../ledger/prove';

/** The books, for whoever runs the platform. */
export const answers = [answer(readProof, async ({ context }) => (await proveLedger(context)) as CallReply<typeof readProof>)];
