import { Suspense, lazy, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { withWords } from '../../i18n/withWords';
import { mayRun, mayWrite } from '../../schemas';
import { MenuPopover } from '../../ui';
import type { MenuItem } from '../../ui';
import { stateOf } from '../actions/stateOf';
import { useCopyItems } from '../actions/useCopyItems';
import { useDuplicate } from '../actions/useDuplicate';
import { whyNot, whyNotKey } from '../actions/whyNot';
import { useAddresses } from '../../shell/nav/useAddresses';
import { useListModel, useRows } from '../model/listModel';
import { isArranged } from './isArranged';
import { useMoving } from './useMoving';

const MoveDialog = lazy(async () => ({ default: (await withWords(() => import('../actions/MoveDialog'))).MoveDialog }));
const RowAction = lazy(async () => ({ default: (await withWords(() => import('../actions/RowAction'))).RowAction }));

export interface RowMenuProps {
  readonly record: LecternRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What may be done to one row: open it, its lifecycle actions, delete. The platform says which of them hold now. */
export function RowMenu({ record, anchor, onClose }: RowMenuProps): ReactNode {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { resource, actor, isBin } = useListModel();
  const texts = useTexts(resource.name);
  const [action, setAction] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const { sort } = useRows();
  const { move, telling } = useMoving(resource);
  const can = (name: string): boolean => record.allowed?.includes(name) ?? false;
  const state = stateOf({ resource, records: [record] });
  const addresses = useAddresses(resource);
  const to = (page: 'show' | 'edit'): void => leave(addresses.record({ id: record.id, page, record }));
  const leave = (to: string): void => {
    onClose();
    void navigate(to);
  };
  // What belongs to somebody else is not waiting for another state: nothing is offered on it.
  const actions = Object.values(resource.lifecycle?.actions ?? {}).filter((one) => !one.onlyUndo && mayRun(actor, resource, one) && (can(one.name) || can('update')));

  const { tree } = resource;
  const parent = tree && tree.parent !== null ? resource.fields[tree.parent] : undefined;
  const moveBy = (by: number) => (): void => {
    onClose();
    void move({ record, to: { by } });
  };
  const moves: (MenuItem | 'line')[] = !tree || !can('update') ? [] : [
    'line',
    ...(isArranged({ resource, sort })
      ? [{ key: 'moveUp', label: translate('lectern.list.moveUp'), icon: 'arrowUp' as const, onSelect: moveBy(-1) }, { key: 'moveDown', label: translate('lectern.list.moveDown'), icon: 'arrowDown' as const, onSelect: moveBy(1) }]
      : []),
    ...(parent && mayWrite(actor, parent) ? [{ key: 'moveInto', label: translate('lectern.list.moveInto'), icon: 'folder' as const, onSelect: () => setMoving(true) }] : []),
  ];
  const copies = useCopyItems({ resource, record, onClose });
  const duplicate = useDuplicate({ resource, record, isWhole: false, onClose });
  const items: (MenuItem | 'line')[] = [
    ...(isBin && can('restore') ? [{ key: 'restore', label: translate('lectern.list.restore'), icon: 'undo' as const, onSelect: () => setAction('restore') }] : []),
    { key: 'show', label: translate('lectern.list.show'), icon: 'eye', onSelect: () => to('show') },
    ...(can('update') ? [{ key: 'edit', label: translate('lectern.list.edit'), icon: 'edit' as const, onSelect: () => to('edit') }] : []),
    ...(isBin ? [] : duplicate),
    ...copies,
    ...(moves.length > 1 ? moves : []),
    ...(actions.length > 0 ? ['line' as const] : []),
    ...actions.map((one) => ({
      key: one.name,
      label: texts.action(one.name, can(one.name) ? state : null),
      ...(can(one.name) ? {} : { disabledReason: translate(whyNotKey(resource, whyNot({ resource, record, action: one, actor }))) }),
      isDanger: one.confirm === 'danger',
      onSelect: () => setAction(one.name),
    })),
    ...(can('delete') ? ['line' as const, { key: 'delete', label: translate('lectern.list.delete'), icon: 'trash' as const, isDanger: true, onSelect: () => setAction('delete') }] : []),
  ];

  if (isMoving && parent) {
    return (
      <Suspense fallback={null}>
        <MoveDialog resource={resource} record={record} parent={parent} onMoved={telling(record)} onClose={onClose} />
      </Suspense>
    );
  }
  if (action) {
    return (
      <Suspense fallback={null}>
        <RowAction resource={resource} record={record} action={action} onClose={onClose} />
      </Suspense>
    );
  }
  return <MenuPopover anchor={anchor} label={translate('lectern.list.rowMenu')} items={items} align="end" isKept onClose={onClose} />;
}
