import { useMemo, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { usePageActions } from '../../shell/nav/pageActions';
import type { PageAction } from '../../shell/nav/pageActions';
import { ownSentence } from './ownSentence';
import { saysMore } from './saysMore';
import { useAddresses } from '../../shell/nav/useAddresses';
import { stateOf } from './stateOf';
import { useConcerned } from '../common/useConcerned';
import { FROM_PAGE } from '../common/useLeaveForm';
import type { RecordActions } from './useRecordActions';

interface HeadActionsParams {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly page: 'show' | 'edit';
  readonly actions: RecordActions;
  /** Begins a lifecycle action, or `delete`. */
  readonly onBegin: (action: string) => void;
}

/** Lets the command palette offer what the head of the open record offers, with the record's name. */
export function useHeadActions({ resource, record, page, actions: { lifecycle, mayUpdate, mayDelete }, onBegin }: HeadActionsParams): void {
  const translate = useTranslate();
  const navigate = useNavigate();
  const texts = useTexts(resource.name);
  const titleOf = useConcerned({ resource, record });
  const address = useAddresses(resource).record({ id: record.id, page: 'edit', record });
  const mayEdit = page === 'show' && mayUpdate;
  const allowed = lifecycle.flatMap(({ action, isAllowed }) => (isAllowed ? [action.name] : [])).join(' ');
  const state = stateOf({ resource, records: [record] });
  const begin = useRef(onBegin);
  begin.current = onBegin;
  const offered = useMemo((): readonly PageAction[] => {
    const one = ({ verb, key, ...rest }: Omit<PageAction, 'label'> & { verb: string }): PageAction => ({ ...rest, key: `page ${resource.name} ${key}`, label: ownSentence({ translate, action: key, kind: 'one', words: { title: titleOf(key) } }) ?? translate(saysMore({ translate, label: verb }) ? 'lectern.bulk.verbOneApart' : 'lectern.bulk.verbOne', { action: verb, title: titleOf(key) }) });
    return [
      ...allowed.split(' ').filter(Boolean).map((name) => one({ key: name, icon: 'play', verb: texts.action(name, state), isDanger: true, run: () => begin.current(name) })),
      ...(mayEdit ? [one({ key: 'edit', icon: 'edit', verb: translate('lectern.list.edit'), run: () => void navigate(address, { state: FROM_PAGE }) })] : []),
      ...(mayDelete ? [one({ key: 'delete', icon: 'trash', verb: translate('lectern.list.delete'), isDanger: true, run: () => begin.current('delete') })] : []),
    ];
  }, [address, allowed, mayDelete, mayEdit, navigate, resource.name, state, texts, titleOf, translate]);
  usePageActions(offered);
}
