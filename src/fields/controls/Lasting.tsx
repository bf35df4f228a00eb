import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { InputProps } from '../values/inputTypes';
import { lastingText } from '../values/lasting';
import { siblingPath } from '../values/paths';

/** Behind the end of something how long it lasts, by what is typed as its beginning. */
export function Lasting({ field, path, value, context }: Pick<InputProps, 'field' | 'path' | 'value' | 'context'>): ReactNode {
  const from: unknown = useWatch({ name: siblingPath({ path, name: field.after! }) });
  const text = lastingText({ field, from, to: value, locale: context.locale });
  return text === null ? null : <> · {text}</>;
}
