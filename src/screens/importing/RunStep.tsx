import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { UseBulkRun } from '../../dataProvider';
import { Button } from '../../ui';
import styles from './importing.module.css';

/** How far the import is. */
export function RunStep({ run: { state } }: { readonly run: UseBulkRun }): ReactNode {
  const translate = useTranslate();
  if (!state) return null;
  const { done, failed, total, phase } = state;
  const progress = translate('lectern.imports.run.progress', { done: done.length, total });
  return (
    <>
      <progress className={styles.progress} value={done.length + failed.length} max={Math.max(1, total)} aria-label={translate('lectern.imports.steps.run')} />
      <p role="status">
        {phase === 'paused' ? `${translate('lectern.bulk.paused')} · ${progress}` : progress}
        {failed.length > 0 && <span className={styles.refused}>{translate('lectern.imports.run.failed', { smart_count: failed.length })}</span>}
      </p>
      {phase === 'waiting' && <p role="status">{translate('lectern.bulk.waiting')}</p>}
    </>
  );
}

/** In ms, longer than between the two clicks of a double click, of which the second would fall on what has taken the place of “Import”. */
export const SETTLED_MS = 600;

/** Holds the import up, goes on, ends it. */
export function RunButtons({ run: { state, pause, resume, cancel } }: { readonly run: UseBulkRun }): ReactNode {
  const translate = useTranslate();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {state?.phase === 'paused' ? (
        <Button kind="primary" icon="play" onClick={resume}>
          {translate('lectern.bulk.resume')}
        </Button>
      ) : (
        <Button icon="pause" disabled={!isSettled} onClick={pause}>
          {translate('lectern.bulk.pause')}
        </Button>
      )}
      <Button disabled={!isSettled} onClick={cancel}>
        {translate('lectern.bulk.stop')}
      </Button>
    </>
  );
}
