import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { formatDuration } from '../../values/format';
import { NumberControl } from '../../controls/NumberControl';

export const input: Input = { Component: DurationInput };

/** Minutes, with the hours they make at the right. */
function DurationInput(props: InputProps): ReactNode {
  const { locale } = props.context;
  return <NumberControl {...props} label={undefined} name={props.path} locale={locale} aside={(minutes) => (minutes >= 60 ? `= ${formatDuration({ minutes, locale })}` : null)} />;
}
