import { useCallback } from 'react';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { shownTitle, useTexts } from '../../../dataProvider';
import type { LecternRecord } from '../../../dataProvider';
import { joined } from '../../../fields/values/joined';
import { useListModel } from '../../model/listModel';
import { statesAhead } from './boardActions';

/** Says why a card stays where it is: from which state to which nothing leads, and where it can go. `null`: beyond the last state. */
export function useRefusal(): (record: LecternRecord, to: string | null) => void {
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  return useCallback(
    (record, to) => {
      const field = resource.lifecycle!.field;
      const called = (state: string): string => texts.choice(field, state);
      const from = called(String(record[field]));
      if (to === null) return notify(translate('lectern.board.end', { state: from }), { type: 'info' });
      const ahead = statesAhead({ resource, actor, record });
      const states = joined({ texts: ahead.map(called), locale });
      notify(translate(ahead.length > 0 ? 'lectern.board.cannot' : 'lectern.board.nowhere', { title: shownTitle({ resource, record, translate }), from, to: called(to), states }), { type: 'warning' });
    },
    [actor, locale, notify, resource, texts, translate],
  );
}
