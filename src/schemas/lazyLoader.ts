import type { ResourceInput } from './declaration';
import { byMenu, type Head } from './head';
import { known, type Declarations } from './loader';
import { normalizeAll } from './normalizeAll';
import type { Resource } from './resource';

/** So long a declaration that could not be fetched is not asked for again: who draws a failure draws it more than once. In ms. */
const APART_MS = 1_000;

/**
 * Modules whose heads are there from the start and whose declarations are fetched when they are first asked for. Both
 * were checked when the console was built.
 * @param options.fetchPart gives a module's declaration as its author wrote it, and that of the module whose rows it is of, once
 *   its words are there too
 */
export function createLazyLoader({ heads, fetchPart }: { heads: readonly Head[]; fetchPart: (name: string) => Promise<readonly ResourceInput[]> }): Declarations {
  const all = heads.toSorted(byMenu);
  const byName = new Map(all.map((head) => [head.name, head]));
  const there = new Map<string, Resource>();
  const asked = new Map<string, Promise<Resource>>();
  const fetchAnew = (name: string): Promise<Resource> => {
    const under = (async () => {
      known({ name, found: byName.get(name) });
      const resource = known({ name, found: normalizeAll(await fetchPart(name)).find((one) => one.name === name) });
      there.set(name, resource);
      return resource;
    })();
    asked.set(name, under);
    under.catch(() => setTimeout(() => asked.delete(name), APART_MS));
    return under;
  };
  return {
    all: () => all,
    get: (name) => byName.get(name),
    require: (name) => known({ name, found: byName.get(name) }),
    load: (name) => asked.get(name) ?? fetchAnew(name),
    loaded: (name) => there.get(name),
    // A build has the modules it has.
    subscribe: () => () => undefined,
  };
}
