import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { landingPath, unknownPathTarget } from '../../authProvider/landing';
import { useActor } from '../../dataProvider';
import { useMenuItems } from '../nav/useMenu';

/** The router counts from `/app`. */
const BASE = '/app';

/** Where this user belongs, below `/app`; undefined until it is known who is signed in. */
export interface Landing {
  readonly path: string;
  /** Where an address without a screen leads; null: to sign-in, for a user without any module. */
  readonly ofUnknown: string | null;
}

export function useLanding(): Landing | undefined {
  const actor = useActor();
  const items = useMenuItems();
  if (!actor) return undefined;
  const menu = items.toSorted((a, b) => a.order - b.order).map(({ path, modules }) => ({ path: `${BASE}${path}`, modules }));
  const ofUnknown = unknownPathTarget({ actor, menu });
  return { path: landingPath({ actor, menu }).slice(BASE.length), ofUnknown: ofUnknown && ofUnknown.slice(BASE.length) };
}

/** Leads on to where this user belongs. */
export function useGoOn(): () => void {
  const navigate = useNavigate();
  const path = useLanding()?.path;
  return useCallback(() => path && void navigate(path, { replace: true }), [navigate, path]);
}
