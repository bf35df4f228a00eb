import { useCallback } from 'react';
import { holdsRight } from '../../schemas';
import { useDeclarations } from './declarations';
import { useActor } from './useActor';

/** Whether whoever is signed in may read the rows of a module: of others nothing is asked, since it would only be refused. */
export function useMayRead(): (module: string) => boolean {
  const actor = useActor();
  const loader = useDeclarations();
  return useCallback((module) => {
    const resource = loader.get(module);
    return actor !== undefined && resource !== undefined && holdsRight(actor, resource, 'read');
  }, [actor, loader]);
}
