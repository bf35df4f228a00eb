import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { filterValues } from '../filterValue';
import type { FilterInput, FilterProps } from '../inputTypes';
import { Combobox } from './Combobox';

/** Any of several codes out of a long, fixed list. */
export function optionsFilter(source: { codes: () => readonly string[]; text: (input: { code: string; locale: string }) => string }): FilterInput {
  return function OptionsFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
    const { locale } = context;
    const options = useMemo(() => source.codes().map((code) => ({ value: code, text: source.text({ code, locale }) })), [locale]);
    return (
      <Combobox
        {...NEUTRAL}
        id={`filter-${field.name}`}
        label={label}
        chosen={filterValues(value).map((code) => ({ value: code, text: source.text({ code, locale }) }))}
        options={options}
        isMultiple
        onChoose={(codes) => onChange(codes.length > 0 ? codes : undefined)}
        placeholder={context.translate('lectern.fields.search')}
        translate={context.translate}
      />
    );
  };
}

/** A filter is never wrong and never required. */
export const NEUTRAL = { isInvalid: false, isRequired: false, describedBy: undefined } as const;
