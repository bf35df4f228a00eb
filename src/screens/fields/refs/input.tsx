import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { Combobox } from '../shared/Combobox';
import { useRefOptions } from '../shared/useRefOptions';
import { toTexts } from '../shared/values';

export const input: Input = { Component: RefsInput };

function RefsInput(props: InputProps): ReactNode {
  const { field, path, value, onChange, context } = props;
  const { options, chosen, isLoading, search } = useRefOptions({ field, ids: toTexts(value) });
  return (
    <Combobox
      {...props}
      label={undefined}
      name={path}
      chosen={chosen}
      options={options}
      isMultiple
      isLoading={isLoading}
      onSearch={search}
      onChoose={onChange}
      placeholder={context.translate('lectern.fields.search')}
      translate={context.translate}
    />
  );
}
