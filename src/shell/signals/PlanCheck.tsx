import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../authProvider';
import { usePlatformCall } from '../../dataProvider';
import { useShell } from '../context/shellContext';

/** What is known of the plan of who opened the console after it had run out. */
type KnownPlan = 'runs' | 'asked' | 'over';

const PlanContext = createContext<KnownPlan>('runs');

/** Whether screens would be refused whatever they ask. A plan that runs out while the console is open is told by the call it refuses. */
export function useKnownPlan(): KnownPlan {
  return useContext(PlanContext);
}

/**
 * Asks, for who signed in after the plan had run out (part 1 §4), whether it has been renewed since: no screen need
 * ask the platform for what it would refuse. Asked again whenever the platform says that something of who is here has changed. A form for something new asks the platform nothing when it opens: where the
 * plan has run out meanwhile, that is met here, and not once all is typed.
 */
export function PlanCheck({ session, children }: { session: Session; children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const call = usePlatformCall();
  const isOver = useShell().user.isPlanOver === true;
  const [wasOver] = useState(isOver);
  const [isAsked, setAsked] = useState(!wasOver);
  const mark = useSyncExternalStore(session.subscribe, session.rightsMark);
  useEffect(() => {
    if (!isOver) return;
    const renew = ({ userDetails }: Details): void => session.storePlan(userDetails?.isPlanActive === true);
    call<Details>('/user/details').then(renew).catch(() => undefined).finally(() => setAsked(true));
  }, [isOver, mark, session, call]);
  useEffect(() => {
    if (wasOver || !session.isPlanExpired() || !pathname.endsWith('/create')) return;
    // Renewed in the meantime, the plan answers, and the form stays.
    call('/home/statistics', { method: 'POST', body: {} }).then(() => session.storePlan(true)).catch(() => undefined);
  }, [wasOver, session, pathname, call]);
  return <PlanContext.Provider value={!wasOver || !isOver ? 'runs' : isAsked ? 'over' : 'asked'}>{children}</PlanContext.Provider>;
}

interface Details {
  readonly userDetails?: { readonly isPlanActive?: boolean };
}
