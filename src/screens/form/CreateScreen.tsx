import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { CreateBase } from 'ra-core';
import { useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Actor, Resource } from '../../schemas';
import { listAddress } from '../../shell/nav/listVisit';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useBeginning } from '../common/begun';
import { RecordSkeleton } from '../actions/RecordStates';
import { RecordForm } from './RecordForm';
import { useGiveUpNew, useLeaveForm } from '../common/useLeaveForm';
import { useOwnerAbove } from '../common/useOwnerAbove';
import styles from './form.module.css';

/** The form for a new record of a declared module. */
export function CreateScreen({ resource }: { resource: Resource }): ReactNode {
  const actor = useActor();
  return actor ? <NewRecord resource={resource} actor={actor} /> : null;
}

function NewRecord({ resource, actor }: { resource: Resource; actor: Actor }): ReactNode {
  const leave = useLeaveForm();
  const giveUp = useGiveUpNew();
  const addresses = useAddresses(resource);
  const owner = useOwnerAbove({ resource, actor, within: useBeginning(resource) });
  const title = useTexts(resource.name).newOne;
  usePageTitle(title);
  const onSaved = useCallback((record: LecternRecord) => leave(record.id === '' ? listAddress(addresses.list) : addresses.record({ id: record.id, page: 'show', record })), [leave, addresses]);
  const onCancel = useCallback(() => giveUp(listAddress(addresses.list)), [giveUp, addresses]);
  return (
    <CreateBase resource={resource.name} redirect={false} disableAuthentication mutationOptions={SILENT}>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{title}</h1>
        </header>
        {owner === undefined ? <RecordSkeleton /> : <RecordForm key={resource.name} resource={resource} actor={actor} record={undefined} owner={owner} onSaved={onSaved} onCancel={onCancel} />}
      </div>
    </CreateBase>
  );
}

/** The form says itself how a save ended. */
const SILENT = { onSuccess: () => undefined, onError: () => undefined };
