import { humanize, moduleKeysOf, RIGHTS, type Actor, type DeclarationLoader, type ModuleRights, type Right } from '../../../src/schemas';

/** One entry of `moduleAccess` in a user's details. */
export interface ModuleAccess {
  readonly key: string;
  readonly name: string;
  readonly hasAccess: boolean;
  readonly actions: ModuleRights;
  readonly subModules: readonly ModuleAccess[];
}

/** Every module key rights can be given for. */
export function moduleKeys(loader: DeclarationLoader): string[] {
  return moduleKeysOf(loader.all());
}

/** All four rights, or none. */
export function sameRights(granted: boolean): ModuleRights {
  return Object.fromEntries(RIGHTS.map((right) => [right, granted])) as Record<Right, boolean>;
}

/** What the actor may do, as the console is told. A super admin holds every module. */
export function moduleAccessOf({ actor, loader }: { readonly actor: Pick<Actor, 'role' | 'modules'>; readonly loader: DeclarationLoader }): ModuleAccess[] {
  return moduleKeys(loader).map((key) => {
    const actions = actor.role === 'super_admin' ? sameRights(true) : (actor.modules[key] ?? sameRights(false));
    return { key, name: humanize(key), hasAccess: RIGHTS.some((right) => actions[right]), actions, subModules: [] };
  });
}
