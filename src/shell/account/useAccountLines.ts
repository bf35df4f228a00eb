import { useLocaleState, useTranslate } from 'ra-core';
import { useActor } from '../../dataProvider';
import { intlLocale } from '../../i18n/locales';
import { useShell } from '../context/shellContext';
import { useTokenBalance } from '../tokens/useTokenBalance';
import type { IconName } from '../../ui';
import { isProfileHidden } from '../context/navigationPlace';
import { useMenuItems, useResources } from '../nav/useMenu';
import { resolveAddress } from '../table/resolveAddress';

/** One screen the account menu leads to. */
export interface AccountLine {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** Below `/app`. */
  readonly path: string;
  readonly badge?: string | undefined;
  /** Its screen is not there, be it not built yet or of a module that is not declared, and such ones are not to be opened from menus. */
  readonly isPending: boolean;
}

/**
 * What the account menu offers between the name and the way out (part 1 §2, §6): My Profile unless the stored flag hides
 * it, AI Token where the navigation has it, Membership for white-labelled institutes.
 */
export function useAccountLines({ isBalanceWanted }: { isBalanceWanted: boolean }): readonly AccountLine[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const actor = useActor();
  const { user, showsPending } = useShell();
  const resources = useResources();
  const institute = useMenuItems().some(({ path }) => path === '/ai-token') ? user.instituteId : null;
  const balance = useTokenBalance({ instituteId: institute, enabled: isBalanceWanted });
  const badge = balance === null ? undefined : new Intl.NumberFormat(intlLocale(locale)).format(balance);
  const isBuilt = (pathname: string): boolean => {
    const found = resolveAddress({ pathname, modules: resources });
    return found.kind === 'module' || (found.kind === 'route' && found.route.page !== undefined);
  };
  const lines = [
    !isProfileHidden() && { key: 'profile', label: translate('lectern.shell.myProfile'), icon: 'user' as const, path: '/profile' },
    institute !== null && { key: 'aiToken', label: translate('lectern.shell.aiToken'), icon: 'token' as const, path: '/ai-token', badge },
    // The screen is the institute's own: its other people would be refused.
    user.isWhiteLabelled && actor?.role === 'institute' && { key: 'membership', label: translate('lectern.shell.membership'), icon: 'membership' as const, path: '/institute/membership' },
  ].filter((line) => line !== false);
  return lines.map((line) => ({ ...line, isPending: showsPending !== true && !isBuilt(line.path) }));
}
