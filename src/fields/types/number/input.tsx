import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { NumberControl } from '../../controls/NumberControl';

export const input: Input = { Component: NumberInput };

function NumberInput(props: InputProps): ReactNode {
  return <NumberControl {...props} label={undefined} name={props.path} locale={props.context.locale} />;
}
