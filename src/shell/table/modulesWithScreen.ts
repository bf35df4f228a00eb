import type { Head } from '../../schemas';
import { CONSOLE_ROUTES } from './routeTable';

/** Keys of the modules that open something of this console: those of declarations, and of the screens beside them that are built. */
export function modulesWithScreen(resources: readonly Head[]): ReadonlySet<string> {
  const built = CONSOLE_ROUTES.flatMap(({ gate, page }) => (page && gate.by === 'module' ? gate.modules : []));
  return new Set([...resources.flatMap((resource) => resource.modules), ...built]);
}

/** Words of the screens beside declarations that a key of module access opens, and others with it. */
export function screensOf(key: string): readonly string[] {
  return CONSOLE_ROUTES.flatMap(({ gate, page, key: words }) => (page && gate.by === 'module' && gate.modules.length > 1 && gate.modules.includes(key) ? [words] : []));
}
