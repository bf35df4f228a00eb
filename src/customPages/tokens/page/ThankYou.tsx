import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../../../fields/cellContext';
import { Button, Dialog } from '../../../ui';
import { amountText } from './amountText';

/** After a purchase (part 2 §2): thanks, and how many AI tokens there are now. */
export function ThankYou({ balance, onClose }: { balance: number; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  const close = translate('lectern.tokens.thanks.close');
  return (
    <Dialog title={translate('lectern.tokens.thanks.title')} closeLabel={close} onClose={onClose} actions={<Button kind="primary" onClick={onClose}>{close}</Button>}>
      <p>{translate('lectern.tokens.thanks.text')}</p>
      <p>
        <strong>{translate('lectern.tokens.thanks.available', { balance: amountText({ value: balance, locale }) })}</strong>
      </p>
    </Dialog>
  );
}
