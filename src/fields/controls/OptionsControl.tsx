import type { ReactNode } from 'react';
import type { Input, InputProps } from '../values/inputTypes';
import { codeOption, useCodeOptions } from './codeOptions';
import type { CodeSource } from './codeOptions';
import { ComboControl } from './ComboControl';

/** An input that chooses one of a long, fixed list of codes, searched by name. */
export function optionsInput(source: CodeSource): Input {
  function OptionsInput(props: InputProps): ReactNode {
    const { locale } = props.context;
    const options = useCodeOptions(source, locale);
    const code = typeof props.value === 'string' && props.value !== '' ? props.value : null;
    const chosen = code === null ? [] : [options.find((option) => option.value === code) ?? codeOption(source, { code, locale })];
    return <ComboControl {...props} chosen={chosen} options={options} isMultiple={false} />;
  }
  return { Component: OptionsInput };
}
