import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { formatDuration } from '../shared/format';
import { NumberControl } from '../shared/NumberControl';

export const input: Input = { Component: DurationInput };

/** Minutes, with the hours they make at the right. */
function DurationInput(props: InputProps): ReactNode {
  const { locale } = props.context;
  return <NumberControl {...props} label={undefined} name={props.path} locale={locale} aside={(minutes) => (minutes >= 60 ? `= ${formatDuration({ minutes, locale })}` : null)} />;
}
