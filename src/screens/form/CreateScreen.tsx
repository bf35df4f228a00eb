import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { CreateBase } from 'ra-core';
import { useNavigate } from 'react-router';
import { useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { listAddress, RETURN_STATE } from '../../shell/nav/listVisit';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { recordAddress } from '../actions/recordAddress';
import { RecordForm } from './RecordForm';
import styles from './form.module.css';

/** The form for a new record of a declared module. */
export function CreateScreen({ resource }: { resource: Resource }): ReactNode {
  const navigate = useNavigate();
  const actor = useActor();
  const title = useTexts(resource.name).newOne;
  usePageTitle(title);
  const onSaved = useCallback((record: LecternRecord) => void navigate(recordAddress({ resource, id: record.id, page: 'show' })), [navigate, resource]);
  const onCancel = useCallback(() => void navigate(listAddress(resource.name), { state: RETURN_STATE }), [navigate, resource]);
  if (!actor) return null;
  return (
    <CreateBase resource={resource.name} redirect={false} disableAuthentication mutationOptions={SILENT}>
      <div className={styles.screen}>
        <header className={styles.head}>
          <h1>{title}</h1>
        </header>
        <RecordForm key={resource.name} resource={resource} actor={actor} record={undefined} onSaved={onSaved} onCancel={onCancel} />
      </div>
    </CreateBase>
  );
}

/** The form says itself how a save ended. */
const SILENT = { onSuccess: () => undefined, onError: () => undefined };
