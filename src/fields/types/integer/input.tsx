import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { NumberControl } from '../../controls/NumberControl';
import { SelectControl } from '../../controls/SelectControl';
import { formatNumber } from '../../values/format';

export const input: Input = { Component: IntegerInput };

/** A number to be typed in, or one of those there are. */
function IntegerInput(props: InputProps): ReactNode {
  const { field, path, context } = props;
  return field.numbers.length > 0 ? <Numbers {...props} /> : <NumberControl {...props} label={undefined} name={path} locale={context.locale} />;
}

function Numbers({ field, path, context, value, onChange, ...props }: InputProps): ReactNode {
  const { isRequired } = props;
  const known = typeof value === 'number' ? value : null;
  // What stands there is shown also where it could not be chosen.
  const offered = known === null || field.numbers.includes(known) ? field.numbers : [...field.numbers, known];
  const text = (number: number): string => `${formatNumber({ value: number, locale: context.locale, decimals: 0 })}${field.unit === null ? '' : ` ${field.unit}`}`;
  return (
    <SelectControl
      {...props}
      name={path}
      label={undefined}
      labelledBy={props.labelId}
      value={known === null ? '' : String(known)}
      options={offered.map((number) => ({ value: String(number), text: text(number) }))}
      {...(isRequired && known !== null ? {} : { emptyText: context.translate(isRequired ? 'lectern.fields.choose' : 'lectern.fields.none') })}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
    />
  );
}
