import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { EditBase, useEditContext } from 'ra-core';
import { Navigate, useNavigate } from 'react-router';
import { useActor } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { listAddress } from '../../shell/nav/listVisit';
import { AtItsAddress } from '../actions/AtItsAddress';
import { RecordHead } from '../actions/RecordHead';
import { useAddresses } from '../../shell/nav/useAddresses';
import { isDeleted, isInPlaceOf, RecordFailure, RecordSkeleton } from '../actions/RecordStates';
import { useRecordActions } from '../actions/useRecordActions';
import { useRecordPlace } from '../actions/useRecordPlace';
import { useLeaveForm } from '../common/useLeaveForm';
import { RecordForm } from './RecordForm';
import { SaveAndNextProvider } from './saveAndNext';
import styles from './form.module.css';

/** The form of a record of a declared module. */
export function EditScreen({ resource }: { resource: Resource }): ReactNode {
  return (
    <EditBase resource={resource.name} mutationMode="pessimistic" redirect={false} disableAuthentication queryOptions={QUERY} mutationOptions={SILENT}>
      <EditContent resource={resource} />
    </EditBase>
  );
}

/** The screen shows its own failures, in place. */
const QUERY = { onError: () => undefined };
const SILENT = { onSuccess: () => undefined, onError: () => undefined };

function EditContent({ resource }: { resource: Resource }): ReactNode {
  const navigate = useNavigate();
  const actor = useActor();
  const { record, error, isFetching, refetch } = useEditContext<LecternRecord>();
  const id = record?.id;
  const addresses = useAddresses(resource);
  const leave = useLeaveForm();
  const onSaved = useCallback((saved: LecternRecord) => leave(addresses.record({ id: saved.id, page: 'show', record: saved })), [leave, addresses]);
  const onCancel = useCallback(() => leave(id ? addresses.record({ id, page: 'show' }) : listAddress(addresses.list)), [leave, addresses, id]);
  const next = useRecordPlace({ resource, id })?.next ?? null;
  const goNext = useMemo(() => (next === null ? null : () => void navigate(addresses.record({ id: next, page: 'edit' }), { replace: true })), [navigate, addresses, next]);
  if (isInPlaceOf({ error, record })) return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />;
  if (!record || (isFetching && isDeleted(record)) || !actor) return <RecordSkeleton />;
  return (
    <AtItsAddress resource={resource} record={record} page="edit">
      <OnlyWhereAllowed resource={resource} record={record}>
        <div className={styles.screen}>
          <RecordHead resource={resource} record={record} page="edit" />
          <SaveAndNextProvider value={goNext}>
            <RecordForm key={record.id} resource={resource} actor={actor} record={record} onSaved={onSaved} onCancel={onCancel} onReload={() => void refetch()} />
          </SaveAndNextProvider>
        </div>
      </OnlyWhereAllowed>
    </AtItsAddress>
  );
}

/** A record that may be read but not changed, such as the operator's own among those of an institute, leads to its page. */
function OnlyWhereAllowed({ resource, record, children }: { resource: Resource; record: LecternRecord; children: ReactNode }): ReactNode {
  const { mayUpdate } = useRecordActions({ resource, record });
  const addresses = useAddresses(resource);
  return mayUpdate ? children : <Navigate to={addresses.record({ id: record.id, page: 'show', record })} replace />;
}
