import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { NumberControl } from '../shared/NumberControl';

export const input: Input = { Component: NumberInput };

function NumberInput(props: InputProps): ReactNode {
  return <NumberControl {...props} label={undefined} name={props.path} locale={props.context.locale} />;
}
