import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { IconButton } from '../../../shell/ui';
import styles from './cell.module.css';

/** Takes a text elsewhere: a code, a link, an address. Says that it did, or what to do where the browser forbids it. */
export function CopyButton({ text, name }: { text: string; name: string }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify('lectern.fields.copied', { type: 'success' });
    } catch {
      notify('lectern.fields.notCopied', { type: 'warning' });
    }
  };
  return (
    <span className={styles.copy}>
      <IconButton icon="copy" isSmall label={translate('lectern.fields.copyOf', { name })} onClick={() => void copy()} />
    </span>
  );
}
