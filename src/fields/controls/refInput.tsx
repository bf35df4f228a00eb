import { useContext } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { isEmptyValue } from '../../schemas';
import type { Input, InputProps } from '../values/inputTypes';
import { ComboControl } from './ComboControl';
import { EmptiedContext } from './emptied';
import { FormScopeContext } from './formScope';
import { isOwnerField } from '../cells/owner';
import styles from './input.module.css';
import { useRefOptions, type Narrowing } from './useRefOptions';
import { useSole } from './useSole';
import { useTaken } from './useTaken';
import { siblingPath, wordsPath } from '../values/paths';
import { toTexts } from '../values/values';

/** An input that chooses records of another module, searched as one types: one of them, or several. */
export function refInput({ isMultiple }: { isMultiple: boolean }): Input {
  function RefInput(props: InputProps): ReactNode {
    const { field, path, value, context } = props;
    const isAsked = useContext(FormScopeContext)?.asksOwner === true && isOwnerField(field);
    const { narrowing, missing } = useNarrowing(props);
    useSole({ field, path, value, narrowing, isUnsettled: missing !== undefined });
    const { search, options: found, ...offered } = useRefOptions({ field, narrowing, ids: idsOf(value), locale: context.locale, operator: isAsked ? context.translate('lectern.fields.operator') : null });
    const taken = useTaken({ field, ids: found.map((one) => one.value) });
    const options = taken.size === 0 ? found : found.map((one) => (taken.has(one.value) ? { ...one, taken: context.translate('lectern.fields.taken') } : one));
    const labelOf = (name: string): string => context.label(wordsPath(siblingPath({ path, name })));
    const emptiedBy = useContext(EmptiedContext).get(path);
    const first = missing === undefined ? null : context.translate('lectern.fields.chooseFirst', { field: labelOf(missing) });
    return (
      <>
        <ComboControl {...props} {...offered} {...(first === null ? { options, onSearch: search } : { options: NONE, more: 0, onSearch: ignore, whyNone: first })} isMultiple={isMultiple} />
        {emptiedBy !== undefined && isEmptyValue(value) && <span className={styles.hint} role="status">{context.translate('lectern.fields.emptied', { field: labelOf(emptiedBy) })}</span>}
      </>
    );
  }
  return { Component: RefInput };
}

const NONE: readonly [] = [];
const ignore = (): void => undefined;

/** What the fields beside a reference narrow it to, as filters of the other module; and the first of them in which nothing is chosen. */
function useNarrowing({ field, path }: Pick<InputProps, 'field' | 'path'>): { narrowing: Narrowing; missing: string | undefined } {
  const pairs = Object.entries(field.narrowedBy);
  const values = useWatch({ name: pairs.map(([, name]) => siblingPath({ path, name })) }) as readonly unknown[];
  return { narrowing: Object.fromEntries(pairs.map(([theirs], index) => [theirs, Array.isArray(values[index]) ? toTexts(values[index]) : String(values[index] ?? '')])), missing: pairs.find((_, index) => isEmptyValue(values[index]))?.[1] };
}

function idsOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return toTexts(value);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
