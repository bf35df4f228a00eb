import { holdsRight, isAcrossInstitutes, mayRun, RIGHTS, ROLES, type Actor, type DeclarationLoader, type Resource, type Role } from '../../src/schemas';

/**
 * Who may do what: role by action, for somebody who holds every flag of module access. A page of Markdown.
 * `●` everybody of the role who holds the module · `○` only those who see all institutes · blank: nobody of the role.
 */
export function rightsPage({ loader }: { loader: DeclarationLoader }): string {
  const resources = [...loader.all()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const head = [`| Action | ${ROLES.join(' | ')} |`, `|---|${ROLES.map(() => '---').join('|')}|`];
  const sections = resources.map((resource) => {
    const keys = resource.modules.length > 0 ? `Module access: ${resource.modules.join(' or ')}.` : 'Roles alone decide.';
    return [`## ${resource.name}`, '', keys, '', ...head, ...rowsOf(resource), ...ruleLines(resource)].join('\n');
  });
  return `# Rights\n\nGenerated from the declarations, for somebody who holds every flag of the module. ● everybody of the role · ○ only who sees all institutes · blank: nobody.\nRows of other institutes are never seen, whatever the right.\n\n${sections.join('\n\n')}\n`;
}

function rowsOf(resource: Resource): string[] {
  const rights = resource.isSingle ? (['read', 'update'] as const) : [...RIGHTS, ...(resource.export ? (['export'] as const) : [])];
  const actions = Object.values(resource.lifecycle?.actions ?? {});
  return [
    ...rights.map((right) => row(right, (actor) => holdsRight(actor, resource, right) && (!isNewTenant(resource, right) || isAcrossInstitutes(actor)))),
    ...actions.map((action) => row(action.name, (actor) => mayRun(actor, resource, action))),
  ];
}

/** A new institute is nobody's row yet: only who sees all institutes may make one. */
function isNewTenant(resource: Resource, right: string): boolean {
  return resource.tenant === 'self' && right === 'create';
}

function row(name: string, isAllowed: (actor: Actor) => boolean): string {
  const marks = ROLES.map((role) => (isAllowed(actorOf(role, false)) ? '●' : isAllowed(actorOf(role, true)) ? '○' : ''));
  return `| ${name} | ${marks.join(' | ')} |`;
}

function actorOf(role: Role, allowAllInstitutes: boolean): Actor {
  const all = { create: true, read: true, update: true, delete: true };
  // Every module is granted: what remains is what the role itself decides.
  const modules = new Proxy<Record<string, typeof all>>({}, { get: () => all });
  return { id: '', role, instituteId: null, allowAllInstitutes, modules };
}

function ruleLines(resource: Resource): string[] {
  const fields = Object.values(resource.fields).filter((field) => field.readRoles || field.writeRoles);
  const lines = [
    ...fields.map((field) => `- ${field.name}: ${[field.readRoles && `seen by ${field.readRoles.join(', ')}`, field.writeRoles && `written by ${field.writeRoles.join(', ')}`].filter(Boolean).join('; ')}`),
    ...resource.rows.map((rule) => `- ${rule.roles.join(', ')}: only rows where \`${JSON.stringify(rule.where)}\``),
  ];
  return lines.length > 0 ? ['', ...lines] : [];
}
