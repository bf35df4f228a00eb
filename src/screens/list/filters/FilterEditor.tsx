import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import type { Filter } from '../../../schemas';
import { Button, Checkbox, Popover } from '../../../ui';
import { filters } from '../../../fields/filters';
import { readFilter } from '../../../fields/values/filterValue';
import type { CellContext } from '../../../fields/values/cellTypes';
import { fieldOf, useListModel } from '../../model/listModel';
import { useRested } from '../../common/useRested';
import styles from './FilterBar.module.css';

interface FilterEditorProps {
  readonly filter: Filter;
  readonly anchor: HTMLElement;
  readonly value: unknown;
  readonly context: CellContext;
  readonly onChange: (value: unknown) => void;
  readonly onClose: () => void;
}

/** Sets one filter: by the field's own control, or to empty or not empty. The list follows while one types. */
export function FilterEditor({ filter, anchor, value, context, onChange, onClose }: FilterEditorProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const field = fieldOf(resource, filter.field);
  const label = useTexts(resource.name).field(filter.field);
  const [draft, setDraft] = useState(value);
  const sent = useRef(value);
  useRested({
    value: draft,
    isNew: (next) => next !== sent.current,
    onRest: (next) => {
      sent.current = next;
      onChange(next);
    },
  });

  const finish = (): void => {
    if (draft !== sent.current) onChange(draft);
    onClose();
    anchor.focus();
  };

  const FilterInput = filters[field.type];
  const read = readFilter(draft);
  const isEmptiness = read.kind === 'empty';
  const hasEmptiness = !filter.isRequired && !field.required && field.type !== 'boolean' && field.derive.length === 0;
  const setEmptiness = (isEmpty: boolean): void => setDraft(isEmptiness && read.isEmpty === isEmpty ? undefined : { empty: isEmpty });

  return (
    <Popover anchor={anchor} onClose={finish} label={translate('lectern.list.filterBy', { name: label })} width={320}>
      <div className={styles.editor}>
        <div className={styles.editorHead}>
          <h2>{label}</h2>
          {read.kind !== 'none' && !filter.isRequired && (
            <Button kind="bare" isSmall onClick={() => setDraft(undefined)}>
              {translate('lectern.list.clear')}
            </Button>
          )}
        </div>
        <FilterInput field={field} filter={filter} value={isEmptiness ? undefined : draft} onChange={setDraft} context={context} label={label} />
        {hasEmptiness && (
          <div className={styles.emptiness}>
            <Checkbox label={translate('lectern.list.isEmpty')} isLabelShown checked={isEmptiness && read.isEmpty} onChange={() => setEmptiness(true)} />
            <Checkbox label={translate('lectern.list.isNotEmpty')} isLabelShown checked={isEmptiness && !read.isEmpty} onChange={() => setEmptiness(false)} />
          </div>
        )}
        <div className={styles.foot}>
          <Button isSmall kind="primary" onClick={finish}>
            {translate('lectern.list.done')}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
