import { defineCall, f, ROLES } from '../../schemas';

/** One's own account, as one is shown it without any right over the module of users. */
const profile = {
  id: f.text({ required: true }),
  name: f.text({ required: true }),
  email: f.text({ required: true, maxLength: 254 }),
  phoneNumber: f.text(),
  imageURL: f.text({ maxLength: 2_000 }),
  role: f.choice(ROLES, { required: true }),
  instituteName: f.text(),
  version: f.integer({ required: true }),
} as const;

/** What may be written: names that are sent, by the rules of the module of users. */
const written = {
  name: f.text(),
  phoneNumber: f.text(),
  imageURL: f.text({ maxLength: 2_000 }),
  /** The present one; asked for where the number changes, since a code to sign in can be had with it. */
  currentPassword: f.password({ minLength: 1, maxLength: 128 }),
} as const;

/** What came with the profile, and goes back with it unchanged. */
const unchanged = { id: f.text(), email: f.text({ maxLength: 254 }), role: f.text(), instituteName: f.text(), version: f.integer() } as const;

const password = f.password({ required: true, minLength: 1, maxLength: 128 });

/** One sign-in of a person, as the person is shown it. */
const session = {
  /** The same however often its token is renewed. */
  id: f.text({ required: true }),
  createdAt: f.datetime({ required: true }),
  usedAt: f.datetime({ required: true }),
  expiresAt: f.datetime({ required: true }),
  /** Where from, and with what program. */
  address: f.text(),
  agent: f.text({ maxLength: 300 }),
  isCurrent: f.boolean({ required: true }),
  /** The institute acted for. */
  actingFor: f.group({ id: f.text({ required: true }), name: f.text({ required: true }) }),
} as const;
const count = f.integer({ required: true, min: 0 });

/** An account is safeguarded whether it is paid for or not, and changed in one's own name alone. */
const own = { gate: 'signedIn', withoutPlan: true, notWhileActing: true } as const;

/** While acting for an institute, too, it is one's own. */
export const readProfile = defineCall({ method: 'GET', path: '/user/profile', summary: 'One’s own profile', gate: 'signedIn', withoutPlan: true, versioned: true, gives: profile });
export const changeProfile = defineCall({
  method: 'PUT', path: '/user/profile', summary: 'Change one’s own profile; a new phone number takes the present password', ...own, versioned: true, body: { ...written, ...unchanged }, gives: profile,
});
export const changeOwnPassword = defineCall({ method: 'PUT', path: '/user/password', summary: 'Change one’s own password; other sessions end', ...own, body: { currentPassword: password, password } });
/** This sign-in first, then the last used. */
export const listSessions = defineCall({
  method: 'GET', path: '/user/sessions', summary: 'Where one is signed in', ...own, gives: { items: f.list(session, { required: true }), total: count, page: count, size: count },
});
export const endOwnSession = defineCall({ method: 'DELETE', path: '/user/sessions/{id}', summary: 'End one of one’s own sessions', ...own });
/** The present one too. */
export const signOutEverywhere = defineCall({ method: 'POST', path: '/user/logoutEverywhere', summary: 'End all of one’s own sessions', ...own });
