import { useMemo } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../i18n/locales';
import { createCellContext } from './createCellContext';
import type { CellContext } from './values/cellTypes';

/** The context of one resource's cells, stable until the language changes or the page is printed. */
export function useCellContext(resource: string, { isPrinted = false }: { isPrinted?: boolean } = {}): CellContext {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(() => createCellContext({ resource, locale, translate, isPrinted }), [resource, locale, translate, isPrinted]);
}

export { createCellContext, intlLocale };
