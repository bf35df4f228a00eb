import type { ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import { useShell } from '../context/shellContext';
import { IconButton, Menu } from '../../ui';

/** Chooses the language of the console; each is named in itself. */
export function LanguagePicker(): ReactNode {
  const translate = useTranslate();
  const { locales } = useShell();
  const [locale, setLocale] = useLocaleState();
  const label = translate('lectern.shell.language');
  const items = locales.map((one) => ({ key: one.locale, label: one.name, isChosen: one.locale === locale, onSelect: () => setLocale(one.locale) }));
  return <Menu label={label} items={items} renderTrigger={(props) => <IconButton {...props} icon="globe" label={label} />} />;
}
