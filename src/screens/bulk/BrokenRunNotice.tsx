import { useEffect, useRef } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useDoneNotice } from '../actions/useDoneNotice';
import { useListModel, useRows } from '../model/listModel';
import { takeRun } from './brokenRuns';

/** After a run whose page was left by force: says how far it came, offers to take that back, and has the other rows selected. */
export function BrokenRunNotice(): null {
  const notify = useNotify();
  const { resource, actor } = useListModel();
  const { onSelect } = useRows();
  const translate = useTranslate();
  const notice = useDoneNotice(resource);
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    const run = takeRun({ resource: resource.name, actor });
    if (!run) return;
    const { action, label, done, left, before, after, fields } = run;
    onSelect([...left]);
    const broken = translate('lectern.bulk.broken', { action: label, done: done.length, total: done.length + left.length });
    if (done.length === 0) notify(broken, { type: 'warning' });
    else notice({ broken, action, label, ids: done, records: before, isKept: true, after: new Map(after.map((one) => [one.id, one])), ...(fields && { fields }) });
  });
  return null;
}
