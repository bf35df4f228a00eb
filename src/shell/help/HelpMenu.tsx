import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { startTour } from '../tour/tourControl';
import { IconButton, Menu } from '../../ui';
import { openHelpPanel } from './helpControl';

/** Everything that helps: words about the open screen, the keys, the tour. */
export function HelpMenu({ onKeys }: { onKeys: () => void }): ReactNode {
  const translate = useTranslate();
  const label = translate('lectern.help.menu');
  return (
    <Menu
      label={label}
      items={[
        { key: 'screen', label: translate('lectern.help.screen'), icon: 'info', onSelect: openHelpPanel },
        { key: 'keys', label: translate('lectern.help.keys'), icon: 'list', onSelect: onKeys },
        { key: 'tour', label: translate('lectern.help.tour'), icon: 'play', onSelect: startTour },
      ]}
      renderTrigger={(props) => <IconButton {...props} data-tour="help" icon="help" label={label} />}
    />
  );
}
