import { barsOf } from './bars';
import type { Right } from './declaration';
import type { Role } from './field';
import { evaluate, type PredicateContext } from './predicate';
import { managesPerson } from './ranks';
import type { Action, Field, Resource } from './resource';

/** The four flags of one module. A module that is not in the map is not granted. */
export type ModuleRights = Readonly<Record<Right, boolean>>;

/** Who asks: the same shape in the console and on the platform. */
export interface Actor {
  readonly id: string;
  readonly role: Role;
  /** `null`: the platform operator's own people. */
  readonly instituteId: string | null;
  readonly allowAllInstitutes: boolean;
  readonly modules: Readonly<Record<string, ModuleRights>>;
  /** The institute a super admin acts for, with its rights and in its place. @default null */
  readonly actingFor?: string | null;
}

/** Sees the rows of every institute. */
export function isAcrossInstitutes(actor: Pick<Actor, 'role' | 'allowAllInstitutes'>): boolean {
  return actor.role === 'super_admin' || actor.allowAllInstitutes;
}

/**
 * Whether the actor holds a right over a module's records at all. Which rows is a matter of tenancy and `rows`.
 * The super admin passes every module check (part 1 §2); others need one of the resource's modules with the flag.
 */
export function holdsRight(actor: Actor, resource: Pick<Resource, 'modules' | 'rights' | 'tenant'> & { readonly endpoint?: Pick<Resource['endpoint'], 'without'> }, right: Right | 'export'): boolean {
  // What there is no call for, nobody may do.
  return !((right === 'create' || right === 'delete') && resource.endpoint?.without.includes(right)) && isGranted(actor, resource, right);
}

function isGranted(actor: Actor, resource: Pick<Resource, 'modules' | 'rights' | 'tenant'>, right: Right | 'export'): boolean {
  if (actor.role === 'student') return false;

  const roles = resource.rights[right];
  if (roles && !roles.includes(actor.role)) return false;
  if (actor.role === 'super_admin') return true;
  const flag: Right = right === 'export' ? 'read' : right;
  const isOperators = resource.tenant === 'platform' ? flag !== 'read' : resource.tenant === 'self' && flag === 'create';
  if (isOperators && !isAcrossInstitutes(actor)) return false;
  const isHeldWith = flag === 'read' || !resource.rights.with || resource.rights.with.some((key) => actor.modules[key]?.[flag] === true);
  if (!isHeldWith) return false;
  if (resource.modules.length === 0) return Boolean(roles);
  return resource.modules.some((key) => actor.modules[key]?.[flag] === true);
}

/** Whether the actor holds a right over a module's records, or over those that are the actor's own. */
export function holdsSome(actor: Actor, resource: Parameters<typeof holdsRight>[1], right: Right | 'export'): boolean {
  return holdsRight(actor, resource, right) || (resource.rights.own?.may.some((one) => one === right) === true && holdsRight(actor, resource, 'read'));
}

/** The same over this record. */
export function holdsOver(actor: Actor, resource: Parameters<typeof holdsRight>[1], right: 'update' | 'delete', record: Readonly<Record<string, unknown>>, context: PredicateContext): boolean {
  if (holdsRight(actor, resource, right)) return true;
  const { own } = resource.rights;
  return holdsSome(actor, resource, right) && record[own!.by] === actor.id && evaluate(own!.when, record, context);
}

/**
 * Whether rows of a module may go into the bin with a record that the actor may delete. What is granted by itself, as live classes are beside
 * batches, takes the right to delete it; what is granted with another module, as the members of a batch are, or with none, is a part of what it goes with.
 * @param isModule whether a key is the name of a module
 */
export function mayTakeAlong(actor: Actor, resource: Pick<Resource, 'name' | 'modules' | 'rights' | 'tenant' | 'endpoint'>, isModule: (key: string) => boolean): boolean {
  const isGrantedAlone = !resource.endpoint.without.includes('delete') && resource.modules.some((key) => key === resource.name || !isModule(key));
  return !isGrantedAlone || holdsRight(actor, resource, 'delete');
}

/** Whether the actor may run an action, of the lifecycle whatever the record's state, or of the module. */
export function mayRun(actor: Actor, resource: Pick<Resource, 'modules' | 'rights' | 'tenant'>, action: Pick<Action, 'right' | 'roles'>): boolean {
  return isGranted(actor, resource, action.right) && (!action.roles || action.roles.includes(actor.role));
}

export function maySee(actor: Pick<Actor, 'role'>, field: Field): boolean {
  return !field.writeOnly && (!field.readRoles || field.readRoles.includes(actor.role));
}

export function mayWrite(actor: Pick<Actor, 'role' | 'allowAllInstitutes'>, field: Field): boolean {
  if (field.name === 'instituteId' && field.system) return isAcrossInstitutes(actor);
  return !field.readOnly && (!field.writeRoles || field.writeRoles.includes(actor.role));
}

/**
 * What the actor may do to this record now: the lifecycle's actions by name, `update` and `delete`.
 * The platform sends it with every record; a console over a platform that does not computes it.
 */
export function allowedActions({ actor, resource, record, context }: { actor: Actor; resource: Resource; record: Readonly<Record<string, unknown>>; context: PredicateContext }): string[] {
  if (!ownsRow(actor, resource, record)) return [];
  if (resource.isOfPeople && record['id'] === actor.id) return !resource.endpoint.without.includes('update') && holdsRight(actor, resource, 'update') ? ['update'] : [];
  if (resource.isOfPeople && !managesPerson(actor, record)) return [];
  const actions = Object.values(resource.lifecycle?.actions ?? {});
  return [
    ...(resource.isSingle ? (['update'] as const) : (['update', 'delete'] as const)).filter((right) => !resource.endpoint.without.includes(right) && holdsOver(actor, resource, right, record, context)),
    ...actions.filter((action) => mayRun(actor, resource, action) && evaluate(action.if, record, context) && barsOf({ action, record, context }).length === 0).map((action) => action.name),
  ];
}

/**
 * Whether a reader is told whose a row is: whoever sees several institutes, and in a shared module everybody, since the
 * operator's rows stand among one's own.
 */
export function seesOwners(actor: Pick<Actor, 'role' | 'allowAllInstitutes'>, resource: Pick<Resource, 'tenant'>): boolean {
  return resource.tenant === 'shared' || isAcrossInstitutes(actor);
}

/** The operator's rows of a shared or platform module are read by institutes, written by the operator. */
function ownsRow(actor: Actor, resource: Resource, record: Readonly<Record<string, unknown>>): boolean {
  if (isAcrossInstitutes(actor)) return true;
  if (resource.tenant === 'shared') return record['instituteId'] === actor.instituteId;
  return resource.tenant !== 'platform';
}
