import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { Combobox } from './Combobox';

/** An input that chooses one of a long, fixed list of codes, searched by name. */
export function optionsInput(source: { codes: () => readonly string[]; text: (input: { code: string; locale: string }) => string }): Input {
  function OptionsInput(props: InputProps): ReactNode {
    const { value, onChange, context, path } = props;
    const options = useMemo(
      () => source.codes().map((code) => ({ value: code, text: source.text({ code, locale: context.locale }) })),
      [context.locale],
    );
    const code = typeof value === 'string' && value !== '' ? value : null;
    const chosen = code === null ? [] : [options.find((option) => option.value === code) ?? { value: code, text: source.text({ code, locale: context.locale }) }];
    return (
      <Combobox
        {...props}
        label={undefined}
        name={path}
        chosen={chosen}
        options={options}
        isMultiple={false}
        onChoose={(values) => onChange(values[0] ?? null)}
        placeholder={context.translate('lectern.fields.search')}
        translate={context.translate}
      />
    );
  }
  return { Component: OptionsInput };
}
