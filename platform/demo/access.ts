import { SETTINGS_MODULE, type Access, type Right } from '../../src/schemas';
import type { DemoGrant } from './accounts';
import type { DemoPerson } from './people';

/**
 * What the people of the demo content may use, by their ids. The super admin needs no grant and learners have none.
 * @param modules every key rights can be given for
 */
export function accessOf({ people, modules }: { people: readonly DemoPerson[]; modules: readonly string[] }): Map<string, Access> {
  const grants = grantsOver(modules);
  return new Map(people.filter((person) => person.grant !== 'none').map((person) => [String(person.record['id']), grants[person.grant]]));
}

const ALL: readonly Right[] = ['create', 'read', 'update', 'delete'];
const READ: readonly Right[] = ['read'];
const EDIT: readonly Right[] = ['read', 'update'];
const WRITE: readonly Right[] = ['create', 'read', 'update'];

/** Modules that are the operator's own; an institute does not hold them. */
const OPERATOR_ONLY = new Set<string>(['institute', 'institutesreport', 'feedback', 'licence']);

/** What an institute looks at alone. */
const SEEN: Access = { dashboard: READ, category: READ, salereport: READ, whSalesReport: READ };

/** Sets of rights by name. @param modules every key rights can be given for */
export function grantsOver(modules: readonly string[]): Readonly<Record<DemoGrant, Access>> {
  return {
    none: {},
    byProfile: {},
    institute: { ...grantAll(modules.filter((key) => !OPERATOR_ONLY.has(key))), ...SEEN, institution: EDIT, language: READ, [SETTINGS_MODULE]: EDIT },
    operator: { ...grantAll(modules.filter((key) => key !== 'feedback')), institution: WRITE, role: READ, [SETTINGS_MODULE]: EDIT },
    couponReader: { coupon: READ },
    teacher: {
      dashboard: READ, branch: READ, language: READ, course: WRITE, curriculum: ALL, liveClass: WRITE, batch: READ, student: READ,
      test: WRITE, doubts: EDIT, comments: EDIT, contentPool: WRITE,
    },
    office: { dashboard: READ, user: WRITE, student: ALL, branch: EDIT, coupon: WRITE, banner: EDIT, batch: ALL, language: READ },
  };
}

function grantAll(keys: readonly string[]): Access {
  return Object.fromEntries(keys.map((key) => [key, ALL]));
}
