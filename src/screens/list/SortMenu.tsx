import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../dataProvider';
import { Button, Menu } from '../../ui';
import type { MenuItem } from '../../ui';
import { useListModel, useRows } from '../model/listModel';
import { useListAddress } from './useListAddress';

const ORDERS = ['ASC', 'DESC'] as const;

/**
 * Says what the rows are sorted by, and changes it, where no head of a column does: above cards, and where the column is
 * not shown, which it then offers to show.
 */
export function SortMenu(): ReactNode {
  const translate = useTranslate();
  const { resource, columns } = useListModel();
  const { sort } = useRows();
  const { setSort } = useListAddress();
  const texts = useTexts(resource.name);
  const names = columns.all.map((field) => field.name).filter((name) => name === sort.field || resource.list.sortable.includes(name));
  const isShown = columns.shown.some((field) => field.name === sort.field);
  const isColumn = names.includes(sort.field);
  const items: (MenuItem | 'line')[] = [
    ...names.map((name) => ({ key: name, label: texts.field(name), isChosen: name === sort.field, onSelect: () => setSort({ field: name, order: sort.order }) })),
    'line',
    ...ORDERS.map((order) => ({ key: order, label: translate(`lectern.list.sort.${order}`), isChosen: order === sort.order, onSelect: () => setSort({ field: sort.field, order }) })),
    ...(isShown || !isColumn ? [] : ['line' as const, { key: 'show', icon: 'columns' as const, label: translate('lectern.list.sort.show', { name: texts.field(sort.field) }), onSelect: () => columns.show([...columns.shown.map((field) => field.name), sort.field]) }]),
  ];
  return (
    <Menu
      label={translate('lectern.list.sort.label')}
      items={items}
      renderTrigger={(props) => (
        <Button {...props} kind="bare" isSmall icon={sort.order === 'ASC' ? 'arrowUp' : 'arrowDown'}>
          {translate('lectern.list.sort.by', { name: texts.field(sort.field) })}
        </Button>
      )}
    />
  );
}
