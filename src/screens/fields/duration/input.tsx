import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { formatDuration } from '../shared/format';
import { NumberControl } from '../shared/NumberControl';

export const input: Input = { Component: DurationInput };

/** Minutes, with the hours they make at the right. */
function DurationInput(props: InputProps): ReactNode {
  const minutes = typeof props.value === 'number' ? props.value : 0;
  const aside = minutes >= 60 ? `= ${formatDuration({ minutes, locale: props.context.locale })}` : null;
  return <NumberControl {...props} label={undefined} name={props.path} unit={props.field.unit} isWhole aside={aside} />;
}
