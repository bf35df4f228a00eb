import type { CSSProperties, ReactNode } from 'react';
import type { LecternRecord } from '../../dataProvider';
import { textsOf } from '../../dataProvider/texts';
import { createCellContext } from '../../fields/createCellContext';
import { drawCell } from '../../fields/drawCell';
import type { CellInput } from '../../fields/drawCell';
import { plainCells } from '../../fields/plainCells';
import { longestDay } from '../../fields/values/format';
import cell from '../../fields/cells/cell.module.css';
import { holdsRight } from '../../schemas';
import type { Actor, Field, Resource } from '../../schemas';
import { buttonClass, Icon } from '../../ui';
import { lowerFirst } from '../../dataProvider/lowerFirst';
import { chosenColumns, visibleFields } from '../model/chosenColumns';
import { gridTracks } from './grid/columnWidths';
import { drawHeadCell } from './grid/drawHeadCell';
import { drawRow } from './grid/drawRow';
import grid from './grid/Grid.module.css';
import styles from './ListScreen.module.css';
import pager from './Pager.module.css';
import toolbar from './Toolbar.module.css';

interface StillListParams {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly rows: readonly LecternRecord[];
  readonly sort: { readonly field: string; readonly order: string };
  /** `en`, `fr`, … */
  readonly locale: string;
  readonly translate: (key: string, params?: Readonly<Record<string, unknown>>) => string;
  /** What the reader has chosen of the columns; null: nothing. */
  readonly kept: unknown;
  /** An institute is chosen, so that its column says nothing. */
  readonly isOneInstitute: boolean;
}

/**
 * A list as it will stand, by what its parts are drawn with themselves: its name, the names of its columns, and the values of its rows
 * that need nothing but themselves. What asks for something first, such as the title of a reference, is a bar in its place.
 */
export function stillList({ resource, actor, rows, sort, locale, translate, kept, isOneInstitute }: StillListParams): ReactNode {
  const texts = textsOf({ resource: resource.name, translate });
  const context = createCellContext({ resource: resource.name, locale, translate });
  const fields = chosenColumns({ resource, visible: visibleFields({ resource, actor }), isOneInstitute, kept }).shown;
  const canExport = resource.export !== null && holdsRight(actor, resource, 'export');
  const hasMarks = canExport || holdsRight(actor, resource, 'update') || holdsRight(actor, resource, 'delete');
  const hasPicture = resource.picture !== null && !fields.some((one) => one.name === resource.picture);
  const tracks = gridTracks({ fields, hasMarks, hasPicture, totals: resource.list.totals, label: texts.field, choice: texts.choice, day: longestDay(context.locale) });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{texts.module}</h1>
        </div>
        <span className={styles.ways}>
          {holdsRight(actor, resource, 'create') && <span className={buttonClass('primary')}><Icon name="plus" size={16} /><span>{texts.newOne}</span></span>}
        </span>
      </header>
      {resource.list.segments.length > 0 && <div className={styles.tabs} />}
      <div className={toolbar.toolbar}>{resource.list.searchable && <div className={toolbar.search}><Icon name="search" size={16} /><span>{translate('lectern.list.search', { name: lowerFirst(texts.module) })}</span></div>}</div>
      <section className={styles.sheet}>
        <div className={grid.scroller} data-fills>
          <div role="grid" className={grid.grid} style={{ '--columns': tracks.template, '--least': `${tracks.least}px`, '--paper': tracks.paper } as CSSProperties}>
            <div role="rowgroup" className={grid.head}>
              <div role="row" className={grid.headRow}>
                {hasMarks && <div role="columnheader" className={grid.mark}><input type="checkbox" /></div>}
                {fields.map((field, at) => drawHeadCell({ resource, field, isFirst: at === 0, sort, label: texts.field(field.name), onSort: () => undefined }))}
                <div role="columnheader" className={grid.more} />
              </div>
            </div>
            <div role="rowgroup" className={grid.block} style={{ '--rows': rows.length } as CSSProperties}>
              {rows.map((record, at) => drawRow({ record, index: at + 2, resource, fields, context, hrefOf: () => '', isSelected: false, hasMark: hasMarks, isReachable: false, menuLabel: '', cellOf: stillCell }))}
            </div>
          </div>
        </div>
        <div className={pager.pager} />
      </section>
    </div>
  );
}

function stillCell(input: CellInput): ReactNode {
  return ASKING.has(input.field.type) && input.value ? <span className={cell.waiting} /> : drawCell({ ...input, cells: plainCells });
}

/** Types whose cells ask for a title. */
const ASKING: ReadonlySet<Field['type']> = new Set(['ref', 'oneOf']);
