import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { useActor, useCall, useFailureText } from '../../../dataProvider';
import { mayCall } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { formatMoney } from '../../../fields/values/format';
import { sentences } from '../../../fields/values/sentences';
import { Button, FailureLine } from '../../../ui';
import { readTokenBalance } from '../../../shell/tokens/calls';
import { orderTokens } from '../calls';
import { amountText } from './amountText';
import { BuyTokens } from './BuyTokens';
import { LastMovements, LastOrders } from './LastMovements';
import { ThankYou } from './ThankYou';
import { useRate } from './useRate';
import styles from './tokens.module.css';

type Step = { readonly kind: 'looking' } | { readonly kind: 'buying' } | { readonly kind: 'bought'; readonly balance: number };

/** What the institute has, received and used, and the way to more. */
export function InstituteTokens({ instituteId }: { instituteId: string }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const actor = useActor();
  const failureText = useFailureText();
  const { data, error, refetch } = useCall(readTokenBalance, { instituteId });
  const rate = useRate();
  const [step, setStep] = useState<Step>({ kind: 'looking' });
  const done = (): void => setStep({ kind: 'looking' });
  const mayBuy = mayCall(actor, orderTokens);
  return (
    <div className={styles.tokens}>
      <header className={styles.head}>
        <div>
          <h1>{translate('lectern.routes.tokens')}</h1>
          {rate.state === 'known' && (
            <p className={styles.note}>
              {sentences([translate('lectern.tokens.rate', { smart_count: rate.rate.tokens / 100, amount: new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(rate.rate.tokens / 100), price: formatMoney({ value: rate.rate.paise / 100, locale }) }), translate(`lectern.tokens.${rate.isExclusiveTax ? 'exclusive' : 'inclusive'}`)])}
            </p>
          )}
          {rate.state === 'none' && <p className={styles.note}>{translate('lectern.tokens.noRate')}</p>}
          {!mayBuy && <p className={styles.note}>{translate('lectern.tokens.notBought')}</p>}
        </div>
        {mayBuy && (
          <Button kind="primary" icon="plus" aria-haspopup="dialog" disabled={rate.state !== 'known' || !data} onClick={() => setStep({ kind: 'buying' })}>
            {translate('lectern.tokens.buy')}
          </Button>
        )}
      </header>
      {!data && error ? (
        <FailureLine text={`${translate('lectern.tokens.failed')} ${failureText(error)}`} onRetry={refetch} />
      ) : (
        <dl className={styles.figures} aria-busy={!data} aria-label={data ? undefined : translate('lectern.tokens.loading')}>
          {(['balance', 'credit', 'debit'] as const).map((name) => (
            <div key={name} className={styles.figure} data-figure={name}>
              <dt>{translate(`lectern.tokens.${name}`)}</dt>
              <dd>{data ? amountText({ value: Number(data[name] ?? 0), locale }) : ' '}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.columns}>
        <LastMovements moved={data || error ? `${data?.credit} ${data?.debit}` : null} />
        <LastOrders />
      </div>
      {step.kind === 'buying' && rate.state === 'known' && data && (
        <BuyTokens rate={rate.rate} balance={Number(data.balance ?? 0)} instituteId={instituteId} isExclusive={rate.isExclusiveTax} onRateChanged={rate.refetch} onClose={done} onBought={(balance) => setStep({ kind: 'bought', balance })} />
      )}
      {step.kind === 'bought' && <ThankYou balance={step.balance} onClose={done} />}
    </div>
  );
}
