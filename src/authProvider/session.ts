import { EARLY_STORAGE_KEY, STORAGE_PREFIX } from '../dataProvider/early';
import type { Actor, ModuleRights, Role } from '../schemas';
import { BRANDING_KEY, SIGHT_KEY, TOKEN_KEY } from '../schemas/storageKeys';
import type { UserDetails } from './authApi';
import { keepOnlyDraftsOf } from './forgetPerson';
import { normalizeModuleAccess } from './moduleAccess';

/**
 * Every key the session keeps in browser storage. Only INSTITUTE is named by the specification (part 1 §3). Signing out
 * clears exactly these; language, theme and chat settings have keys of their own and stay.
 */
export const STORAGE_KEYS = {
  /** The complete `Authorization` header, `Bearer …`, sent as it is. */
  token: TOKEN_KEY,
  /** In ms since 1970. */
  loginTime: `${STORAGE_PREFIX}.loginTime`,
  user: `${STORAGE_PREFIX}.user`,
  role: `${STORAGE_PREFIX}.role`,
  moduleAccess: `${STORAGE_PREFIX}.moduleAccess`,
  /** When module access was read last, in ms since 1970. */
  accessFetchedAt: `${STORAGE_PREFIX}.accessFetchedAt`,
  /** The platform's mark of the rights that were read last. */
  rightsMark: `${STORAGE_PREFIX}.rightsMark`,
  /** `true` from the sign-in on, `said` once its message has been shown. */
  planExpired: `${STORAGE_PREFIX}.planExpired`,
  /** The institute chosen in the header, by who may see several. */
  chosenInstitute: `${STORAGE_PREFIX}.institute`,
  /** `{instituteId, instituteName}`, for role institute alone. */
  institute: 'INSTITUTE',
  /** The look of a white-labelled user's institute, for the page's first script. */
  branding: BRANDING_KEY,
  /** List calls that the page may start before its code has come. */
  early: EARLY_STORAGE_KEY,
  /** The list that was seen last. */
  sight: SIGHT_KEY,
} as const;

/** The signed-in user as it is stored (part 1 §3). */
export interface StoredUser {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly instituteId: string | null;
  readonly instituteName: string | null;
  readonly isPlanActive: boolean;
  readonly isWhiteLabelled: boolean;
  readonly allowAllInstitutes: boolean;
  /** A super admin in the institute's place. */
  readonly isActing?: boolean;
  /** False: what is written to people waits in the platform's outbox. */
  readonly isMailed?: boolean;
}

/** Module access is read again when it is older than this (part 1 §4). In ms. */
export const ACCESS_MAX_AGE_MS = 4 * 60 * 60 * 1_000;

/**
 * The session in browser storage, as one page has it. Storage is common to all tabs, the page is not: it belongs to the
 * person, and to the institute acted for, that it was opened with or that signed in here. Once another tab has put a
 * session of somebody else in storage, this one answers with what it knew, and neither uses that session nor changes it.
 */
export interface Session {
  /** The `Authorization` header; null when nobody is signed in. */
  authorization(): string | null;
  /** Storage holds a session that is not this page's. Nothing may be sent with it. */
  isForeign(): boolean;
  /** This page has ended its session and is being left. What its screens still ask for would only be refused. */
  hasEnded(): boolean;
  user(): StoredUser | null;
  /** Who asks, for every check of rights; null when nobody is signed in. */
  actor(): Actor | null;
  /** The institute's plan has run out, as far as this browser was told last. */
  isPlanExpired(): boolean;
  /** Whether the message of an expired plan is still to be shown; true once a sign-in. */
  takePlanNotice(): boolean;
  /** Module access is missing or more than four hours old. */
  isAccessOld(): boolean;
  /** The platform's mark of the rights that are known; null where it has said none yet. */
  rightsMark(): string | null;
  /** Takes over the mark of a reply, unless the stored session is not this page's. */
  storeRightsMark(mark: string): void;
  /** Begins a session. The token may come with or without `Bearer`. */
  store(signedIn: { token: string; userDetails: UserDetails }): void;
  /** Takes over module access that was read anew, with whether the institute is white-labelled where it says so, unless the stored session is not this page's. */
  storeAccess(moduleAccess: unknown): void;
  /** Takes over a renewed token, unless the stored session is not this page's. */
  storeToken(token: string): void;
  /** Takes over the name its person has given themselves, unless the stored session is not this page's. */
  storeName(name: string): void;
  /** Takes over that the institute's plan has ended meanwhile, or runs again, unless the stored session is not this page's. */
  storePlan(isActive: boolean): void;
  /** Ends this page's session; another's in storage stays. */
  clear(): void;
  /** Calls back when the session begins, changes or ends in this page. */
  subscribe(listener: () => void): () => void;
}

/** What tells one session's owner from another's: acting for an institute keeps the person and changes everything else. */
export function ownerOf(user: StoredUser): string {
  return `${user.id} ${user.instituteId ?? ''} ${user.isActing ?? false}`;
}

interface PageOwner {
  readonly user: StoredUser;
  readonly actor: Actor;
}

type Access = Readonly<Record<string, ModuleRights>>;

