import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { joined } from '../../../fields/values/joined';
import { Button, Dialog } from '../../../ui';
import type { Untouched } from './untouched';

/** Before everybody sees a site: what of it still has a template's words, shows nothing or leads nowhere, each with the way to it. */
export function PublishCheck({ left, onOpen, onPublish, onClose }: { readonly left: readonly Untouched[]; readonly onOpen: (one: Untouched) => void; readonly onPublish: () => void; readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const say = (key: string, args?: Readonly<Record<string, string>>): string => translate(`lectern.webBuilder.check.${key}`, args);
  return (
    <Dialog
      title={say('title')}
      closeLabel={say('back')}
      onClose={onClose}
      actions={<>
        <Button onClick={onPublish}>{say('publish')}</Button>
        <Button kind="primary" onClick={onClose}>{say('back')}</Button>
      </>}
    >
      <p>{say('text')}</p>
      <ul className="wb-history">
        {left.map((one) => (
          <li key={`${one.why} ${one.block?.id ?? one.page.id}`}>
            <button type="button" className="wb-choose" onClick={() => onOpen(one)}>
              <b>{[one.page.title || one.page.path, one.block && translate(`lectern.webBuilder.blocks.${one.block.type}`)].filter(Boolean).join(' › ')}</b>
              <span>{say(one.why, { addresses: joined({ texts: one.addresses ?? [], locale }) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
