import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { Combobox } from '../shared/Combobox';
import { useRefOptions } from '../shared/useRefOptions';

export const input: Input = { Component: RefInput };

function RefInput(props: InputProps): ReactNode {
  const { field, path, value, onChange, context } = props;
  const { options, chosen, isLoading, search } = useRefOptions({ field, ids: typeof value === 'string' && value !== '' ? [value] : [] });
  return (
    <Combobox
      {...props}
      label={undefined}
      name={path}
      chosen={chosen}
      options={options}
      isMultiple={false}
      isLoading={isLoading}
      onSearch={search}
      onChoose={(ids) => onChange(ids[0] ?? null)}
      placeholder={context.translate('lectern.fields.search')}
      translate={context.translate}
    />
  );
}
