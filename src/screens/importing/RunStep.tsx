import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { UseBulkRun } from '../../dataProvider';
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
