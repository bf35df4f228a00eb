import { useEffect, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useLocation, useNavigate } from 'react-router';
import { endSession } from '../../authProvider';
import type { Session } from '../../authProvider';
import type { ErrorSignal, ErrorSignals, SignalText } from '../../dataProvider';
import { CHANGE_PLAN_ADDRESS } from '../../dataProvider/errorCatalogue';
import { letUnsavedGo } from '../../ui/leaving';

/** The message of an expired plan is said again only to who has been elsewhere for so long, in ms: the page it leads to says it. */
const PLAN_APART_MS = 10_000;

/** Does what failed calls ask for: says something, ends the session, leads to the change of plan or to the root. */
export function SignalListener({ signals, session }: { signals: ErrorSignals; session: Session }): null {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isPlanSaid = useRef(false);
  /** Null on the page of the plan. */
  const awaySince = useRef<number | null>(performance.now());
  useEffect(() => {
    awaySince.current = pathname === PLAN_PATH ? null : (awaySince.current ?? performance.now());
  }, [pathname]);
  useEffect(() => {
    const say = ({ title, text, reason, type }: { title: SignalText | null; text: SignalText; reason?: SignalText; type: 'error' | 'warning' }): void => {
      const body = reason ?? text;
      const head = reason ? text : title;
      notify(wordsOf(body), { type, messageArgs: 'key' in body ? body.args : undefined, ...(head ? { title: wordsOf(head) } : {}) });
    };
    const sayPlanExpired = (text: SignalText): void => {
      const isSame = awaySince.current === null || performance.now() - awaySince.current < PLAN_APART_MS;
      if (isPlanSaid.current && isSame) return;
      isPlanSaid.current = true;
      awaySince.current = performance.now();
      say({ title: null, text, type: 'error' });
    };
    const onSignal = (signal: ErrorSignal): void => {
      switch (signal.kind) {
        case 'message':
          return say({ ...signal, type: signal.tone });
        case 'signOut':
          return endSession({ session, notice: { title: signal.title, text: signal.text }, to: signal.to, leave });
        case 'planExpired':
          sayPlanExpired(signal.text);
          session.storePlan(false);
          return void navigate(withinConsole(signal.to));
        case 'navigateRoot':
          return void navigate('/');
        case 'flag':
          // Status 499 has no visible effect.
          return undefined;
      }
    };
    // The flag of the sign-in says the same, and leads nowhere.
    if (session.takePlanNotice()) sayPlanExpired({ key: 'fixed.http.planExpired' });
    return signals.subscribe(onSignal);
  }, [signals, session, notify, navigate]);
  return null;
}

/** Nobody can save here any more, and forms have kept what was typed: staying would lead nowhere. */
function leave(address: string): void {
  letUnsavedGo();
  window.location.assign(address);
}

const PLAN_PATH = withinConsole(CHANGE_PLAN_ADDRESS).replace(/\?.*$/, '');

function wordsOf(text: SignalText): string {
  return 'key' in text ? text.key : text.words;
}

/** The router counts from `/app`. */
function withinConsole(address: string): string {
  return address.replace(/^\/app(?=\/|\?|$)/, '') || '/';
}
