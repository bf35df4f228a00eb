import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { MAX_SEARCH_LENGTH } from '../../schemas';
import { Icon } from '../../ui';
import styles from '../list/Toolbar.module.css';
import { useRested } from '../common/useRested';

/** Finds deleted records by their searchable fields while one types. `/` leads here, Escape empties it. */
export function BinSearch({ asked, onAsk }: { asked: string; onAsk: (q: string) => void }): ReactNode {
  const translate = useTranslate();
  const [typed, setTyped] = useState(asked);
  useRested({ value: typed.trim(), isNew: (q) => q !== asked, onRest: onAsk });
  const label = translate('lectern.bin.search');
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={16} />
      <input
        type="search"
        data-search
        value={typed}
        aria-label={label}
        placeholder={label}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
