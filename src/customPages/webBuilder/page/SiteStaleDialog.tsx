import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button, Dialog } from '../../../ui';
import type { Site } from '../../../schemas/site';
import { SiteChanges } from './SiteChanges';
import type { Draft, SiteState } from './useSiteDraft';

/** Somebody else, or oneself in another tab, saved first: what they changed is seen before anything is written over it. */
export function SiteStaleDialog({ draft, theirs, onTake }: { readonly draft: Draft; readonly theirs: SiteState; readonly onTake: (state: SiteState) => void }): ReactNode {
  const translate = useTranslate();
  const who = theirs.updatedBy ?? translate('lectern.webBuilder.stale.somebody');
  const say = (key: 'title' | 'theirs'): string => (theirs.isOwn ? translate(`lectern.webBuilder.staleOwn.${key}`) : translate(`lectern.webBuilder.stale.${key}`, { who }));
  return (
    <Dialog
      role="alertdialog"
      size="medium"
      title={say('title')}
      closeLabel={translate('lectern.webBuilder.close')}
      isLocked
      onClose={() => undefined}
      actions={<>
        <Button onClick={draft.keepMine}>{translate('lectern.webBuilder.stale.mine')}</Button>
        <Button kind="primary" onClick={() => onTake(theirs)}>{say('theirs')}</Button>
      </>}
    >
      <p>{translate('lectern.webBuilder.stale.text')}</p>
      <SiteChanges before={draft.site} after={theirs.configuration as unknown as Site} />
    </Dialog>
  );
}
