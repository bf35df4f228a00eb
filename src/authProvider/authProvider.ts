import type { AuthProvider } from 'ra-core';
import { holdsRight, holdsSome, mayRun, type Action, type Actor, type Declarations, type Head } from '../schemas';
import type { AuthApi, SignInReply } from './authApi';
import { endSession, takeReturnPath, type Leave, type SessionNotice } from './endSession';
import { landingEntries, landingPath } from './landing';
import type { Session } from './session';
import type { SignIn } from './signIn';

/** A sign-in as react-admin hands it over: by password, by one-time password, or one that is done already. */
export type LoginParams =
  | { readonly username: string; readonly password: string }
  | { readonly requestId: string; readonly otp: string; readonly by: 'login' | 'institute' }
  | { readonly reply: SignInReply };

/** What whoever signs out may say besides. */
export interface LogoutParams {
  /** The platform has ended the session already. */
  readonly isEnded?: boolean;
  /** Shown on the sign-in page. */
  readonly notice?: SessionNotice;
}

export interface LecternAuthProvider extends AuthProvider {
  /** Resolves with where to go, or with the request a one-time password answers. */
  login(params: LoginParams): Promise<{ redirectTo: string } | { otpRequired: true; requestId: string; redirectTo: false }>;
  getPermissions(params?: unknown): Promise<Actor | null>;
  canAccess(params: { action: string; resource: string; record?: Readonly<Record<string, unknown>> | undefined }): Promise<boolean>;
}

interface AuthProviderOptions {
  readonly session: Session;
  readonly api: AuthApi;
  readonly signIn: SignIn;
  readonly loader: Declarations;
  /** Where the super admin and users without modules land. */
  readonly home?: string;
  readonly leave?: Leave;
}

/** react-admin's auth provider over the stored session. Rights are those of the declarations, the same the platform asks. */
export function createAuthProvider({ session, api, signIn, loader, home, leave }: AuthProviderOptions): LecternAuthProvider {
  const leaving = leave ? { leave } : {};
  let refreshing: Promise<void> | null = null;
  /** Reads module access anew when it is missing or old. One that cannot be read leaves what is known. */
  const refreshAccess = (): Promise<void> => {
    if (!session.authorization() || !session.isAccessOld()) return Promise.resolve();
    refreshing ??= api.myAccess().then((access) => session.storeAccess(access)).catch(() => undefined).finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  return {
    async login(params) {
      const reply = await begin({ signIn, params });
      if (reply.kind === 'otp') return { otpRequired: true, requestId: reply.requestId, redirectTo: false };
      await refreshAccess();
      return { redirectTo: afterSignIn({ session, loader, ...(home ? { home } : {}) }) };
    },
    async logout(params) {
      const authorization = session.authorization();
      // The platform ends the session too; the browser does not wait for it.
      const { isEnded = false, notice = null } = (params ?? {}) as LogoutParams;
      if (authorization && !isEnded) void api.logout({ authorization }).catch(() => undefined);
      if (authorization) endSession({ session, canReturn: false, notice, ...leaving });
      return false;
    },
    async checkAuth() {
      // A page that another's session has overtaken is covered; it is not sent away over what was typed.
      if (session.authorization() || session.isForeign()) return;
      endSession({ session, ...leaving });
      throw Object.assign(new Error('ra.auth.auth_check_error'), { redirectTo: false, message: false });
    },
    // A 401 has been met by the error signals already, once for all calls that failed together.
    checkError: async () => undefined,
    async getIdentity() {
      const user = session.user();
      if (!user) throw new Error('ra.auth.user_menu');
      return { ...user, fullName: user.name };
    },
    async getPermissions() {
      await refreshAccess();
      return session.actor();
    },
    async canAccess({ action, resource, record }) {
      const actor = session.actor();
      const head = loader.get(resource);
      if (actor === null || head === undefined) return false;
      const actions = action in CHECKS ? {} : ((await loader.load(resource)).lifecycle?.actions ?? {});
      return isAllowed({ actor, resource: head, actions, action, record });
    },
  };
}

/** Where a user goes after signing in: back to where the session ended, or to the landing path. */
export function afterSignIn({ session, loader, home }: { session: Session; loader: Declarations; home?: string }): string {
  const actor = session.actor();
  const user = session.user();
  if (!actor || !user) return '/';
  const menu = landingEntries({ resources: loader.all(), isWhiteLabelled: user.isWhiteLabelled });
  return takeReturnPath({ userId: user.id }) ?? landingPath({ actor, menu, ...(home ? { home } : {}) });
}

type Check = (actor: Actor, resource: Head) => boolean;
const readable: Check = (actor, resource) => holdsRight(actor, resource, 'read');
const CHECKS: Readonly<Record<string, Check>> = {
  list: readable,
  show: readable,
  read: readable,
  create: (actor, resource) => holdsRight(actor, resource, 'create'),
  edit: (actor, resource) => holdsSome(actor, resource, 'update'),
  update: (actor, resource) => holdsSome(actor, resource, 'update'),
  delete: (actor, resource) => holdsSome(actor, resource, 'delete'),
  export: (actor, resource) => holdsRight(actor, resource, 'export'),
};

/** The right, and for one record what the platform says may be done to it now. */
function isAllowed({ actor, resource, actions, action, record }: { actor: Actor; resource: Head; actions: Readonly<Record<string, Action>>; action: string; record?: Readonly<Record<string, unknown>> | undefined }): boolean {
  const lifecycle = actions[action];
  const isHeld = CHECKS[action]?.(actor, resource) ?? (lifecycle !== undefined && mayRun(actor, resource, lifecycle));
  const allowed = record?.['allowed'];
  const name = action === 'edit' ? 'update' : action;
  const isBound = lifecycle !== undefined || name === 'update' || name === 'delete';
  return isHeld && (!isBound || !Array.isArray(allowed) || allowed.includes(name));
}

function begin({ signIn, params }: { signIn: SignIn; params: LoginParams }): Promise<SignInReply> {
  if ('reply' in params) return Promise.resolve(signIn.take(params.reply));
  return 'otp' in params ? signIn.withOtp(params) : signIn.withPassword(params);
}
