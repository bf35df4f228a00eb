import { useContext } from 'react';
import type { ReactNode } from 'react';
import type { Input, InputProps } from '../inputTypes';
import { ComboControl } from './ComboControl';
import { FormScopeContext } from './formScope';
import { isOwnerField } from './owner';
import { useRefOptions } from './useRefOptions';
import { toTexts } from './values';

/** An input that chooses records of another module, searched as one types: one of them, or several. */
export function refInput({ isMultiple }: { isMultiple: boolean }): Input {
  function RefInput(props: InputProps): ReactNode {
    const { field, context } = props;
    const isAsked = useContext(FormScopeContext)?.asksOwner === true && isOwnerField(field);
    const { search, ...offered } = useRefOptions({ field, ids: idsOf(props.value), locale: context.locale, operator: isAsked ? context.translate('lectern.fields.operator') : null });
    return <ComboControl {...props} {...offered} isMultiple={isMultiple} onSearch={search} />;
  }
  return { Component: RefInput };
}

function idsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return toTexts(value);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
