import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useTexts, useTitles, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { titleFields } from '../../schemas';
import type { Resource } from '../../schemas';
import { listAddress, RETURN_STATE } from '../../shell/nav/listVisit';
import { useAddresses } from '../../shell/nav/useAddresses';
import { usePageTitle } from '../../shell/nav/pageTitle';
import { Button, EmptyState, buttonClass } from '../../ui';
import { intlLocale } from '../../fields/cellContext';
import { formatDatetime } from '../../fields/values/format';
import { STAFF, titleIn } from '../../fields/values/titleIn';
import { RestoreDialog } from './RestoreDialog';
import { useRestore } from './useRestore';

interface DeletedRecordProps {
  readonly resource: Resource;
  /** What the platform tells of it: its title, where the reader may know that, when it was deleted and by whom, and whether it may be restored. */
  readonly record: LecternRecord;
  readonly onRestored: () => void;
}

/** The page of a record that was deleted: when, by whom, until when it can be restored, and the way back for who may. */
export function DeletedRecord({ resource, record, onRestored }: DeletedRecordProps): ReactNode {
  const translate = useTranslate();
  const locale = intlLocale(useLocale() ?? 'en');
  const { module, one } = useTexts(resource.name);
  const { list } = useAddresses(resource);
  const by = typeof record['deletedById'] === 'string' ? record['deletedById'] : null;
  const known = useTitles('user', [by]);
  const restore = useRestore({ resource, onDone: onRestored });
  const title = titleFields(resource).some((name) => record[name] !== undefined) ? shownTitle({ resource, record, translate }) : null;
  const heading = title === null ? translate('lectern.bin.oneUntold') : translate('lectern.bin.one', { title });
  usePageTitle(title ?? one);
  const at = formatDatetime({ value: String(record['deletedAt']), locale });
  const until = formatDatetime({ value: String(record['purgedAt']), locale });
  const when = by === null ? translate('lectern.bin.when', { at }) : translate('lectern.bin.whenBy', { at, name: titleIn({ known, id: by, translate, absent: STAFF }) });
  const mayRestore = record.allowed?.includes('restore') ?? false;
  return (
    <>
      <EmptyState
        level={1}
        drawing="bin"
        title={heading}
        text={translate(mayRestore ? 'lectern.bin.oneUntil' : 'lectern.bin.oneAsk', { when, until })}
        action={
          <>
            {mayRestore && (
              <Button kind="primary" icon="undo" isBusy={restore.isRunning} onClick={() => void restore.run([record])}>
                {translate('lectern.bin.restore')}
              </Button>
            )}
            <Link className={buttonClass('quiet')} to={listAddress(list)} state={RETURN_STATE}>
              {translate('lectern.record.toList', { name: module })}
            </Link>
          </>
        }
      />
      {restore.refused && <RestoreDialog key={restore.refused.record.id} resource={resource} refusal={restore.refused} onRestored={restore.finish} onClose={restore.dismiss} />}
    </>
  );
}
