import { usePermissions } from 'ra-core';
import type { Actor } from '../../schemas';

/** Who is signed in and what they may do; undefined until it is known. */
export function useActor(): Actor | undefined {
  const { permissions } = usePermissions<Actor>();
  return permissions ?? undefined;
}
