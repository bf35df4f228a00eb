import { useCallback, useEffect } from 'react';
import { savesData, useActor, useDeclarations } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import { resolveAddress } from '../table/resolveAddress';
import { useWhenQuiet } from './useWhenQuiet';

const NEAR = ['pointerover', 'focusin'] as const;

/**
 * Fetches what modules declare before it is wanted: of the one that a link leads to, as soon as somebody comes near the
 * link by pointer, finger or Tab key; of all others that one may read, one after the other, in a quiet moment. They are a
 * kilobyte each, and there afterwards while the network is away.
 */
export function useModulesAhead(): void {
  const loader = useDeclarations();
  const actor = useActor();
  useEffect(() => {
    let last = '';
    const onNear = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/app/"]') : null;
      if (!link || link.pathname === last) return;
      last = link.pathname;
      const destination = resolveAddress({ pathname: last.slice('/app'.length), modules: loader.all() });
      // A failure is met by the screen, which says it.
      if (destination.kind === 'module') loader.load(destination.name).catch(() => undefined);
    };
    for (const name of NEAR) document.addEventListener(name, onNear, { passive: true });
    return () => {
      for (const name of NEAR) document.removeEventListener(name, onNear);
    };
  }, [loader]);
  const loadAll = useCallback(async () => {
    if (!actor || savesData()) return;
    for (const head of loader.all().filter((one) => holdsRight(actor, one, 'read'))) await loader.load(head.name);
  }, [loader, actor]);
  useWhenQuiet(loadAll);
}
