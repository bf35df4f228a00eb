import { useMemo } from 'react';
import type { Actor, PredicateContext } from '../schemas';

/** What predicates may ask about besides the record: the clock when the form was opened, and the user. */
export function useRules(actor: Actor | undefined): PredicateContext {
  return useMemo(() => {
    const now = new Date().toISOString();
    return actor ? { now, user: { id: actor.id, instituteId: actor.instituteId, role: actor.role } } : { now };
  }, [actor]);
}
