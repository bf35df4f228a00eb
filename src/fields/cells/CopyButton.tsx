import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { IconButton } from '../../ui';
import styles from './cell.module.css';
import { useCopy } from './useCopy';

/** Takes a text elsewhere: a code, a link, an address. Says that it did, or what to do where the browser forbids it. */
export function CopyButton({ text, name }: { text: string; name: string }): ReactNode {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <span className={styles.copy}>
      <IconButton icon="copy" isSmall label={translate('lectern.fields.copyOf', { name })} onClick={() => void copy(text)} />
    </span>
  );
}
