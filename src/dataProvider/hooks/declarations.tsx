import { createContext, use, useContext, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Declarations, Resource } from '../../schemas';

const DeclarationsContext = createContext<Declarations | null>(null);

/** Hands the modules to every screen below it. */
export function DeclarationsProvider({ loader, children }: { loader: Declarations; children: ReactNode }) {
  return <DeclarationsContext.Provider value={loader}>{children}</DeclarationsContext.Provider>;
}

/** The modules: their heads, and the way to their declarations. A component that reads them is drawn again when they change. */
export function useDeclarations(): Declarations {
  const loader = useContext(DeclarationsContext);
  if (!loader) throw new Error('No DeclarationsProvider');
  useSyncExternalStore(loader.subscribe, loader.all);
  return loader;
}

/**
 * One module's declaration. A component that asks for one that is still on its way is drawn once it is there.
 * @throws RangeError for a name nobody declared
 */
export function useDeclared(name: string): Resource {
  const loader = useDeclarations();
  const resource = loader.loaded(name);
  // React takes a component up where it has waited, and wants to be asked there again.
  return use(resource ? there(resource) : loader.load(name));
}

/** A promise that React need not wait for. */
function there(resource: Resource): Promise<Resource> {
  const known = promises.get(resource) ?? Object.assign(Promise.resolve(resource), { status: 'fulfilled' as const, value: resource });
  promises.set(resource, known);
  return known;
}

const promises = new WeakMap<Resource, Promise<Resource>>();

/**
 * The declarations of these modules without waiting for them: those that are there, and whether others are on their way.
 * Names nobody declared are passed over; what cannot be fetched is said where the module itself is opened.
 */
export function useDeclaredOf(names: readonly string[]): { readonly declared: ReadonlyMap<string, Resource>; readonly isPending: boolean } {
  const loader = useDeclarations();
  const key = names.filter((name) => loader.get(name)).join(' ');
  const [asked, setAsked] = useState<string | null>(null);
  const isThere = key.split(' ').every((name) => name === '' || loader.loaded(name));
  useEffect(() => {
    if (isThere) return undefined;
    let isWanted = true;
    void Promise.allSettled(key.split(' ').map((name) => loader.load(name))).then(() => isWanted && setAsked(key));
    return () => {
      isWanted = false;
    };
  }, [loader, key, isThere]);
  const declared = new Map(names.flatMap((name) => {
    const resource = loader.loaded(name);
    return resource ? [[name, resource] as const] : [];
  }));
  return { declared, isPending: !isThere && asked !== key };
}
