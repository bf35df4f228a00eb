import * as calls from '../../../src/customPages/profile/calls';
import { answer } from '../../calls/answer';
import { changeOwnPassword } from './ownPassword';
import { endAllSessions, endOwnSession, listOwnSessions } from './ownSessions';
import { readProfile, updateProfile } from './profile';

/** One's own account: profile, password, sessions (part 2 §6, “My Profile”). */
export const answers = [
  answer(calls.readProfile, async (asked) => readProfile(asked)),
  answer(calls.changeProfile, async (asked) => updateProfile(asked)),
  answer(calls.changeOwnPassword, async (asked) => {
    await changeOwnPassword({ ...asked, ...asked.input });
    return {};
  }),
  answer(calls.listSessions, async (asked) => {
    const items = await listOwnSessions(asked);
    return { items, total: items.length, page: 0, size: items.length };
  }),
  answer(calls.endOwnSession, async (asked) => {
    await endOwnSession({ ...asked, id: asked.input.id });
    return {};
  }),
  answer(calls.signOutEverywhere, async (asked) => {
    await endAllSessions(asked);
    return {};
  }),
];
