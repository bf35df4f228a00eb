import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { partialMatchKey, useQueryClient } from '@tanstack/react-query';
import { failureDetails, refreshAfterRefusal, useDependants, useLecternData, useTexts, useWriteFailureText, lowerFirst } from '../../dataProvider';
import type { LecternRecord, RecordUse } from '../../dataProvider';
import type { Resource } from '../../schemas';
import { Button, ConfirmDialog, Dialog } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import { dayOf } from '../../fields/values/datePresets';
import { formatDate } from '../../fields/values/format';
import { isTold } from '../common/isTold';
import { Warnings } from '../common/Warnings';
import { asQuestion } from './asQuestion';
import { Dependants } from './Dependants';
import { Which } from './Which';
import styles from './dependants.module.css';
import { useConcerned } from '../common/useConcerned';
import { ToldCount } from '../told/ToldCount';
import { useDoneNotice } from './useDoneNotice';

interface DeleteDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/**
 * Asks before a record is deleted: names it, says what refers to it and what becomes of that, and until when it can be
 * taken back. What may not go is not offered. A tenant is deleted by typing its name.
 */
export function DeleteDialog({ resource, record, onClose, onDeleted }: DeleteDialogProps): ReactNode {
  const translate = useTranslate();
  const { one } = useTexts(resource.name);
  const failureText = useWriteFailureText('delete', resource.name);
  const provider = useLecternData();
  const queryClient = useQueryClient();
  const notice = useDoneNotice(resource);
  const [ids] = useState([record.id]);
  const [late, setLate] = useState<readonly RecordUse[] | null>(null);
  const [typed, setTyped] = useState('');
  const { dependants, isPending, isKnown } = useDependants(resource.name, { ids });
  const uses = late ?? dependants?.uses ?? [];
  const title = useConcerned({ resource, record })('delete');
  const isTenant = resource.tenant === 'self';
  // Another platform has its own way of letting a tenant go, of which nothing is known.
  const isStaged = isTenant && resource.softDelete;
  const question = asQuestion(translate('lectern.record.deleteTitle', { title }));
  if (uses.some((use) => use.effect === 'refuse')) return <InUse title={translate('lectern.record.inUseTitle', { title })} uses={uses.filter((use) => use.effect === 'refuse')} ids={ids} onClose={onClose} />;

  const confirm = async (): Promise<void> => {
    try {
      await provider.delete(resource.name, { id: record.id, previousData: record, meta: { quiet: true } });
    } catch (error) {
      // Somebody has referred to it since the dialog asked.
      const found = usesOf(error);
      if (found) return setLate(found);
      refreshAfterRefusal({ queryClient, resource: resource.name, error });
      throw error;
    }
    notice({ action: 'delete', label: translate('lectern.list.delete'), ids, records: [record], title });
    // Its page is left: asked for once more, it would not be there.
    const left = [[resource.name, 'getOne', { id: record.id }], [resource.name, 'history', record.id]];
    for (const queryKey of left) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !left.some((one) => partialMatchKey(queryKey, one)) });
    onDeleted();
  };
  return (
    <ConfirmDialog
      title={question}
      verb={translate('lectern.record.deleteVerb', { name: lowerFirst(one), title })}
      isReady={!isPending && (!isTenant || typed.trim() === title)}
      onConfirm={confirm}
      sayFailure={failureText}
      onClose={onClose}
    >
      <Which resource={resource} record={record} />
      <Warnings resource={resource} values={record} />
      {isStaged && <p>{translate('lectern.record.deleteTenant')}</p>}
      <Kept resource={resource} days={dependants?.keptDays} />
      {isTold({ resource, event: 'delete', record }) && <p>{translate('lectern.record.deleteTold')}</p>}
      <ToldCount resource={resource} event="delete" ids={ids} record={record} />
      {isStaged && <p>{translate('lectern.record.deleteTenantUntil')}</p>}
      {isPending ? <p role="status">{translate('lectern.record.uses.checking')}</p> : <Dependants uses={uses} ids={ids} isKnown={isKnown || late !== null} />}
      {isTenant && <TypedName title={title} typed={typed} onType={setTyped} />}
    </ConfirmDialog>
  );
}

/** Until when it can be taken back. */
function Kept({ resource, days = KEPT_DAYS }: { resource: Resource; days?: number | null | undefined }): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  if (!resource.softDelete) return <p>{translate('lectern.record.deleteForGood')}</p>;
  const until = formatDate({ value: dayOf(new Date(Date.now() + (days ?? KEPT_DAYS) * DAY_MS)), locale });
  return <p>{translate('lectern.record.deleteText', { until })}</p>;
}

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

function TypedName({ title, typed, onType }: { title: string; typed: string; onType: (text: string) => void }): ReactNode {
  const translate = useTranslate();
  const id = useId();
  return (
    <label className={styles.typed} htmlFor={id}>
      <span>{translate('lectern.record.typeName', { title })}</span>
      <input id={id} value={typed} autoComplete="off" spellCheck={false} onChange={(event) => onType(event.target.value)} />
    </label>
  );
}

/** In place of the question where the record may not go. */
function InUse({ title, uses, ids, onClose }: { title: string; uses: readonly RecordUse[]; ids: readonly string[]; onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const close = translate('lectern.bulk.close');
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} actions={<Button onClick={onClose}>{close}</Button>}>
      <Dependants uses={uses} ids={ids} />
    </Dialog>
  );
}

/** What uses the record, or would go with it and is not the reader's to delete, as a refused deletion tells it; null for any other failure. */
function usesOf(error: unknown): readonly RecordUse[] | null {
  const details = failureDetails(error);
  const data = details?.data as { uses?: unknown } | null | undefined;
  return (details?.code === 'IN_USE' || details?.reason === 'goesAlong') && Array.isArray(data?.uses) ? (data.uses as RecordUse[]) : null;
}
