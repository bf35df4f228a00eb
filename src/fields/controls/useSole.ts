import { useContext, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLookupPages } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import type { InputProps } from '../values/inputTypes';
import { useChoiceScope } from './choiceScope';
import { FormScopeContext } from './formScope';
import type { Narrowing } from './useRefOptions';

interface SoleParams extends Pick<InputProps, 'field' | 'path' | 'value'> {
  readonly narrowing: Narrowing;
  /** A field beside it that narrows it is empty. */
  readonly isUnsettled: boolean;
}

/**
 * What has to be chosen in a new record and is the only one there is beside what is chosen already stands there from the start, as the section of a test that has one.
 * Whoever empties it finds it empty.
 */
export function useSole({ field, path, value, narrowing, isUnsettled }: SoleParams): void {
  const newOf = useContext(FormScopeContext)?.newOf;
  const { setValue } = useFormContext();
  const scope = useChoiceScope(field);
  const beside = JSON.stringify(narrowing);
  const tried = useRef<string | null>(null);
  const isSought = newOf !== undefined && field.type === 'ref' && field.required === true && Object.keys(narrowing).length > 0 && !isUnsettled;
  const { pages: [found], more, isFetching } = useLookupPages(field.to ?? '', { where: field.where, filter: { ...scope, ...narrowing }, enabled: isSought });
  const sole = !isFetching && found?.length === 1 && more === 0 ? found[0]!.id : null;
  useEffect(() => {
    if (!isSought || isFetching || !found || tried.current === beside) return;
    tried.current = beside;
    if (sole !== null && isEmptyValue(value)) setValue(path, sole);
  }, [isSought, isFetching, found, beside, sole, value, path, setValue]);
}
