import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { lowerFirst, useTexts } from '../../dataProvider';
import { MAX_SEARCH_LENGTH } from '../../schemas';
import { Icon } from '../../ui';
import { useListModel, useRows } from '../model/listModel';
import { useListAddress } from './useListAddress';
import { useRested } from '../common/useRested';
import styles from './Toolbar.module.css';

/** Finds rows by their searchable fields while one types. `/` leads here, Escape empties it, the arrow goes down to the rows. */
export function SearchBox(): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const texts = useTexts(resource.name);
  const { chosenValues } = useRows();
  const { setFilter } = useListAddress();
  const asked = typeof chosenValues['q'] === 'string' ? chosenValues['q'] : '';
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);

  useEffect(() => {
    // The address changed by another way (a link, back, “clear filters”): the box follows.
    if (asked !== sent.current) setTyped(asked);
    sent.current = asked;
  }, [asked]);

  useRested({
    value: typed.trim(),
    isNew: (q) => q !== sent.current,
    onRest: (q) => {
      sent.current = q;
      setFilter('q', q);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape' && typed) {
      event.stopPropagation();
      setTyped('');
    } else if (event.key === 'ArrowDown') {
      // On to what has been found: the row the keyboard stood on last, else the first.
      const row = document.querySelector<HTMLElement>('[role="grid"] [data-id][tabindex="0"]');
      if (row) event.preventDefault();
      row?.focus();
    }
  };

  const label = translate('lectern.list.search', { name: lowerFirst(texts.module) });
  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={16} />
      <input type="search" data-search value={typed} aria-label={label} placeholder={label} maxLength={MAX_SEARCH_LENGTH} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} onKeyDown={onKeyDown} />
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
