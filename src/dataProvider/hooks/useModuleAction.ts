import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newKey } from '../newKey';
import { refreshAfterWrite } from '../refreshAfterWrite';
import type { ModuleActParams } from '../types';
import { useDeclarations } from './declarations';
import { useLecternData } from './useLecternData';

export interface UseModuleAction {
  /** Resolves when it is done; rejects with the call's failure. */
  run(params: ModuleActParams): Promise<void>;
  /** A key under which tries take effect once. */
  readonly newKey: () => string;
}

/** Does something to a module as a whole, and brings its lists and open records up to date, and those of what its records refer to: they may count them. */
export function useModuleAction(resource: string): UseModuleAction {
  const data = useLecternData();
  const queryClient = useQueryClient();
  const loader = useDeclarations();
  const run = useCallback(
    async (params: ModuleActParams): Promise<void> => {
      await data.actOnModule(resource, params);
      refreshAfterWrite({ queryClient, resource });
      const named = new Set(Object.values(loader.loaded(resource)?.fields ?? {}).map(({ to }) => to));
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [module, query] }) => query === 'getOne' && named.has(module as string) });
    },
    [data, loader, queryClient, resource],
  );
  return { run, newKey };
}
