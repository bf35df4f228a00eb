import { useMemo } from 'react';
import { useLocaleState, useTranslate } from 'ra-core';
import { textsOf, useActor, useSelectedInstitute } from '../../dataProvider';
import { createPath, holdsRight, routeFields } from '../../schemas';
import { openHelpPanel } from '../help/helpControl';
import { useFrame } from '../context/frameContext';
import { useAccountLines } from '../account/useAccountLines';
import { useMenuItems, useResources } from '../nav/useMenu';
import { useShell } from '../context/shellContext';
import { THEMES, setAppearance } from '../../ui/look/appearance';
import { startTour } from '../tour/tourControl';
import type { PaletteItem } from './paletteItem';

/** What can be done from anywhere: a new record of each module with the right, and what header and account menu offer. */
export function useActionItems(): readonly PaletteItem[] {
  const translate = useTranslate();
  const actor = useActor();
  const resources = useResources();
  const menu = useMenuItems();
  const [locale, setLocale] = useLocaleState();
  const { locales, signOut, stopActing, user } = useShell();
  const { openHelp, institutes } = useFrame();
  const { institute, choose } = useSelectedInstitute();
  const lines = useAccountLines({ isBalanceWanted: false });

  return useMemo((): readonly PaletteItem[] => {
    const act = (item: Omit<PaletteItem, 'section'>): PaletteItem => ({ ...item, section: 'actions' });
    const wordsFor = (action: string): string => translate(`lectern.shell.palette.also.${action}`);
    const inMenu = new Set(menu.map(({ key }) => key));
    // What stands below a record begins with choosing that. What the menu hides from somebody is not offered here either.
    const creations = resources
      .filter((one) => (one.menu ? inMenu.has(one.name) : routeFields(one.routes[0] ?? '').length === 0) && !one.isSingle && !user.isPlanOver && actor && holdsRight(actor, one, 'create'))
      .map((resource) => {
        const { name } = resource;
        const { one, module, newOne } = textsOf({ resource: name, translate });
        return act({ key: `create ${name}`, icon: 'plus', label: newOne, also: `${one} ${module} ${wordsFor('create')}`, path: createPath({ resource }) });
      });
    const account = lines.filter(({ isPending }) => !isPending).map(({ key, label, icon, path }) => act({ key: `account ${key}`, icon, label, path }));
    const ofInstitutes = institutes
      ? [
          act({ key: 'institutes', icon: 'institution', label: translate('lectern.shell.institute.title'), also: translate('lectern.shell.acting.actFor', { name: '' }), run: () => institutes.setOpen(true) }),
          ...(institute ? [act({ key: 'allInstitutes', icon: 'institution', label: translate('lectern.shell.institute.clear'), run: () => choose(null) })] : []),
        ]
      : [];
    const themes = THEMES.map((theme) =>
      act({ key: `theme ${theme}`, icon: theme === 'dark' ? 'moon' : 'sun', label: translate('lectern.shell.palette.theme', { name: translate(`lectern.shell.themes.${theme}`) }), also: `${translate('lectern.shell.appearance')} ${wordsFor(theme)}`, run: () => setAppearance({ theme }) }),
    );
    const languages = locales
      .filter((one) => one.locale !== locale)
      .map((one) => act({ key: `language ${one.locale}`, icon: 'globe', label: translate('lectern.shell.palette.language', { name: one.name }), also: `${one.locale} ${englishName(one.locale)}`, run: () => setLocale(one.locale) }));
    return [
      ...creations,
      ...ofInstitutes,
      ...account,
      ...themes,
      ...languages,
      act({ key: 'screenHelp', icon: 'info', label: translate('lectern.help.screen'), run: openHelpPanel }),
      act({ key: 'tour', icon: 'play', label: translate('lectern.help.tour'), run: startTour }),
      act({ key: 'help', icon: 'help', label: translate('lectern.shell.help'), run: openHelp }),
      ...(user.isActing ? [act({ key: 'stopActing', icon: 'logout', label: translate('lectern.shell.acting.stop'), run: () => void stopActing().catch(() => undefined) })] : []),
      act({ key: 'signOut', icon: 'logout', label: translate('lectern.shell.signOut'), also: wordsFor('signOut'), run: () => void signOut() }),
    ];
  }, [actor, resources, menu, lines, institutes, institute, choose, locale, locales, setLocale, openHelp, signOut, stopActing, user.isActing, user.isPlanOver, translate]);
}

/** Who cannot read the console looks for a language by its English name. */
function englishName(locale: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(locale) ?? '';
}
