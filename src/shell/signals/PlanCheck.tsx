import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../authProvider';
import { usePlatformCall } from '../../dataProvider';

/**
 * A form for something new asks the platform nothing when it opens. Who signed in after the plan had run out meets that
 * here (part 1 §4), and not once all is typed: the refusal of any call leads to the page of the plan. Draws nothing.
 */
export function PlanCheck({ session }: { session: Session }): null {
  const { pathname } = useLocation();
  const call = usePlatformCall();
  useEffect(() => {
    if (!session.isPlanExpired() || !pathname.endsWith('/create')) return;
    // Renewed in the meantime, the plan answers, and the form stays.
    call('/home/statistics', { method: 'POST', body: {} }).catch(() => undefined);
  }, [session, pathname, call]);
  return null;
}
