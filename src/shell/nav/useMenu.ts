import { useMemo, useSyncExternalStore } from 'react';
import { useActor, useDeclarations } from '../../dataProvider';
import { useShell } from '../shellContext';
import { menuOf } from './menu';
import type { MenuEntry } from './menu';

/** The entries of the side navigation for who is signed in; follows modules that are declared meanwhile. */
export function useMenu(): readonly MenuEntry[] {
  const loader = useDeclarations();
  const actor = useActor();
  const { user } = useShell();
  const resources = useSyncExternalStore(loader.subscribe, loader.all);
  return useMemo(() => (actor ? menuOf({ resources, actor, isWhiteLabelled: user.isWhiteLabelled }) : []), [resources, actor, user.isWhiteLabelled]);
}
