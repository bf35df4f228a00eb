import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sendCall } from '../../dataProvider/sendCall';
import type { CallReply } from '../../schemas/call';
import { offeredPrice } from '../../schemas/offeredPrice';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useSignedOut } from '../context/signedOutContext';
import { Banner } from '../frame/Banner';
import { PageLink } from '../frame/PageLink';
import { PublicFrame } from '../frame/PublicFrame';
import { listPlans } from './calls';
import { PlanTable } from './PlanTable';
import styles from './PlansPage.module.css';

/** A plan on offer. */
export type Plan = CallReply<typeof listPlans>['items'][number];

const loadChat = () => import('./PlansChat');
const PlansChat = lazy(loadChat);

/** The membership plans on offer, for everybody, with a chat about them (part 1 §2, part 2 §7). */
export function PlansPage(): ReactNode {
  const { translate, config } = useSignedOut();
  const title = translate('fixed.pageTitles.plans');
  return (
    <PublicFrame title={title} isWide>
      <h1>{title}</h1>
      <p className={styles.lead}>{translate('lectern.publicPages.plans.text')}</p>
      <Plans />
      <p className={styles.register}>
        <PageLink to="register-1" kind="primary">
          {translate('lectern.publicPages.plans.register')}
        </PageLink>
      </p>
      {config.chat !== false && <ChatAboutPlans />}
    </PublicFrame>
  );
}

function Plans(): ReactNode {
  const { translate } = useSignedOut();
  const { offer, isFailed, again } = useOffer();
  if (isFailed) {
    return (
      <>
        <Banner tone="error" text={{ key: 'lectern.publicPages.plans.failed' }} />
        <Button icon="retry" onClick={again}>
          {translate('lectern.shell.reload')}
        </Button>
      </>
    );
  }
  if (!offer) return <div role="status" aria-busy="true" aria-label={translate('lectern.publicPages.plans.loading')} />;
  const { plans, anyPlan } = offer;
  return plans.length === 0 ? <p>{translate('lectern.publicPages.plans.none')}</p> : <><PlanList plans={plans} /><PlanTable plans={plans} anyPlan={anyPlan} /></>;
}

function PlanList({ plans }: { plans: readonly Plan[] }): ReactNode {
  const { translate, locale } = useSignedOut();
  return (
    <ul className={styles.plans}>
      {plans.map(({ id, name, price, billingCycle, aiToken, features, modules }) => (
        <li key={id}>
          <h2>{name}</h2>
          <p className={styles.price}>
            <strong>{offeredPrice({ amount: price, language: locale })}</strong> {translate(`lectern.publicPages.plans.${billingCycle}`)}
          </p>
          {aiToken > 0 && <p>{translate('lectern.publicPages.plans.tokens', { count: new Intl.NumberFormat(locale === 'en' ? 'en-IN' : locale).format(aiToken) })}</p>}
          {modules.length > 0 && <p>{translate('lectern.publicPages.plans.modules', { smart_count: modules.length })}</p>}
          {features.length > 0 && <ul>{features.map((feature) => <li key={feature.name}><Icon name="check" size={16} />{feature.name}</li>)}</ul>}
        </li>
      ))}
    </ul>
  );
}

interface Offer {
  readonly plans: readonly Plan[];
  readonly anyPlan: readonly string[];
}

function useOffer(): { readonly offer: Offer | null; readonly isFailed: boolean; readonly again: () => void } {
  const { publicApi } = useSignedOut();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    sendCall({ data: publicApi, call: listPlans, input: {} }).then((told) => {
      const { items, anyPlan } = { ...BARE_OFFER, ...told };
      setOffer({ plans: items.map((plan) => ({ ...BARE, ...plan })), anyPlan });
    }, () => setFailed(true));
  }, [publicApi, turn]);
  const again = useCallback(() => {
    setFailed(false);
    setTurn((before) => before + 1);
  }, []);
  return { offer, isFailed, again };
}

/** Another platform may tell nothing of these. */
const BARE = { features: [], modules: [] } as const;
const BARE_OFFER = { anyPlan: [] } as const;

/** The floating button; what it opens is fetched when it is pressed. */
function ChatAboutPlans(): ReactNode {
  const { translate } = useSignedOut();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = translate('lectern.publicPages.plans.ask');
  return (
    <aside className={styles.corner} aria-label={label}>
      <button ref={button} className={styles.button} aria-label={label} title={label} aria-expanded={isOpen} onPointerEnter={() => void loadChat().catch(() => undefined)} onClick={() => setOpen(!isOpen)}>
        <Icon name="comment" size={24} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlansChat onClose={() => { setOpen(false); button.current?.focus(); }} />
        </Suspense>
      )}
    </aside>
  );
}
