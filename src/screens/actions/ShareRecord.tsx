import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useActor, useTexts, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { Button, Dialog, MenuPopover } from '../../ui';
import { useCellContext } from '../../fields/cellContext';
import { useCopy } from '../../fields/cells/useCopy';
import { sentences } from '../../fields/values/sentences';
import { useRules } from '../../forms/useRules';
import { sharedText } from './sharedText';
import { stateOf } from './stateOf';

/** Shares a record as a text, by what the device offers for it; where that is nothing, by copying or WhatsApp. */
export function ShareRecord({ resource, record }: { resource: Resource; record: LecternRecord }): ReactNode {
  const translate = useTranslate();
  const actor = useActor();
  const rules = useRules(actor);
  const context = useCellContext(resource.name);
  const copy = useCopy();
  const texts = useTexts(resource.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** The button, while it is asked whether this is meant. */
  const [asked, setAsked] = useState<HTMLElement | null>(null);
  const text = actor ? sharedText({ resource, actor, record, rules, context }) : '';
  if (text === '') return null;
  const title = shownTitle({ resource, record, translate });
  const canShare = typeof navigator.share === 'function';
  const why = outOfForce({ resource, record });
  const share = async (button: HTMLElement): Promise<void> => {
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
      <Button aria-haspopup={why ? 'dialog' : canShare ? undefined : 'menu'} aria-expanded={why || canShare ? undefined : Boolean(anchor)} onClick={(event) => (why ? setAsked(event.currentTarget) : void share(event.currentTarget))}>
        {translate('lectern.record.share.open')}
      </Button>
      {asked && why && (
        <Dialog
          role="alertdialog"
          title={translate('lectern.record.share.label', { title })}
          closeLabel={translate('lectern.record.cancel')}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{translate('lectern.record.cancel')}</Button>
              <Button
                kind="primary"
                onClick={() => {
                  setAsked(null);
                  void share(asked);
                }}
              >
                {translate('lectern.record.share.anyway')}
              </Button>
            </>
          }
        >
          <p>{sentences([translate('lectern.record.share.state', { state: texts.choice(why.field, why.state) }), texts.meaning(why.field, why.state)])}</p>
        </Dialog>
      )}
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

/** The state of a record that those who get its text can do nothing with: by the colour of what it means. */
function outOfForce({ resource, record }: { resource: Resource; record: LecternRecord }): { readonly field: string; readonly state: string } | null {
  const field = resource.lifecycle && resource.fields[resource.lifecycle.field];
  const state = stateOf({ resource, records: [record] });
  return field && state !== null && (field.tones[state] ?? 'green') !== 'green' ? { field: field.name, state } : null;
}
