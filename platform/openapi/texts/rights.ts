import { holdsRight, isAcrossInstitutes, mayRun, RIGHTS, ROLES, type Actor, type Resource, type Role } from '../../../src/schemas';

/**
 * Who may do what, for somebody who holds every flag of module access: a line for what the same roles may do, and one a
 * rule of rows and fields. `°`: only those of the role who see all institutes.
 */
export function rightsLines(resource: Resource): string[] {
  const rights = resource.isSingle ? (['read', 'update'] as const) : [...RIGHTS, ...(resource.export ? (['export'] as const) : [])];
  const actions = [...Object.values(resource.lifecycle?.actions ?? {}), ...Object.values(resource.actions)];
  const who = [
    ...rights.map((right) => [right, rolesOf((actor) => holdsRight(actor, resource, right) && (!isNewTenant(resource, right) || isAcrossInstitutes(actor)))] as const),
    ...actions.map((action) => [action.name, rolesOf((actor) => mayRun(actor, resource, action))] as const),
  ];
  const fields = Object.values(resource.fields).filter((field) => field.readRoles || field.writeRoles);
  return [
    ...[...new Set(who.map(([, roles]) => roles))].map((roles) => `- ${who.filter(([, others]) => others === roles).map(([name]) => name).join(', ')}: ${roles || 'nobody'}`),
    ...(resource.rights.own ? [`- ${resource.rights.own.may.join(', ')} of rows whose \`${resource.rights.own.by}\` they are${resource.rights.own.when ? `, where \`${JSON.stringify(resource.rights.own.when)}\`` : ''}: whoever reads the module`] : []),
    ...fields.map((field) => `- ${field.name}: ${[field.readRoles && `seen by ${field.readRoles.join(', ')}`, field.writeRoles && `written by ${field.writeRoles.join(', ')}`].filter(Boolean).join('; ')}`),
    ...resource.rows.map((rule) => `- ${rule.roles.join(', ')}: only rows where \`${JSON.stringify(rule.where)}\``),
    ...(resource.sharedWhere ? [`- of an institute: of the operator's rows only those where \`${JSON.stringify(resource.sharedWhere)}\``] : []),
  ];
}

/** What a call of a module asks for, by the end of its name in the description: `update`, `lookup`, `approve.many`. */
export function rightOf({ resource, operation }: { readonly resource: Resource; readonly operation: string }): string {
  const name = operation.split('.')[0]!;
  const action = resource.lifecycle?.actions[name] ?? resource.actions[name];
  if (action) return [action.right, ...(action.roles ? [`as ${action.roles.join(' or ')}`] : [])].join(' ');
  if (name === 'lookup') return 'read, here or where it is referred to';
  return RIGHT_BY_CALL[name] ?? name;
}

const RIGHT_BY_CALL: Readonly<Record<string, string>> = { search: 'read', list: 'read', get: 'read', move: 'update', history: 'read', dependants: 'delete', summary: 'read', segments: 'read', unDelete: 'delete' };

/** A new institute is nobody's row yet: only who sees all institutes may make one. */
function isNewTenant(resource: Resource, right: string): boolean {
  return resource.tenant === 'self' && right === 'create';
}

function rolesOf(isAllowed: (actor: Actor) => boolean): string {
  return ROLES.flatMap((role) => (isAllowed(actorOf(role, false)) ? [role] : isAllowed(actorOf(role, true)) ? [`${role}°`] : [])).join(', ');
}

function actorOf(role: Role, allowAllInstitutes: boolean): Actor {
  const all = { create: true, read: true, update: true, delete: true };
  // Every module is granted: what remains is what the role itself decides.
  const modules = new Proxy<Record<string, typeof all>>({}, { get: () => all });
  return { id: '', role, instituteId: null, allowAllInstitutes, modules };
}
