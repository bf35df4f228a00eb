import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { Button, MenuPopover } from '../../shell/ui';
import { useCellContext } from '../fields/cellContext';
import { useCopy } from '../fields/shared/useCopy';
import { useRules } from '../form/useRules';
import { sharedText } from './sharedText';

/** Shares a record as a text, by what the device offers for it; where that is nothing, by copying or WhatsApp. */
export function ShareRecord({ resource, record }: { resource: Resource; record: LecternRecord }): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  const rules = useRules(actor);
  const context = useCellContext(resource.name);
  const copy = useCopy();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = actor ? sharedText({ resource, actor, record, rules, context }) : '';
  if (text === '') return null;
  const title = shownTitle({ resource, record, translate });
  const canShare = typeof navigator.share === 'function';
  const open = async (button: HTMLElement): Promise<void> => {
    if (!canShare) return setAnchor(anchor ? null : button);
    try {
      await navigator.share({ title, text });
    } catch (error) {
      // Somebody who has thought better of it is not asked again.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setAnchor(button);
    }
  };
  return (
    <>
      <Button aria-haspopup={canShare ? undefined : 'menu'} aria-expanded={canShare ? undefined : Boolean(anchor)} onClick={(event) => void open(event.currentTarget)}>
        {translate('lectern.record.share.open')}
      </Button>
      {anchor && (
        <MenuPopover
          anchor={anchor}
          label={translate('lectern.record.share.label', { title })}
          onClose={() => setAnchor(null)}
          items={[
            { key: 'copy', label: translate('lectern.record.share.copy'), icon: 'copy', onSelect: () => void copy(text) },
            { key: 'whatsApp', label: translate('lectern.record.share.whatsApp'), icon: 'external', onSelect: () => void window.open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener,noreferrer') },
          ]}
        />
      )}
    </>
  );
}
