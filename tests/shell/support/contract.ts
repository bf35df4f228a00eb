import type { Actor, Gate } from '../../../src/schemas';
import menu from '../../contract/menu.json' with { type: 'json' };
import routes from '../../contract/routes.json' with { type: 'json' };

export interface ContractRoute {
  /** Below `/app`; null where the specification shows none. */
  readonly path: string | null;
  readonly area: string;
  readonly rule: string;
  readonly module: string | readonly string[] | null;
  readonly exact: boolean;
  readonly screen: string;
  readonly suggested?: { readonly rule: string; readonly module: readonly string[] };
}

/** The signed-in routes of the contract. */
export const APP_ROUTES = (routes as unknown as ContractRoute[]).filter((route) => route.area === 'app');

/** Where this product puts the screens whose paths are not shown. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  'testManagment nested variants': 'testManagment/*',
  'prompt screens': 'testManagment/prompt',
  'question-pool import': 'question-pool/import',
};

/** The path in the router's pattern. */
export function patternOf(route: ContractRoute): string {
  return (route.path ?? OWN_PATHS[route.screen] ?? '').replace(/\{(\w+)\}/g, ':$1');
}

/** The gate a route of the contract asks for; the keys of all its rows, where it is listed twice. */
export function gateOf(route: ContractRoute): Gate {
  const { rule, module } = route.suggested ?? route;
  switch (rule) {
    case 'module':
    case 'moduleAndDevice': {
      const rows = APP_ROUTES.filter((one) => one.path !== null && one.path === route.path);
      return { by: 'module', modules: [...new Set(rows.length > 1 ? rows.flatMap((one) => keysOf(one.module)) : keysOf(module))] };
    }
    case 'superAdmin':
      return { by: 'superAdmin' };
    case 'superAdminOrFlag':
      return { by: 'module', modules: ['settings'] };
    case 'instituteOnly':
      return { by: 'institute' };
    default:
      return { by: 'signedIn' };
  }
}

interface Entry {
  readonly path: string;
  readonly label: string | null;
  readonly hidden?: boolean;
  readonly hiddenFor?: readonly string[];
}

/** Every entry of the contract, reports last. */
export const MENU: readonly Entry[] = [...menu.side, ...menu.reports].map((entry) => entry as Entry);

/** What `menu.json` and `permissions.json` yield for a user. */
export function expectedMenu({ actor, isWhiteLabelled, isPublicHost }: { actor: Actor; isWhiteLabelled: boolean; isPublicHost: boolean }): Entry[] {
  return MENU.filter((entry) => {
    const route = APP_ROUTES.find((one) => `/${one.path}` === entry.path)!;
    if (entry.hidden || (isWhiteLabelled && entry.hiddenFor?.includes('whiteLabelled'))) return false;
    // permissions.json, rule aiTokenMenu.
    if (entry.path === '/ai-token' && (actor.role === 'super_admin' || actor.instituteId === null)) return false;
    // menu.json: institute role on a non-public domain.
    if (entry.path === '/web-builder' && (actor.role !== 'institute' || isPublicHost)) return false;
    return opens(actor, gateOf(route));
  });
}

/** The rule of the route table, written once more from the contract. */
export function opens(actor: Pick<Actor, 'role' | 'modules'>, gate: Gate): boolean {
  if (gate.by === 'signedIn') return true;
  if (gate.by === 'institute') return actor.role === 'institute';
  return actor.role === 'super_admin' || (gate.by === 'module' && gate.modules.some((key) => actor.modules[key]?.read));
}

function keysOf(module: string | readonly string[] | null): readonly string[] {
  return typeof module === 'string' ? [module] : (module ?? []);
}
