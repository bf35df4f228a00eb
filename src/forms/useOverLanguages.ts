import { useEffect, useState } from 'react';
import { useI18nProvider } from 'ra-core';

interface Held {
  readonly locale: string;
  readonly value: unknown;
}

/** What stands on the page now, by name, and in which language. */
const held = new Map<string, Held>();

/**
 * State of a part of the page that goes on where it was when another language is chosen: everything is drawn anew then, and the new one is
 * put together while the old one still stands.
 * @returns the state, how it is set, and whether it goes on from one in another language
 */
export function useOverLanguages<T>(name: string, initial: T): readonly [T, (value: T) => void, boolean] {
  const i18n = useI18nProvider();
  const [locale] = useState(() => i18n.getLocale());
  const [before] = useState(() => {
    const last = held.get(name);
    return last && last.locale !== locale ? last : null;
  });
  const [value, setValue] = useState(before ? (before.value as T) : initial);
  useEffect(() => {
    const own = { locale, value };
    held.set(name, own);
    return () => {
      if (held.get(name) === own) held.delete(name);
    };
  }, [name, locale, value]);
  return [value, setValue, before !== null];
}
