import type { ReactNode } from 'react';
import { filterValues } from '../values/filterValue';
import type { FilterInput, FilterProps } from '../values/inputTypes';
import { codeOption, useCodeOptions } from '../controls/codeOptions';
import type { CodeSource } from '../controls/codeOptions';
import { Combobox } from '../controls/Combobox';

/** Any of several codes out of a long, fixed list. */
export function optionsFilter(source: CodeSource): FilterInput {
  return function OptionsFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
    const { locale } = context;
    const options = useCodeOptions(source, locale);
    return (
      <Combobox
        {...NEUTRAL}
        id={`filter-${field.name}`}
        label={label}
        chosen={filterValues(value).map((code) => codeOption(source, { code, locale }))}
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
