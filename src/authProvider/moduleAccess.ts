import { RIGHTS, type Right } from '../schemas/declaration';
import type { ModuleRights } from '../schemas';

type Item = Readonly<Record<string, unknown>>;

/**
 * Module access as one flat table, from any of the shapes the specification shows (part 1 §3): items by `key` or `name`,
 * with or without `hasAccess` and `actions`, sub-modules as `subModules` or `sub-modules` at any depth.
 * A listed item without `hasAccess` is granted, without `actions` with all rights; what is below a refused item is
 * refused. A module listed twice has the rights of both.
 */
export function normalizeModuleAccess(raw: unknown): Record<string, ModuleRights> {
  const table: Record<string, ModuleRights> = {};
  for (const item of listOf(raw)) collect({ item, isGranted: true, table });
  return table;
}

function collect({ item, isGranted, table }: { item: unknown; isGranted: boolean; table: Record<string, ModuleRights> }): void {
  if (typeof item === 'string') return add({ table, key: item, rights: rightsOf({ actions: undefined, isGranted }) });
  if (!isItem(item)) return;
  const hasAccess = isGranted && item['hasAccess'] !== false;
  const key = item['key'] ?? item['name'];
  if (typeof key === 'string' && key !== '') add({ table, key, rights: rightsOf({ actions: item['actions'], isGranted: hasAccess }) });
  for (const sub of listOf(item['subModules'] ?? item['sub-modules'] ?? item['submodules'])) collect({ item: sub, isGranted: hasAccess, table });
}

function add({ table, key, rights }: { table: Record<string, ModuleRights>; key: string; rights: ModuleRights }): void {
  const old = table[key];
  table[key] = old ? (Object.fromEntries(RIGHTS.map((right) => [right, old[right] || rights[right]])) as Record<Right, boolean>) : rights;
}

function rightsOf({ actions, isGranted }: { actions: unknown; isGranted: boolean }): ModuleRights {
  const flag = (right: Right): boolean => {
    if (!isGranted) return false;
    if (actions === undefined || actions === null) return true;
    if (Array.isArray(actions)) return actions.some((one) => one === right || (isItem(one) && (one['key'] ?? one['name']) === right && isOn(one)));
    return isItem(actions) && isOn(actions[right]);
  };
  return Object.fromEntries(RIGHTS.map((right) => [right, flag(right)])) as Record<Right, boolean>;
}

/** The name of an action's access flag is not shown: a plain yes, or an object that says yes. */
function isOn(value: unknown): boolean {
  if (!isItem(value)) return value === true;
  const flag = value['hasAccess'] ?? value['access'] ?? value['allowed'];
  return flag === undefined || flag === true;
}

function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  if (!isItem(raw)) return [];
  for (const name of ['moduleAccess', 'modules', 'items', 'data']) {
    if (Array.isArray(raw[name])) return raw[name];
  }
  return [];
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
