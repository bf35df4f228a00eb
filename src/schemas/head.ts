import { usualPath } from './endpoint';
import type { Attention } from './attention';
import type { Endpoint, Resource } from './resource';

/**
 * What menu, routes, palette and guards need of a module that nobody has opened. The first load of the console holds this
 * of every module and nothing more, so a property that is added here is paid for by everybody, sixty times.
 */
export interface Head extends Pick<Resource, 'name' | 'routes' | 'modules' | 'tenant' | 'isSingle' | 'menu' | 'rights' | 'picture' | 'isOnHome' | 'above'> {
  /** The module whose rows these are; `null`: its own. */
  readonly of: Pick<NonNullable<Resource['of']>, 'name'> | null;
  /** Records of any module are named in lists of others, before anybody has opened their own. */
  readonly endpoint: Pick<Endpoint, 'client' | 'lookup' | 'without'>;
  readonly list: Pick<Resource['list'], 'searchable'>;
  /** Whom rows that want work concern; what is counted, the declaration says. */
  readonly attention: readonly Pick<Attention, 'name' | 'right' | 'roles'>[];
}

type Menu = NonNullable<Head['menu']>;

/**
 * A head as the build writes it down: the name, and what is not as usual. `menu`: group, icon and order, then what else it says.
 * Of its calls the address alone where it is chosen; a single record never is, and its calls come with its declaration.
 */
export interface PackedHead extends Partial<Omit<Head, 'name' | 'menu' | 'endpoint'>>, Partial<PackedEndpoint> {
  readonly name: string;
  readonly menu?: readonly [group: Menu['group'], icon: string, order: number, others?: Partial<Menu>];
}

interface PackedEndpoint extends Pick<Endpoint, 'client' | 'without'> {
  readonly lookup: string;
}

/** What the build writes down of a module. */
export function packHead(head: Head): PackedHead {
  const usual = usualHead(head);
  const { name, menu, routes, modules, tenant, isSingle, rights, picture, isOnHome, above } = head;
  const own: Omit<Head, 'name' | 'menu' | 'endpoint'> = {
    routes, modules, tenant, isSingle, rights, picture, isOnHome, above,
    of: head.of && { name: head.of.name },
    list: { searchable: head.list.searchable },
    attention: head.attention.map((one) => ({ name: one.name, right: one.right, roles: one.roles })),
  };
  return { name, ...(menu ? { menu: packMenu(menu) } : {}), ...different(own, { ...usual, isSingle: false }), ...(isSingle ? {} : different(packEndpoint(head), packEndpoint(usual))) };
}

/** The head that was written down. */
export function unpackHead({ menu, client, lookup, without, ...packed }: PackedHead): Head {
  const [group, icon, order, others] = menu ?? [];
  const own = group === undefined ? null : { ...USUAL_MENU, group, icon: icon!, order: order!, ...others };
  const usual = usualHead({ name: packed.name, isSingle: packed.isSingle ?? false });
  const { endpoint } = usual;
  return { ...usual, ...packed, menu: own, endpoint: { client: client ?? endpoint.client, lookup: { method: 'GET', path: lookup ?? endpoint.lookup.path }, without: without ?? endpoint.without } };
}

/** By menu order, then name. */
export function byMenu(one: Pick<Head, 'menu' | 'name'>, other: Pick<Head, 'menu' | 'name'>): number {
  return order(one) - order(other) || (one.name < other.name ? -1 : 1);
}

function order({ menu }: Pick<Head, 'menu'>): number {
  return menu?.order ?? Number.MAX_SAFE_INTEGER;
}

const USUAL_MENU: Pick<Menu, 'hiddenFor' | 'only' | 'below'> = { hiddenFor: [], only: null, below: [] };

function usualHead({ name, isSingle }: Pick<Head, 'name' | 'isSingle'>): Omit<Head, 'menu'> {
  return {
    name, isSingle,
    routes: isSingle ? [] : [name], modules: isSingle ? ['settings'] : [name], tenant: 'owned', rights: {}, picture: null, isOnHome: false, above: null, of: null,
    endpoint: { client: 'main', lookup: { method: 'GET', path: usualPath('lookup', `/${name}`) }, without: [] },
    list: { searchable: !isSingle }, attention: [],
  };
}

function packEndpoint({ endpoint: { client, lookup, without } }: Pick<Head, 'endpoint'>): PackedEndpoint {
  return { client, lookup: lookup.path, without };
}

function packMenu({ group, icon, order: place, ...others }: Menu): NonNullable<PackedHead['menu']> {
  const said = different(others, USUAL_MENU);
  return Object.keys(said).length > 0 ? [group, icon, place, said] : [group, icon, place];
}

/** The properties of `own` that are not those of `usual`. */
function different<T extends object>(own: T, usual: object): Partial<T> {
  return Object.fromEntries(Object.entries(own).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify((usual as Record<string, unknown>)[key]))) as Partial<T>;
}
