import type { CSSProperties, ReactNode } from 'react';
import { shownTitle } from '../../../dataProvider';
import type { LecternRecord } from '../../../dataProvider';
import { isEmptyValue, titleFields } from '../../../schemas';
import type { Field, Resource } from '../../../schemas';
import { Icon } from '../../../ui';
import { isNumericCell } from '../../../fields/drawCell';
import type { CellInput } from '../../../fields/drawCell';
import { Avatar } from '../../../fields/cells/Avatar';
import type { CellContext } from '../../../fields/values/cellTypes';
import styles from './Grid.module.css';

export interface GridRowProps {
  readonly record: LecternRecord;
  /** Place in the whole result, from 2: the head is row 1. */
  readonly index: number;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly context: CellContext;
  /** Where a row leads, from the host on. */
  readonly hrefOf: (record: LecternRecord) => string;
  readonly isSelected: boolean;
  readonly hasMark: boolean;
  /** The one row that Tab reaches; arrows lead to the others. */
  readonly isReachable: boolean;
  readonly menuLabel: string;
}

/** One record. Its events are caught by the grid, by the data attributes here. `cellOf`: how a value is shown. */
export function drawRow(props: GridRowProps & { readonly cellOf: (input: CellInput) => ReactNode }): ReactNode {
  const { cellOf, record, index, resource, fields, context, hrefOf, isSelected, hasMark, isReachable, menuLabel } = props;
  const title = shownTitle({ resource, record, translate: context.translate });
  // Without an id there is nothing to open, select or do.
  const isNamed = record.id !== '';
  return (
    <div role="row" data-id={isNamed ? record.id : undefined} title={isNamed ? undefined : context.translate('lectern.list.noId')} aria-rowindex={index} aria-level={levelOf(record) ?? undefined} aria-selected={hasMark && isNamed ? isSelected : undefined} tabIndex={isReachable ? 0 : -1} className={styles.row}>
      {hasMark && (
        <div role="gridcell" className={styles.mark}>
          {isNamed && <input type="checkbox" data-mark checked={isSelected} readOnly tabIndex={-1} aria-label={context.translate('lectern.list.selectRow', { title })} />}
        </div>
      )}
      {fields.map((field, at) => {
        const isNameless = at === 0 && isTitle({ resource, field }) && isEmptyValue(record[field.name]);
        const cell = isNameless ? title : cellOf({ field, value: record[field.name], context });
        if (at > 0) {
          return (
            <div key={field.name} role="gridcell" className={isNumericCell(field) ? styles.number : styles.cell}>
              {cell}
              <Copy field={field} record={record} context={context} />
            </div>
          );
        }
        return (
          <div key={field.name} role="gridcell" className={styles.first} {...indentOf(record)}>
            {resource.tree && record.allowed?.includes('update') && <span data-handle draggable aria-hidden="true" className={styles.handle}><Icon name="drag" size={16} /></span>}
            {resource.picture && !fields.some((one) => one.name === resource.picture) && isTitle({ resource, field }) && <Avatar title={title} picture={pictureOf({ resource, record })} />}
            {isNamed ? <a href={hrefOf(record)} data-open className={styles.link}>{cell}</a> : cell}
            <Copy field={field} record={record} context={context} />
          </div>
        );
      })}
      <div role="gridcell" className={styles.more}>
        {isNamed && <button type="button" data-menu aria-haspopup="menu" aria-label={context.translate('lectern.list.rowMenuOf', { title })} title={menuLabel} tabIndex={isReachable ? 0 : -1}>
          <Icon name="more" size={18} />
        </button>}
      </div>
    </div>
  );
}

/** Takes a code or an address elsewhere, for the pointer; the row's menu does it for everybody. */
function Copy({ field, record, context }: { field: Field; record: LecternRecord; context: CellContext }): ReactNode {
  const value = record[field.name] as unknown;
  if (!field.copy || typeof value !== 'string' || value === '') return null;
  const label = context.translate('lectern.fields.copyOf', { name: context.label(field.name) });
  return (
    <button type="button" data-copy={field.name} className={styles.copy} tabIndex={-1} aria-label={label} title={label}>
      <Icon name="copy" size={14} />
    </button>
  );
}

/** Its level in a tree, from 1; null where rows do not stand below one another. */
export function levelOf(record: LecternRecord): number | null {
  const level = record['treeDepth'] as unknown;
  return typeof level === 'number' ? level : null;
}

/** Room before a row's title, by its level. */
function indentOf(record: LecternRecord): { 'data-indented'?: ''; style?: CSSProperties } {
  const level = levelOf(record) ?? 1;
  return level === 1 ? {} : { 'data-indented': '', style: { '--indent': `${(Math.min(level, DEEPEST) - 1) * 24}px` } as CSSProperties };
}

/** Levels that are told apart by their indent: further in there would be no room for a title. */
const DEEPEST = 7;

function isTitle({ resource, field }: { resource: Resource; field: Field }): boolean {
  return titleFields(resource).includes(field.name);
}

function pictureOf({ resource, record }: { resource: Resource; record: LecternRecord }): string | null {
  const picture = resource.picture ? record[resource.picture] : null;
  return typeof picture === 'string' && picture ? picture : null;
}
