import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { formatLarge } from '../../values/format';
import { NumberControl } from '../../controls/NumberControl';

export const input: Input = { Component: MoneyInput };

/** An amount in rupees, with the lakhs and crores it makes at the right. */
function MoneyInput(props: InputProps): ReactNode {
  const { locale, translate } = props.context;
  return <NumberControl {...props} label={undefined} name={props.path} locale={locale} aside={(value) => formatLarge({ value, locale, translate })} />;
}
