import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Button } from '../ui';
import { Notice } from './Notice';
import type { UseDraft } from './useDraft';

/** What had been typed here before, to be taken up again or thrown away. */
export function OfferedDraft({ draft: { offered, restore, discard }, locale }: { readonly draft: Pick<UseDraft, 'offered' | 'restore' | 'discard'>; readonly locale: string }): ReactNode {
  const translate = useTranslate();
  return (
    offered && (
      <Notice tone="blue" text={translate('lectern.form.draft.text', { time: new Date(offered.savedAt).toLocaleTimeString(locale, { timeStyle: 'short' }) })}>
        <Button isSmall onClick={restore}>{translate('lectern.form.draft.restore')}</Button>
        <Button isSmall kind="bare" onClick={discard}>{translate('lectern.form.draft.discard')}</Button>
      </Notice>
    )
  );
}
