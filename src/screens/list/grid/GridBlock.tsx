import { memo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { LecternRecord } from '../../../dataProvider';
import type { Field, Resource } from '../../../schemas';
import type { CellContext } from '../../../fields/values/cellTypes';
import { GridRow } from './GridRow';
import styles from './Grid.module.css';

/** Rows that are laid out and painted, or skipped, together. */
export const BLOCK_ROWS = 25;

interface GridBlockProps {
  /** Among the blocks of the page, from 0. */
  readonly place: number;
  /** False: too far out of sight to stand in the document. */
  readonly isDrawn: boolean;
  readonly records: readonly LecternRecord[];
  /** Place of the first record in the whole result; the head is row 1. */
  readonly firstIndex: number;
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly context: CellContext;
  readonly hrefOf: (record: LecternRecord) => string;
  /** The selected ids of this block, joined: a block without a change is not drawn again. */
  readonly selected: string;
  readonly hasMarks: boolean;
  /** The row of this block that Tab reaches, if it is one of them. */
  readonly reachableId: string | null;
  readonly menuLabel: string;
}

/** A run of rows. Out of sight it keeps its height and costs no layout and no paint, far out of sight no elements. */
export const GridBlock = memo(function GridBlock(props: GridBlockProps): ReactNode {
  const { place, records, isDrawn, firstIndex, resource, fields, context, hrefOf, selected, hasMarks, reachableId, menuLabel } = props;
  const style = { '--rows': records.length } as CSSProperties;
  if (!isDrawn) return <div role="presentation" data-block={place} className={styles.gap} style={style} />;
  const ids = new Set(selected.split(' '));
  return (
    <div role="rowgroup" data-block={place} className={styles.block} style={style}>
      {records.map((record, index) => (
        <GridRow
          key={record.id || `row ${index}`}
          record={record}
          index={firstIndex + index}
          resource={resource}
          fields={fields}
          context={context}
          hrefOf={hrefOf}
          isSelected={ids.has(record.id)}
          hasMark={hasMarks}
          isReachable={reachableId === record.id}
          menuLabel={menuLabel}
        />
      ))}
    </div>
  );
});
