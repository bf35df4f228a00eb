import { bareFailure, CallFailure } from '../dataProvider/callFailure';
import type { ErrorSignals } from '../dataProvider/errorSignals';
import { ROLES } from '../schemas/field';
import type { AuthApi, SignInReply } from './authApi';
import type { Session } from './session';

/** The ways to sign in. What they resolve with tells whether a one-time password is still asked for. */
export interface SignIn {
  withPassword(given: { username: string; password: string }): Promise<SignInReply>;
  /** `login`: the second step after a password · `institute`: sign-in by one-time password alone. */
  withOtp(given: { requestId: string; otp: string; by: 'login' | 'institute' }): Promise<SignInReply>;
  /** Takes over a session that another call has begun, as acting for an institute does. */
  take(reply: SignInReply): SignInReply;
}

/** Sign-in over the calls and the stored session. Small: the signed-out pages need nothing else. */
export function createSignIn({ api, session, signals }: { api: AuthApi; session: Session; signals: ErrorSignals }): SignIn {
  const take = (reply: SignInReply): SignInReply => {
    if (reply.kind === 'otp') return reply;
    // Learners are users of the platform, never of the console.
    if (reply.userDetails.role === 'student') throw new CallFailure(LEARNER);
    // Nobody knows what such a person may do: every screen would be refused.
    if (!ROLES.includes(reply.userDetails.role)) throw new CallFailure(bareFailure({ kind: 'unreadable', status: 200 }));
    session.store(reply);
    signals.noteSignIn();
    return reply;
  };
  return {
    take,
    withPassword: async (given) => take(await api.login(given)),
    withOtp: async ({ by, ...given }) => take(await (by === 'institute' ? api.verifyInstituteLogin(given) : api.verifyLogin(given))),
  };
}

const LEARNER = {
  kind: 'forbidden', status: 403, code: 'NO_CONSOLE', reason: null, params: {}, serverMessage: null, problems: {}, current: null, retryAfter: null, requestId: null, data: null,
} as const;
