import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { DeclarationLoader, Resource } from '../../schemas';

const DeclarationsContext = createContext<DeclarationLoader | null>(null);

/** Hands the declarations to every screen below it. */
export function DeclarationsProvider({ loader, children }: { loader: DeclarationLoader; children: ReactNode }) {
  return <DeclarationsContext.Provider value={loader}>{children}</DeclarationsContext.Provider>;
}

/** The declarations. A component that reads them is drawn again when they change. */
export function useDeclarations(): DeclarationLoader {
  const loader = useContext(DeclarationsContext);
  if (!loader) throw new Error('useDeclarations needs a <DeclarationsProvider> above it.');
  useSyncExternalStore(loader.subscribe, loader.all);
  return loader;
}

/**
 * One module's declaration.
 * @throws RangeError for a name nobody declared
 */
export function useDeclared(name: string): Resource {
  return useDeclarations().require(name);
}
