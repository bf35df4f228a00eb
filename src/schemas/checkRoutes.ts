import { reporter, type Report } from './checkReport';
import type { DeclarationProblem } from './declarationError';
import { MENU_AUDIENCES } from './menu';
import type { Resource } from './resource';
import { isExactRoute, isOpenPart, routeFields, routeLeads, routeShape } from './route';

/** Parts of an address that no screen of a module of one word has. */
const LONG = 4;

/** Where a module is shown: what its addresses are made of. */
export function checkRoutes(report: Report, resource: Resource): void {
  resource.routes.forEach((route, index) => {
    const path = resource.routes.length > 1 ? `route.${index}` : 'route';
    const leads = routeLeads(route);
    if (index === 0 && leads !== 'list') return report.add(path, `“${route}” leads to ${leads === 'create' ? 'a form' : 'records'} of a list that has no address`, 'name the address of the list first');
    if (index === 0 && isExactRoute(route)) return report.add(path, `“${route}” answers alone, and its records would have no address`, 'name another first, or leave out the $');
    if (!/^:?\w[\w-]*(\/[:~]?\w[\w-]*)*[$+]?$/.test(route)) return report.add(path, `“${route}” is no address`, "write its parts with a slash between them and none at either end, for example 'interaction/comments'");
    const parts = route.split('/');
    // What is as long as no list, form or page of one word, and ends in a word, is told from others by that; it comes after all that begin with one.
    if (route.startsWith(':') && (parts.length < LONG || isOpenPart(parts.at(-1)!))) report.add(path, `“${route}” begins with a parameter, and would answer to the addresses of others`, `begin with a word, or end with one after ${LONG - 1} parts`);
    if (resource.routes.indexOf(route) < index) report.add(path, `“${route}” stands there twice`, 'keep one of the two');
    const names = routeFields(route);
    const words = parts.filter((part) => part.startsWith('~'));
    if (index === 0 && words.length > 0 && route.indexOf('~') < route.indexOf(':')) report.add(path, `“${route}” has ${words[0]!} before the parameter that it would speak of`, 'begin with the parameter');
    if (words.length > 0 && names.length === 0 && leads === 'list') report.add(path, `“${route}” has ${words[0]!}, which nothing is found by, and no parameter`, 'name the reference that the list stands below, as :field');
    for (const name of names) {
      const field = resource.fields[name];
      if (!field) report.unknown(path, name, 'a field', Object.keys(resource.fields));
      else if (field.type !== 'ref' && field.type !== 'choice') report.add(path, `${name} is no reference and no choice`, 'name a field that refers to what the list stands below');
      else if (field.derive.length > 0 || field.readRoles) report.add(path, `${name} is not a stored field that everybody sees`, 'name one that is');
    }
    if (new Set(names).size < names.length) report.add(path, `“${route}” has a parameter twice`, 'keep one of the two');
  });
  if (resource.menu && routeFields(resource.routes[0] ?? '').length > 0) report.add('menu', 'a list that stands below a record has no entry of its own', 'leave out menu, or begin route with an address without parameters');
  for (const only of resource.menu?.only ? [resource.menu.only] : []) if (!MENU_AUDIENCES.includes(only)) report.unknown('menu.only', only, 'an audience', MENU_AUDIENCES);
}

/** Two modules may not answer to one address, be it of a list or of a record. */
export function checkSameRoutes(problems: DeclarationProblem[], resources: readonly Resource[]): void {
  const owners = new Map<string, { readonly name: string; readonly route: string }>();
  for (const { name, routes } of resources) {
    routes.forEach((route, index) => {
      const path = routes.length > 1 ? `route.${index}` : 'route';
      const taken = screensOf(route).flatMap((screen) => owners.get(screen) ?? []).find((owner) => owner.name !== name);
      if (taken) reporter(problems, name).add(path, `“${route}” answers to addresses of ${taken.name} (“${taken.route}”)`, 'choose another address');
    });
    for (const route of routes) for (const screen of screensOf(route)) if (!owners.has(screen)) owners.set(screen, { name, route });
  }
}

/** The shapes of a module's list, its records and their pages; the form of a new record is told from a record by its word. */
function screensOf(route: string): string[] {
  const shape = routeShape(route);
  return isExactRoute(route) ? [shape] : [shape, `${shape}/create`, `${shape}/:`, `${shape}/:/show`];
}
