import { humanize, type Resource } from '../../src/schemas';
import { asPattern } from '../../src/schemas/asPattern';

interface OperatorsParams {
  /** The texts of the pages for operators. */
  readonly pages: readonly string[];
  readonly resources: readonly Pick<Resource, 'name' | 'menu' | 'routes' | 'isSingle'>[];
  /** What modules are called in English: one and several, and in the menu. */
  readonly names: Readonly<Record<string, { readonly name?: string; readonly menu?: string }>>;
}

/** Modules that no page for operators names, neither as the menu and their lists do nor by their address. */
export function unnamedModules({ pages, resources, names }: OperatorsParams): string[] {
  const text = pages.join('\n').replace(/\s+/g, ' ').toLowerCase();
  return resources.flatMap(({ name, routes }) => {
    const { name: said = humanize(name), menu = '' } = names[name] ?? {};
    const called = [...said.split(' |||| '), menu].map((one) => one.trim().toLowerCase()).filter(Boolean);
    const addresses = routes.filter((route) => !route.startsWith(':')).map((route) => `/app/${route.replace(/[$+]$/, '').replace(/[:~]\w+/g, '{id}')}`.toLowerCase());
    return [...called, ...addresses].some((one) => new RegExp(`(^|[^\\p{L}])${asPattern(one)}($|[^\\p{L}])`, 'u').test(text)) ? [] : [name];
  });
}
