import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useGetOne, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterWrite, useActor } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { holdsRight } from '../../schemas';
import type { Resource } from '../../schemas';
import { EmptyState } from '../../ui';
import { RecordFailure, RecordSkeleton } from './RecordStates';

interface MissingAboveProps {
  /** Of the record that is stood below. */
  readonly resource: Resource;
  readonly id: string;
}

/**
 * In place of what stands below a record that could not be named: what is known of that record, in the words of its own
 * page, and the way to its list. Once it is there, as after it was restored, what stands below it comes.
 */
export function MissingAbove({ resource, id }: MissingAboveProps): ReactNode {
  const actor = useActor();
  const mayRead = actor !== undefined && holdsRight(actor, resource, 'read');
  return mayRead ? <AskedFor resource={resource} id={id} /> : <Untold />;
}

function AskedFor({ resource, id }: MissingAboveProps): ReactNode {
  const queryClient = useQueryClient();
  const { data, error, refetch } = useGetOne<LecternRecord>(resource.name, { id, meta: QUIET }, { retry: false, onError: () => undefined });
  useEffect(() => {
    if (data) refreshAfterWrite({ queryClient, resource: resource.name, record: data });
  }, [data, queryClient, resource]);
  return error ? <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} /> : <RecordSkeleton />;
}

/** The page says itself what became of it. */
const QUIET = { quiet: true };

/** Who does not read its module is told no more than that there is nothing. */
function Untold(): ReactNode {
  const translate = useTranslate();
  return <EmptyState level={1} drawing="lost" title={translate('lectern.record.missing')} text={translate('lectern.failure.notFound')} />;
}
