import { useEffect, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { f, LEAST_TOKEN_PRICE, normalizeField, type TokenRate } from '../../../schemas';
import { intlLocale } from '../../../fields/cellContext';
import { NumberControl } from '../../../fields/controls/NumberControl';
import inputStyles from '../../../fields/controls/input.module.css';
import { formatMoney } from '../../../fields/values/format';
import { Button, Dialog, Icon } from '../../../ui';
import { amountText } from './amountText';
import { useBuying } from './useBuying';
import { useLinkedAmounts } from './useLinkedAmounts';
import styles from './tokens.module.css';

interface BuyTokensProps {
  readonly rate: TokenRate;
  readonly balance: number;
  readonly instituteId: string;
  readonly isExclusive: boolean;
  readonly onRateChanged: () => void;
  readonly onClose: () => void;
  readonly onBought: (balance: number) => void;
}

const FIELDS = { tokens: normalizeField(f.number({ decimals: 2 }), 'tokens'), price: normalizeField(f.money(), 'price') } as const;

/** The purchase of AI tokens (part 2 §2): a click beside it does not close it. While the provider's own window is open it makes way. */
export function BuyTokens({ rate, balance, onClose, ...rest }: BuyTokensProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const id = useId();
  const amounts = useLinkedAmounts(rate);
  const { phase, isSandbox, problem: failed, forget, buy } = useBuying({ ...rest, onBought: (left) => {
    amounts.clear();
    rest.onBought(left);
  } });
  const [wrong, setWrong] = useState<'enterPrice' | 'enterValid' | null>(null);
  const isBusy = phase !== 'ready';

  useEffect(() => {
    if (wrong) document.getElementById(`${id}-price`)?.focus();
  }, [wrong, id]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const read = amounts.read();
    setWrong(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') void buy(read);
  };
  const typed = (type: (value: number | string | null) => void) => (value: number | string | null): void => {
    setWrong(null);
    forget();
    type(value);
  };
  if (phase === 'paying') return null;
  const said = wrong ? translate(`fixed.payment.${wrong}`) : null;
  const problemId = `${id}-problem`;
  return (
    <Dialog
      title={translate('fixed.dialogs.aiToken')}
      closeLabel={translate('fixed.dialogs.cancel')}
      isLocked={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {translate('fixed.dialogs.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} isBusy={isBusy}>
            {translate('fixed.dialogs.buyNow')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={onSubmit}>
        <p>{translate('lectern.tokens.remaining', { balance: amountText({ value: balance, locale }) })}</p>
        {isSandbox && <p className={styles.note}>{translate('lectern.tokens.sandbox')}</p>}
        <div className={inputStyles.field} data-path="tokens">
          <label className={inputStyles.label} htmlFor={`${id}-tokens`}>
            {translate('fixed.dialogs.token')}
          </label>
          <NumberControl field={FIELDS.tokens} id={`${id}-tokens`} locale={locale} value={amounts.tokens} isInvalid={wrong !== null} isRequired describedBy={said ? problemId : undefined} onChange={typed(amounts.typeTokens)} />
        </div>
        <div className={inputStyles.field} data-path="price">
          <label className={inputStyles.label} htmlFor={`${id}-price`}>
            {translate('fixed.dialogs.price')}
          </label>
          <NumberControl field={FIELDS.price} id={`${id}-price`} locale={locale} value={amounts.price} isInvalid={wrong !== null} isRequired describedBy={said ? `${problemId} ${id}-least` : `${id}-least`} onChange={typed(amounts.typePrice)} />
          {said && (
            <span id={problemId} className={inputStyles.error} role="alert">
              <Icon name="alert" size={16} />
              {said}
            </span>
          )}
          <span id={`${id}-least`} className={inputStyles.hint}>
            {translate('lectern.tokens.least', { price: formatMoney({ value: LEAST_TOKEN_PRICE, locale }) })}
          </span>
        </div>
        {failed && (
          <p role="alert" className={styles.failed}>
            {failed}
          </p>
        )}
      </form>
    </Dialog>
  );
}
