import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Session } from '../../authProvider';
import { usePlatformCall } from '../../dataProvider';

/**
 * A form for something new asks the platform nothing when it opens. Who signed in after the plan had run out meets that
 * here (part 1 §4), and not once all is typed: the refusal of any call leads to the page of the plan. A plan that has been
 * renewed since is found when the console opens. Draws nothing.
 */
export function PlanCheck({ session }: { session: Session }): null {
  const { pathname } = useLocation();
  const call = usePlatformCall();
  useEffect(() => {
    if (!session.isPlanExpired()) return;
    const renew = ({ userDetails }: Details): void => session.storePlan(userDetails?.isPlanActive === true);
    call<Details>('/user/details').then(renew).catch(() => undefined);
  }, [session, call]);
  useEffect(() => {
    if (!session.isPlanExpired() || !pathname.endsWith('/create')) return;
    // Renewed in the meantime, the plan answers, and the form stays.
    call('/home/statistics', { method: 'POST', body: {} }).then(() => session.storePlan(true)).catch(() => undefined);
  }, [session, pathname, call]);
  return null;
}

interface Details {
  readonly userDetails?: { readonly isPlanActive?: boolean };
}
