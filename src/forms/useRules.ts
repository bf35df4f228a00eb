import { useMemo } from 'react';
import { useLocale } from 'ra-core';
import type { Actor, PredicateContext } from '../schemas';

/** What predicates may ask about besides the record: the clock when the form was opened, and the user; defaults also about the language. */
export function useRules(actor: Actor | undefined): PredicateContext {
  const language = useLocale();
  return useMemo(() => {
    const now = new Date().toISOString();
    return actor ? { now, language, user: { id: actor.id, instituteId: actor.instituteId, role: actor.role } } : { now, language };
  }, [actor, language]);
}
