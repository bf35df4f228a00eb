import { useMemo, useState } from 'react';
import { useTranslate } from 'ra-core';
import { shownSubtitle, useLookupPages, useTitles } from '../../dataProvider';
import type { LookupItem } from '../../dataProvider';
import { folded } from '../../schemas';
import type { Field } from '../../schemas';
import type { ComboOption } from './Combobox';
import { useChoiceScope } from './choiceScope';
import { OPERATOR } from '../cells/owner';
import { inChoiceOrder } from '../values/choiceOrder';
import { itemTitle, mayBeAlike, titleIn } from '../values/titleIn';
import { useDebounced } from './useDebounced';

interface RefOptions {
  readonly options: readonly ComboOption[];
  readonly chosen: readonly ComboOption[];
  readonly isLoading: boolean;
  /** Where nobody can tell what there is. */
  readonly nothingText?: string;
  readonly search: (text: string) => void;
  /** Records that fit and are not offered yet. */
  readonly more: number;
  /** Fetches some of them. */
  readonly onMore: () => void;
}

/** Filters of the other module by what is chosen beside a reference, one or several. */
export type Narrowing = Readonly<Record<string, string | readonly string[]>>;

interface RefOptionsParams {
  readonly field: Field;
  /** Filters of the other module by what is chosen beside the field. @default none */
  readonly narrowing?: Narrowing;
  readonly ids: readonly string[];
  readonly locale: string;
  /** Offers the operator before all institutes, by this name. @default not offered */
  readonly operator?: string | null;
}

/** What a reference field offers: found by what is typed, in the order of the language; and the titles of what is chosen already. */
export function useRefOptions({ field, narrowing = NO_FILTER, ids, locale, operator = null }: RefOptionsParams): RefOptions {
  const to = field.to ?? '';
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const q = useDebounced({ value: typed, delay: SEARCH_DELAY });
  const scope = useChoiceScope(field);
  const lookup = useLookupPages(to, { q, where: field.where, filter: { ...scope, ...narrowing }, enabled: isAsked });
  const translate = useTranslate();
  const named = useTitles(to, useMemo(() => ids.filter((id) => id !== OPERATOR), [ids]));
  const known = new Map(lookup.pages.flat().map((item) => [item.id, item]));
  const optionOf = (item: LookupItem): ComboOption => ({ value: item.id, text: itemTitle({ item, translate }), picture: item.picture ?? null, isPerson: to === 'user', ...(item.subtitle ? { detail: shownSubtitle({ text: item.subtitle, locale }) } : {}) });
  const collator = new Intl.Collator(locale, { numeric: true });
  const found = inOrder({ pages: lookup.pages, isWhole: lookup.more === 0, typed: q, collator }).map(optionOf);
  const isOperatorFound = operator !== null && folded(operator).includes(folded(typed).trim());
  return {
    options: isOperatorFound ? [{ value: OPERATOR, text: operator }, ...found] : found,
    chosen: ids.map((id) => {
      if (id === OPERATOR && operator !== null) return { value: id, text: operator };
      const item = named.titles.get(id) ?? known.get(id);
      // The open list says in a second line what the closed field says with the title, once that is asked for by the id.
      const isApart = mayBeAlike(field) && named.titles.has(id);
      return item ? { ...optionOf(item), text: itemTitle({ item, translate, isApart }) } : { value: id, text: titleIn({ known: named, id, translate }), isPerson: to === 'user' };
    }),
    isLoading: isAsked && (lookup.isFetching || q !== typed),
    search: (text) => {
      setAsked(true);
      setTyped(text);
    },
    ...(lookup.isFailed && { nothingText: translate('lectern.fields.notSearched') }),
    more: lookup.more,
    onMore: lookup.fetchMore,
  };
}

/** As choices are ordered; while further pages are to come each page for itself, so that nothing moves under the pointer. */
function inOrder({ pages, isWhole, ...order }: { pages: readonly (readonly LookupItem[])[]; isWhole: boolean; typed: string; collator: Intl.Collator }): readonly LookupItem[] {
  const sorted = (choices: readonly LookupItem[]): readonly LookupItem[] => inChoiceOrder({ choices, ...order });
  return isWhole && pages.length === 1 ? sorted(pages[0] ?? []) : pages.flatMap(sorted);
}

const NO_FILTER: Readonly<Record<string, string>> = {};

/** In ms. */
const SEARCH_DELAY = 200;
