import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { useLookup, useTitles } from '../../../dataProvider';
import type { Field } from '../../../schemas';
import type { ComboOption } from './Combobox';
import { useChoiceScope } from './choiceScope';
import { itemTitle, titleIn } from './titleIn';
import { useDebounced } from './useDebounced';

/** What a reference field offers: found by what is typed, and the titles of what is chosen already. */
export function useRefOptions({ field, ids }: { field: Field; ids: readonly string[] }): {
  readonly options: readonly ComboOption[];
  readonly chosen: readonly ComboOption[];
  readonly isLoading: boolean;
  readonly search: (text: string) => void;
} {
  const to = field.to ?? '';
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const q = useDebounced({ value: typed, delay: SEARCH_DELAY });
  const scope = useChoiceScope(field);
  const lookup = useLookup(to, { q, where: field.where, filter: scope, enabled: isAsked });
  const translate = useTranslate();
  const named = useTitles(to, ids);
  const isPerson = to === 'user';
  const known = new Map(lookup.items.map((item) => [item.id, item]));
  return {
    options: lookup.items.map((item) => ({ value: item.id, text: item.title, picture: item.picture ?? null, isPerson })),
    chosen: ids.map((id) => {
      const item = named.titles.get(id) ?? known.get(id);
      return { value: id, text: item ? itemTitle({ item, translate }) : titleIn({ known: named, id, translate }), picture: item?.picture ?? null, isPerson };
    }),
    isLoading: isAsked && (lookup.isFetching || q !== typed),
    search: (text) => {
      setAsked(true);
      setTyped(text);
    },
  };
}

/** In ms. */
const SEARCH_DELAY = 200;
