import { RIGHTS, type Right } from './declaration';
import type { Role } from './field';
import { cleanMatrix, isMatrix, strangeInMatrix } from './matrix';
import type { ModuleRights } from './permission';

/** What somebody may use: the rights over each module, by its key. A module that is not named is not granted. */
export type Access = Readonly<Record<string, readonly Right[]>>;

/** What somebody may use besides a profile, and what not of it: `-read` is what is taken. */
export type Deviation = Readonly<Record<string, readonly (Right | `-${Right}`)[]>>;

/** Module keys the specification names (part 1 §2), whether or not a module is declared for them yet. */
export const MODULE_KEYS = [
  'dashboard', 'home', 'category', 'institution', 'user', 'role', 'course', 'subjects', 'singleContent', 'test', 'institute',
  'websiteAndApps', 'liveClass', 'batch', 'language', 'student', 'licence', 'coupon', 'referralProgram', 'branch', 'subject',
  'topic', 'salereport', 'whSalesReport', 'prsalereport', 'institutesreport', 'testreport', 'userreport', 'userjourney',
  'renewalduereport', 'referAndEarnReport', 'aiToken', 'banner', 'faculty', 'teacher', 'contentPool', 'comments', 'doubts',
  'feedback', 'integrations', 'webhook', 'webinar', 'offline_timetable', 'curriculum', 'aiPrompt',
] as const;

/** Every module key rights can be given for: those of the specification, and those of these declarations. */
export function moduleKeysOf(resources: readonly { readonly modules: readonly string[] }[]): string[] {
  return [...new Set([...MODULE_KEYS, ...resources.flatMap((resource) => resource.modules)])];
}

/** The kinds of people who work in the console; what each may use at first is a field of `accessDefaults`. */
export const ACCESS_KINDS = ['admin', 'operatorSubAdmin', 'institute', 'whiteLabelled', 'faculty', 'subAdmin'] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** The kind of a person; `null` for who needs no grant (super admins) or has no console (learners). */
export function accessKindOf({ role, institute }: { readonly role: Role; /** `null`: the operator's own people. */ readonly institute: { readonly isWhiteLabelled: boolean } | null }): AccessKind | null {
  switch (role) {
    case 'admin': return 'admin';
    case 'sub_admin': return institute ? 'subAdmin' : 'operatorSubAdmin';
    case 'faculty': return 'faculty';
    case 'institute': return institute?.isWhiteLabelled ? 'whiteLabelled' : 'institute';
    default: return null;
  }
}

/** A matrix of rights over modules: what somebody may use. */
export const RIGHTS_OVER_MODULES = { rows: { from: 'moduleKeys' }, columns: RIGHTS, leading: 'read' } as const;

/** The same rights over each of these modules. */
export function granted(modules: readonly string[], rights: readonly Right[]): Access {
  return Object.fromEntries(modules.map((key) => [key, rights]));
}

/** Rights in their order, each once; modules without any left out. What is no access is left alone, for `isAccess` to refuse. */
export function cleanAccess(value: unknown): unknown {
  return isAccess(value) ? cleanMatrix({ rows: [], columns: RIGHTS }, value) : value;
}

/** Whether a value says for modules what may be done with them. Which modules there are is the platform's to know. */
export function isAccess(value: unknown): value is Access {
  return isMatrix(value) && strangeInMatrix({ rows: [], rowsFrom: 'moduleKeys', columns: RIGHTS }, value) === null;
}

/** The flags of each module. */
export function rightsOfAccess(access: Access): Readonly<Record<string, ModuleRights>> {
  return Object.fromEntries(Object.entries(access).map(([key, rights]) => [key, Object.fromEntries(RIGHTS.map((right) => [right, rights.includes(right)])) as Record<Right, boolean>]));
}

/** The part of an access that somebody with these rights may give; a super admin gives all of it. */
export function withinRights({ access, actor }: { readonly access: Access; readonly actor: { readonly role: Role; readonly modules: Readonly<Record<string, ModuleRights>> } }): Access {
  if (actor.role === 'super_admin') return access;
  return cleanAccess(Object.fromEntries(Object.entries(access).map(([key, rights]) => [key, rights.filter((right) => actor.modules[key]?.[right] === true)]))) as Access;
}
