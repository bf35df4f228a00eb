import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { newKey } from '../newKey';
import { refreshAfterWrite } from '../refreshAfterWrite';
import type { ModuleActParams } from '../types';
import { useLecternData } from './useLecternData';

export interface UseModuleAction {
  /** Resolves with the ids of what it has made when it is done; rejects with the call's failure. */
  run(params: ModuleActParams): Promise<readonly string[]>;
  /** A key under which tries take effect once. */
  readonly newKey: () => string;
}

/** Does something to a module as a whole, and brings up to date what shows its records. */
export function useModuleAction(resource: string): UseModuleAction {
  const data = useLecternData();
  const queryClient = useQueryClient();
  const run = useCallback(
    async (params: ModuleActParams): Promise<readonly string[]> => {
      const { data: ids } = await data.actOnModule(resource, params);
      refreshAfterWrite({ queryClient, resource });
      return ids;
    },
    [data, queryClient, resource],
  );
  return { run, newKey };
}
