import { Suspense, lazy, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { withWords } from '../../i18n/withWords';
import { useAppearance } from '../../ui/look/appearance';
import { IconButton, Popover } from '../../ui';

const AppearancePanel = lazy(() => withWords(() => import('./AppearancePanel')));

/** Light or dark, one of five colours, how close the rows of lists stand, and where the navigation is. */
export function AppearanceMenu(): ReactNode {
  const translate = useTranslate();
  const { scheme } = useAppearance();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const label = translate('lectern.shell.appearance');
  return (
    <>
      <IconButton
        icon={scheme === 'dark' ? 'moon' : 'sun'}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      />
      {anchor && (
        <Suspense>
          <Popover anchor={anchor} onClose={close} align="end" label={label} width={264}>
            <AppearancePanel />
          </Popover>
        </Suspense>
      )}
    </>
  );
}
