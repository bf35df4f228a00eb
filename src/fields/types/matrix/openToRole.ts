import { textsOf } from '../../../dataProvider';
import { holdsRight, ROLES, type Field, type Grantee, type Head } from '../../../schemas';
import { menuOf } from '../../../shell/nav/menu';
import type { CellContext } from '../../values/cellTypes';

interface OpenToParams {
  readonly resources: readonly Head[];
  /** Whose rights these are. */
  readonly to: Grantee;
  readonly translate: CellContext['translate'];
}

/** The screens of the menu, and the lists besides, that are open to everybody of a kind, by name: without a right over any module. */
export function openToRole({ resources, to, translate }: OpenToParams): readonly string[] {
  const holder = { id: '', role: to.role, instituteId: to.isAcrossInstitutes ? null : SOME_INSTITUTE, allowAllInstitutes: to.isAcrossInstitutes, modules: {} };
  const items = menuOf({ resources, actor: holder, isWhiteLabelled: false }).filter(({ isPending }) => !isPending);
  const screens = items.map(({ from, key }) => (from === 'declaration' ? textsOf({ resource: key, translate }).menu : translate(`lectern.routes.${key}`)));
  const lists = resources.filter((one) => one.menu === null && !one.isSingle && holdsRight(holder, one, 'read')).map(({ name }) => textsOf({ resource: name, translate }).module);
  return [...new Set([...screens, ...lists])];
}

/** Whose rights a record's matrix holds; null of those who need none, and where that is not known. */
export function granteeOfRecord({ field: { forRole, toRole }, record }: { readonly field: Pick<Field, 'forRole' | 'toRole'>; readonly record: Readonly<Record<string, unknown>> }): Grantee | null {
  const said: unknown = typeof forRole === 'string' ? forRole : forRole === null ? toRole : record[forRole.field];
  const role = ROLES.find((one) => one === said);
  if (!role || NEED_NONE.has(role)) return null;
  const isOperators = typeof forRole === 'object' && forRole !== null && (record['instituteId'] ?? null) === null;
  return { role, isAcrossInstitutes: role === 'admin' || isOperators || record['allowAllInstitutes'] === true };
}

/** Super admins may do all, and learners have no console. */
export const NEED_NONE: ReadonlySet<string> = new Set(['super_admin', 'student']);
const SOME_INSTITUTE = 'institute';
