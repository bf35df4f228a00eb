import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTitles, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { seesOwners } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { Button, Checkbox } from '../../ui';
import { useByNow } from '../../fields/cells/useByNow';
import { useCellContext } from '../../fields/cellContext';
import { renderCell } from '../../fields/renderCell';
import { formatDatetime } from '../../fields/values/format';
import { STAFF, titleIn } from '../../fields/values/titleIn';
import styles from './bin.module.css';

interface BinLineProps {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly record: LecternRecord;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onRestore: () => void;
}

/** One deleted record: its title and whose it is, who deleted it and when, how long it is kept. */
export function BinLine({ resource, actor, record, isSelected, isBusy, onToggle, onRestore }: BinLineProps): ReactNode {
  const translate = useTranslate();
  const context = useCellContext(resource.name);
  const title = shownTitle({ resource, record, translate });
  const owner = resource.fields['instituteId'];
  const by = typeof record['deletedById'] === 'string' ? record['deletedById'] : null;
  const known = useTitles('user', [by]);
  const at = formatDatetime({ value: String(record['deletedAt']), locale: context.locale });
  const days = Number(useByNow(() => String(Math.max(0, Math.ceil((Date.parse(String(record['purgedAt'])) - Date.now()) / DAY_MS)))));
  const mayRestore = record.allowed?.includes('restore') ?? true;
  return (
    <li className={styles.line}>
      <Checkbox label={translate('lectern.list.selectRow', { title })} checked={isSelected} disabled={!mayRestore} onChange={onToggle} />
      <div className={styles.what}>
        <strong>{title}</strong>
        {owner?.system && seesOwners(actor, resource) && <span className={styles.owner}>{renderCell({ field: owner, value: record['instituteId'] as unknown, context })}</span>}
        <span className={styles.when}>
          {by === null ? translate('lectern.bin.when', { at }) : translate('lectern.bin.whenBy', { at, name: titleIn({ known, id: by, translate, absent: STAFF }) })}
        </span>
      </div>
      <span className={styles.left}>{translate('lectern.bin.left', { smart_count: days })}</span>
      {mayRestore && (
        <Button icon="undo" isSmall disabled={isBusy} aria-label={translate('lectern.bin.restoreOne', { title })} onClick={onRestore}>
          {translate('lectern.bin.restore')}
        </Button>
      )}
    </li>
  );
}

const DAY_MS = 86_400_000;
