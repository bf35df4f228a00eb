import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { failureDetails, useFailureText, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import type { Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { listAddress, RETURN_STATE } from '../../shell/nav/listVisit';
import { Button, EmptyState, buttonClass } from '../../ui';
import styles from './actions.module.css';

/** A record's page before the record is there, in the shape of what comes. */
export function RecordSkeleton(): ReactNode {
  const translate = useTranslate();
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={translate('lectern.record.loading')}>
      <div className={styles.boneTitle} />
      <div className={styles.sheet}>
        {BONES.map((bone) => (
          <div key={bone} className={styles.bone} />
        ))}
      </div>
    </div>
  );
}

const BONES = [1, 2, 3, 4, 5, 6];

/** Whether a failure stands in place of the record: also of one that a list knows and the platform says is not there any more. */
export function isInPlaceOf({ error, record }: { error: unknown; record: LecternRecord | undefined }): boolean {
  return Boolean(error) && (!record || failureDetails(error)?.kind === 'notFound');
}

/** A row of deleted ones, by which a page would begin as if it were there: the platform’s answer says how it stands with it. */
export function isDeleted(record: LecternRecord): boolean {
  return typeof record['deletedAt'] === 'string';
}

const DeletedRecord = lazy(async () => ({ default: (await withWords(() => import('../bin/DeletedRecord'))).DeletedRecord }));

/** In place of a record that could not be had: what happened, and what to do next. */
export function RecordFailure({ resource, error, onRetry }: { resource: Resource; error: unknown; onRetry: () => void }): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { module } = useTexts(resource.name);
  const { list } = useAddresses(resource);
  const isMissing = failureDetails(error)?.kind === 'notFound';
  const deleted = deletedOf(error);
  if (deleted) {
    return (
      <Suspense fallback={<RecordSkeleton />}>
        <DeletedRecord resource={resource} record={deleted} onRestored={onRetry} />
      </Suspense>
    );
  }
  return (
    <EmptyState
      level={1}
      drawing={isMissing ? 'lost' : 'failed'}
      title={translate(isMissing ? 'lectern.record.missing' : 'lectern.record.failed')}
      text={failureText(error)}
      action={
        isMissing ? (
          <Link className={buttonClass('quiet')} to={listAddress(list)} state={RETURN_STATE}>
            {translate('lectern.record.toList', { name: module })}
          </Link>
        ) : (
          <Button icon="retry" onClick={onRetry}>
            {translate('lectern.record.retry')}
          </Button>
        )
      }
    />
  );
}

/** What the platform tells of a record that was deleted; null for any other failure. */
function deletedOf(error: unknown): LecternRecord | null {
  const details = failureDetails(error);
  const data = details?.data as { deleted?: unknown } | null | undefined;
  return details?.reason === 'deleted' && typeof data?.deleted === 'object' && data.deleted !== null ? (data.deleted as LecternRecord) : null;
}
