import { readBranding } from '../../../src/shell/brand/calls';
import { answer } from '../../calls/answer';

/** The look of a host, or of who asks. */
export const answers = [
  answer(readBranding, ({ input: { host }, request: { server, signedIn } }) => {
    const institute = signedIn?.institute;
    return server.brandings.of({ host, instituteId: institute?.isWhiteLabelled ? institute.id : null });
  }),
];
