import { useMemo } from 'react';
import { useTranslate } from 'ra-core';
import { textsOf, type Texts } from '../texts';

/** The words of a module, for example `useTexts('coupon').field('endsAt')`. */
export function useTexts(resource: string): Texts {
  const translate = useTranslate();
  return useMemo(() => textsOf({ resource, translate }), [resource, translate]);
}
