import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { Combobox } from '../shared/Combobox';
import { toTexts } from '../shared/values';

export const input: Input = { Component: TagsInput };

const NONE: readonly never[] = [];

/** Typed words, each ended by Enter; several at once by pasting them with commas between. */
function TagsInput(props: InputProps): ReactNode {
  const { value, onChange, context, path } = props;
  return (
    <Combobox
      {...props}
      label={undefined}
      name={path}
      chosen={toTexts(value).map((tag) => ({ value: tag, text: tag }))}
      options={NONE}
      isMultiple
      isFree
      onChoose={(values) => onChange([...new Set(values.flatMap((one) => one.split(',').map((tag) => tag.trim()).filter(Boolean)))])}
      placeholder={context.translate('lectern.fields.typeTag')}
      translate={context.translate}
    />
  );
}