/** The session over a storage; `now` gives the time in ms and is there for tests. */
export function createSession({ storage = localStorage, now = Date.now }: { storage?: Storage; now?: () => number } = {}): Session {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const write = (values: Partial<Record<keyof typeof STORAGE_KEYS, string | null>>): void => {
    for (const [name, value] of Object.entries(values)) {
      const key = STORAGE_KEYS[name as keyof typeof STORAGE_KEYS];
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    }
  };
  const storedUser = (): StoredUser | null => (storage.getItem(STORAGE_KEYS.token) ? readJson<StoredUser>(storage, STORAGE_KEYS.user) : null);
  const access = (): Access | null => readJson<Access>(storage, STORAGE_KEYS.moduleAccess);
  const actorOf = (user: StoredUser | null): Actor | null =>
    user && {
      id: user.id, role: user.role, instituteId: instituteIdOf({ storage, user }), allowAllInstitutes: user.allowAllInstitutes, modules: access() ?? {},
      ...(user.isActing && { actingFor: user.instituteId }),
    };

  /** Whose page this is. Ending the session does not change it: what is shown is still that one's. */
  let page: PageOwner | null = null;
  const look = (): void => {
    const user = storedUser();
    if (user) page = { user, actor: actorOf(user)! };
  };
  const isForeign = (): boolean => {
    const user = storedUser();
    return page !== null && user !== null && ownerOf(user) !== ownerOf(page.user);
  };
  let isEnded = false;
  look();

  return {
    authorization: () => (isForeign() ? null : storage.getItem(STORAGE_KEYS.token)),
    isForeign,
    hasEnded: () => isEnded,
    user: () => (isForeign() ? page!.user : storedUser()),
    actor: () => (isForeign() ? page!.actor : actorOf(storedUser())),
    isPlanExpired: () => storage.getItem(STORAGE_KEYS.planExpired) !== null,
    takePlanNotice() {
      const isDue = storage.getItem(STORAGE_KEYS.planExpired) === 'true';
      if (isDue) write({ planExpired: 'said' });
      return isDue;
    },
    isAccessOld: () => access() === null || now() - Number(storage.getItem(STORAGE_KEYS.accessFetchedAt) ?? 0) > ACCESS_MAX_AGE_MS,
    store({ token, userDetails }) {
      isEnded = false;
      const stored = storedUserOf(userDetails);
      const time = String(now());
      const hasAccess = userDetails.moduleAccess !== undefined && userDetails.moduleAccess !== null;
      write({
        user: JSON.stringify(stored),
        role: stored.role,
        moduleAccess: hasAccess ? JSON.stringify(normalizeModuleAccess(userDetails.moduleAccess)) : null,
        accessFetchedAt: hasAccess ? time : null,
        rightsMark: null,
        loginTime: time,
        planExpired: stored.isPlanActive ? null : 'true',
        institute: stored.role === 'institute' ? JSON.stringify({ instituteId: stored.instituteId, instituteName: stored.instituteName }) : null,
        chosenInstitute: null,
        branding: stored.isWhiteLabelled && userDetails.branding ? JSON.stringify(userDetails.branding) : null,
        early: null,
        sight: null,
        token: headerOf(token),
      });
      keepOnlyDraftsOf(stored.id);
      look();
      tell();
    },
    storeAccess(moduleAccess) {
      if (isForeign()) return;
      const text = JSON.stringify(normalizeModuleAccess(moduleAccess));
      // With other rights other columns and other rows may be seen.
      write({ ...(text === storage.getItem(STORAGE_KEYS.moduleAccess) ? {} : { sight: null }), moduleAccess: text, accessFetchedAt: String(now()) });
      const known = storedUser();
      if (known) {
        // What a platform does not say with them stays as it is.
        const { isWhiteLabelled = known.isWhiteLabelled, name = known.name, instituteName = known.instituteName } = Object(moduleAccess) as Partial<StoredUser>;
        const isSameHouse = isWhiteLabelled === known.isWhiteLabelled;
        if (!isSameHouse || name !== known.name || instituteName !== known.instituteName) write({ user: JSON.stringify({ ...known, isWhiteLabelled, name, instituteName }), ...(known.role === 'institute' && { institute: JSON.stringify({ instituteId: known.instituteId, instituteName }) }), ...(!isSameHouse && { branding: null }) });
      }
      look();
      tell();
    },
    rightsMark: () => storage.getItem(STORAGE_KEYS.rightsMark),
    storeRightsMark(mark) {
      if (isForeign() || !storedUser() || storage.getItem(STORAGE_KEYS.rightsMark) === mark) return;
      write({ rightsMark: mark });
      tell();
    },
    storeToken(token) {
      if (!isForeign()) write({ token: headerOf(token) });
    },
    storeName(name) {
      const known = storedUser();
      if (!known || isForeign()) return;
      write({ user: JSON.stringify({ ...known, name }) });
      look();
      tell();
    },
    storePlan(isActive) {
      if (isForeign() || isActive === (storage.getItem(STORAGE_KEYS.planExpired) === null)) return;
      write({ planExpired: isActive ? null : 'said' });
      tell();
    },
    clear() {
      if (isForeign()) return;
      isEnded = page !== null;
      for (const key of Object.values(STORAGE_KEYS)) storage.removeItem(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A token as the header carries it. */
export function headerOf(token: string): string {
  return /^bearer /i.test(token) ? token : `Bearer ${token}`;
}

/** Role institute: the stored institute; others: the institute of the user; the super admin: none. */
function instituteIdOf({ storage, user }: { storage: Storage; user: StoredUser }): string | null {
  if (user.role !== 'institute') return user.instituteId;
  return readJson<{ instituteId: string | null }>(storage, STORAGE_KEYS.institute)?.instituteId ?? user.instituteId;
}

/** What is stored of the details the platform gives. */
export function storedUserOf(details: UserDetails): StoredUser {
  return {
    id: String(details.id),
    name: details.name ?? '',
    email: details.email ?? null,
    role: details.role,
    instituteId: details.instituteId ?? null,
    instituteName: details.instituteName ?? null,
    isPlanActive: details.isPlanActive !== false,
    isWhiteLabelled: details.isWhiteLabelled === true,
    allowAllInstitutes: details.allowAllInstitutes === true,
    isActing: Boolean(details.actingFor),
    isMailed: details.isMailed !== false,
  };
}

function readJson<T>(storage: Storage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}
