import { useLocale, useTranslate } from 'ra-core';
import { intlLocale } from '../cellContext';
import { formatRelative } from '../values/format';
import { useByNow } from './useByNow';

/** How far away an instant is in the reader's language, kept true while it is shown: `3 hours ago`; null past a month and for none. */
export function useRelativeTime(at: string | null): string | null {
  const translate = useTranslate();
  const locale = intlLocale(useLocale());
  return useByNow(() => (at === null ? null : formatRelative({ time: Date.parse(at), now: Date.now(), locale, justNow: translate('lectern.fields.justNow') })));
}
