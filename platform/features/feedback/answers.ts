import * as calls from '../../../src/signedOut/feedback/calls';
import { answer } from '../../calls/answer';
import { pageQuery } from '../../kernel/http/pageQuery';
import { listFeedback, storeFeedback } from './feedback';

/** Feedback of the public page: anybody gives it, the super admin reads it. */
export const answers = [
  answer(calls.giveFeedback, async ({ context, input }) => ({ id: await storeFeedback({ context, feedback: input }) })),
  answer(calls.listFeedback, async ({ context, input }) => {
    const asked = pageQuery({ query: input, size: 20, maxSize: 100 });
    return { ...(await listFeedback({ context, ...asked })), ...asked };
  }),
];
