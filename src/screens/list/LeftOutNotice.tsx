import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { listed } from '../../fields/values/listed';
import { sentences } from '../../fields/values/sentences';
import { useCellContext } from '../../fields/cellContext';
import { useListModel } from '../model/listModel';
import { leftOutOf } from './leftOut';

/** An address of a list, as somebody was led there. */
export interface AskedAddress {
  /** With the question mark. */
  readonly search: string;
}

/** Says once what an address asked of the list that it was opened without, and what it can be asked in place of that. */
export function LeftOutNotice({ asked }: { readonly asked: AskedAddress | null }): null {
  const { resource, actor } = useListModel();
  const translate = useTranslate();
  const notify = useNotify();
  const texts = useTexts(resource.name);
  const { locale } = useCellContext(resource.name);
  const told = useRef<AskedAddress | null>(null);
  useEffect(() => {
    if (asked === null || told.current === asked) return;
    told.current = asked;
    const { sort, orders, filters } = leftOutOf({ search: asked.search, resource, actor });
    const named = (name: string): string => (resource.fields[name] ? texts.field(name) : name.slice(0, 40));
    const said = sentences([
      sort !== null && translate('lectern.leftOut.sort', { name: named(sort), known: listed(orders.map(named), locale) }),
      filters.length > 0 && translate('lectern.leftOut.filters', { names: listed(filters.map(named), locale) }),
    ]);
    if (said) notify(said, { type: 'warning', autoHideDuration: null });
  }, [asked, resource, actor, translate, notify, texts, locale]);
  return null;
}
