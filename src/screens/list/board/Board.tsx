import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import type { LecternRecord } from '../../../dataProvider';
import { RowAction } from '../../actions/RowAction';
import { useListModel, useRows } from '../../model/listModel';
import { useScrollEdges } from '../../common/useScrollEdges';
import { RowMenu } from '../RowMenu';
import { BoardColumn } from './BoardColumn';
import edges from '../../common/edges.module.css';
import styles from './board.module.css';
import { actionTo, nearestAction, stateBeside } from './boardActions';
import { useFollowedCard } from './useFollowedCard';
import { useRefusal } from './useRefusal';

/**
 * The rows of a list side by side by their state. A card is carried to another state, sent there by Alt and an arrow, or by its
 * menu: always by the action of the lifecycle that leads there, which asks what it has to ask. Where none leads, that is said, and
 * where the record can go.
 */
export function Board(): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { chosenValues } = useRows();
  const state = resource.fields[resource.lifecycle!.field]!;
  const chosen = chosenValues[state.name];
  const states = state.choices.map(String).filter((one) => !Array.isArray(chosen) || chosen.length === 0 || chosen.includes(one));
  const [carried, setCarried] = useState<LecternRecord | null>(null);
  const [begun, setBegun] = useState<{ readonly record: LecternRecord; readonly action: string } | null>(null);
  const [menu, setMenu] = useState<{ readonly record: LecternRecord; readonly anchor: HTMLElement } | null>(null);
  const refuse = useRefusal();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges({ scroller, width: states.length });
  const send = (record: LecternRecord, to: string): void => {
    setCarried(null);
    const action = actionTo({ resource, actor, record, state: to });
    if (action !== null) setBegun({ record, action });
    else if (record[state.name] !== to) refuse(record, to);
  };
  const { follow, onFocus } = useFollowedCard(scroller);
  const step = (record: LecternRecord, by: 1 | -1): void => {
    const action = nearestAction({ resource, actor, record, by });
    follow(action && record.id);
    if (action !== null) setBegun({ record, action });
    else refuse(record, stateBeside({ resource, record, by }));
  };
  return (
    <div className={`${edges.frame} ${styles.frame}`}>
      <div ref={scroller} className={styles.board} role="group" aria-label={translate('lectern.board.label')} onFocus={onFocus}>
        {states.map((one) => (
          <BoardColumn
            key={one}
            state={state}
            value={one}
            takes={carried ? actionTo({ resource, actor, record: carried, state: one }) !== null : null}
            onDrop={() => carried && send(carried, one)}
            onCarry={setCarried}
            onStep={step}
            onMenu={(record, anchor) => setMenu({ record, anchor })}
          />
        ))}
      </div>
      {menu && <RowMenu record={menu.record} anchor={menu.anchor} onClose={() => setMenu(null)} />}
      {begun && <RowAction key={`${begun.record.id} ${begun.action}`} resource={resource} record={begun.record} action={begun.action} onClose={() => setBegun(null)} />}
    </div>
  );
}
