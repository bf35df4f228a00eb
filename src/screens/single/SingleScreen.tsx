import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { EditBase, useEditContext, useTranslate } from 'ra-core';
import { OWN_SINGLE, useActor, useFailureText, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Actor, Resource } from '../../schemas';
import { Button, EmptyState } from '../../ui';
import { RecordSkeleton } from '../actions/RecordStates';
import { Notice } from '../../forms/Notice';
import { RecordForm } from '../form/RecordForm';
import styles from '../form/form.module.css';

interface SingleScreenProps {
  readonly resource: Resource;
  /** Whose record. Null or none: one's own, which is named too, so that no other session can write it elsewhere. */
  readonly instituteId?: string | null;
  /** Of its heading, which is the module's name; its sections stand one below. @default 2 */
  readonly headingLevel?: 1 | 2;
  /** Told when the record is another than was shown: saved, or a save undone. */
  readonly onChanged?: () => void;
}

/** The form of a module that is one record a tenant. It stays open when it is saved. */
export function SingleScreen({ resource, instituteId, headingLevel = 2, onChanged = NOTHING }: SingleScreenProps): ReactNode {
  const actor = useActor();
  if (!actor) return <RecordSkeleton />;
  // The operator has no id; its own record is the one nobody names.
  const id = instituteId ?? actor.instituteId ?? OWN_SINGLE;
  return (
    <EditBase key={`${resource.name} ${id}`} resource={resource.name} id={id} mutationMode="pessimistic" redirect={false} disableAuthentication queryOptions={QUERY} mutationOptions={SILENT}>
      <SingleContent resource={resource} actor={actor} headingLevel={headingLevel} onChanged={onChanged} />
    </EditBase>
  );
}

/** The screen shows its own failures, in place. */
const QUERY = { onError: () => undefined };
const SILENT = { onSuccess: () => undefined, onError: () => undefined };

function SingleContent({ resource, actor, headingLevel, onChanged }: { resource: Resource; actor: Actor; headingLevel: 1 | 2; onChanged: () => void }): ReactNode {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { module } = useTexts(resource.name);
  const { record, error, refetch } = useEditContext<LecternRecord>();
  const retry = (): void => void refetch();
  const version = record?.['version'] as unknown;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== undefined && version !== shown.current) onChanged();
    shown.current = version;
  }, [version, onChanged]);
  if (!record && error) {
    return (
      <EmptyState
        level={headingLevel}
        drawing="failed"
        title={translate('lectern.record.failed')}
        text={failureText(error)}
        action={<Button icon="retry" onClick={retry}>{translate('lectern.record.retry')}</Button>}
      />
    );
  }
  if (!record) return <RecordSkeleton />;
  const Heading = `h${headingLevel}` as const;
  const isReadOnly = record.allowed !== undefined && !record.allowed.includes('update');
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Heading>{module}</Heading>
      </header>
      {isReadOnly && <Notice tone="blue" text={translate('lectern.form.readOnly')} />}
      <RecordForm resource={resource} actor={actor} record={record} onSaved={NOTHING} onCancel={NOTHING} onReload={retry} staysOpen isReadOnly={isReadOnly} headingLevel={headingLevel === 1 ? 2 : 3} />
    </div>
  );
}

/** It is there to stay: nothing follows a save. */
const NOTHING = (): void => undefined;
