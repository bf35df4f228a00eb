import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useRelativeTime } from '../../fields/cells/useRelativeTime';
import { Button, Icon, IconButton } from '../../ui';
import { useUndo } from '../actions/useUndo';
import { followRuns, isBeingTakenBack, keepDone, keptDone, takeRunBack } from '../common/keptRun';
import { useListModel } from '../model/listModel';
import styles from './KeptRunPanel.module.css';

/** Above the list, on a phone at the foot of the window, after a run over several rows: what was done and the way back, until it is closed, taken back, or followed by another. */
export function KeptRunPanel(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const undo = useUndo(resource);
  const text = useSyncExternalStore(followRuns, () => JSON.stringify(keptDone({ resource: resource.name, actor })));
  const run = useMemo(() => JSON.parse(text) as ReturnType<typeof keptDone>, [text]);
  const isGoing = useSyncExternalStore(followRuns, () => run !== null && isBeingTakenBack(run));
  const when = useRelativeTime(run && new Date(run.at).toISOString());
  if (!run) return null;
  const { onUndo } = undo({ action: run.action, ids: run.ids, records: run.records, after: new Map(run.after.map((one) => [one.id, one])), fields: run.fields });
  if (!onUndo) return null;
  const whose = { resource: resource.name, actor };
  return (
    <section className={styles.panel} data-left={run.isLeft || undefined} data-foot-bar aria-label={translate('lectern.bulk.kept')}>
      <Icon name={run.isLeft ? 'alert' : 'check'} size={18} />
      <p>{run.said} {when !== null && <span className={styles.when}>{when}</span>}</p>
      <Button isSmall icon="undo" isBusy={isGoing} onClick={() => void takeRunBack({ ...whose, run, perform: onUndo })}>{translate('ra.action.undo')}</Button>
      {!isGoing && <IconButton icon="close" isSmall label={translate('lectern.shell.close')} onClick={() => keepDone(whose, null)} />}
    </section>
  );
}
