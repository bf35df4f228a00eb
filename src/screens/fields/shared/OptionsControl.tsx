import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { ComboControl } from './ComboControl';

/** An input that chooses one of a long, fixed list of codes, searched by name. */
export function optionsInput(source: { codes: () => readonly string[]; text: (input: { code: string; locale: string }) => string }): Input {
  function OptionsInput(props: InputProps): ReactNode {
    const { locale } = props.context;
    const options = useMemo(() => source.codes().map((code) => ({ value: code, text: source.text({ code, locale }) })), [locale]);
    const code = typeof props.value === 'string' && props.value !== '' ? props.value : null;
    const chosen = code === null ? [] : [options.find((option) => option.value === code) ?? { value: code, text: source.text({ code, locale }) }];
    return <ComboControl {...props} chosen={chosen} options={options} isMultiple={false} />;
  }
  return { Component: OptionsInput };
}
