import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import { withWords } from '../../../i18n/withWords';
import { isEmptyValue } from '../../../schemas';
import type { Filter } from '../../../schemas';
import { Button, Menu } from '../../../ui';
import { useCellContext } from '../../../fields/cellContext';
import { useListModel, useRows } from '../../model/listModel';
import { useListAddress } from '../useListAddress';
import { FilterChip } from './FilterChip';
import styles from './FilterBar.module.css';

const FilterEditor = lazy(async () => ({ default: (await withWords(() => import('./FilterEditor'))).FilterEditor }));

/** The filters as chips that read as sentences; more of them are behind “Add filter”. */
export function FilterBar(): ReactNode {
  const translate = useTranslate();
  const { resource, filters } = useListModel();
  const { chosenValues } = useRows();
  const { setFilter, keepFilters } = useListAddress();
  const texts = useTexts(resource.name);
  const context = useCellContext(resource.name);
  const [open, setOpen] = useState<{ filter: Filter; anchor: HTMLElement } | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const isSet = (filter: Filter): boolean => !isEmptyValue(chosenValues[filter.field]);
  const shown = filters.filter((filter) => filter.pinned || isSet(filter));
  const others = useMemo(() => filters.filter((filter) => !shown.includes(filter)), [filters, shown]);
  // Kept aside: as state it would have the page drawn a second time before its first frame.
  const addButton = useRef<HTMLElement>(null);

  const setCount = filters.filter((filter) => isSet(filter) && !filter.isRequired).length;

  return (
    <div className={styles.bar} data-tour="filters" role="group" aria-label={translate('lectern.list.filters')}>
      {shown.map((filter) => (
        <FilterChip
          key={filter.field}
          filter={filter}
          value={chosenValues[filter.field]}
          context={context}
          isOpen={open?.filter === filter}
          onOpen={(anchor) => setOpen(open?.filter === filter ? null : { filter, anchor })}
          onRemove={() => setFilter(filter.field, undefined)}
        />
      ))}
      {others.length > 0 && (
        <span ref={addButton}>
          <Menu
            label={translate('lectern.list.addFilter')}
            align="start"
            items={others.map((filter) => ({
              key: filter.field,
              label: texts.field(filter.field),
              onSelect: () => addButton.current && setOpen({ filter, anchor: addButton.current.querySelector('button') ?? addButton.current }),
            }))}
            renderTrigger={(props) => (
              <Button {...props} kind="bare" icon="filter" isSmall>
                {translate('lectern.list.addFilter')}
              </Button>
            )}
          />
        </span>
      )}
      {setCount > 1 && (
        <Button kind="bare" isSmall onClick={() => keepFilters('q', 'segment', ...filters.filter(({ isRequired }) => isRequired).map(({ field }) => field))}>
          {translate('lectern.list.clearFilters')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <FilterEditor key={open.filter.field} filter={open.filter} anchor={open.anchor} value={chosenValues[open.filter.field]} context={context} onChange={(value) => setFilter(open.filter.field, value)} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
