import { useTranslate } from 'ra-core';
import { textsOf } from '../../dataProvider';
import type { Field } from '../../schemas';

/** What the modules are called, one record of each, that a reference to one of several may point at. */
export function useKindNames({ kinds }: Pick<Field, 'kinds'>): (kind: string) => string {
  const translate = useTranslate();
  return (kind) => textsOf({ resource: kinds[kind] ?? '', translate }).one;
}
