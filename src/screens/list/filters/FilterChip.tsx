import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useTexts } from '../../../dataProvider';
import { isEmptyValue } from '../../../schemas';
import type { Filter } from '../../../schemas';
import { Icon } from '../../../ui';
import { FilterSentence } from '../../../fields/FilterSentence';
import type { CellContext } from '../../../fields/values/cellTypes';
import { fieldOf, useListModel } from '../../model/listModel';
import styles from './FilterBar.module.css';

interface FilterChipProps {
  readonly filter: Filter;
  readonly value: unknown;
  readonly context: CellContext;
  readonly isOpen: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
  readonly onRemove: () => void;
}

/** One filter: “Status is active”, with a cross; dashed with a plus while it is not set. */
export function FilterChip({ filter, value, context, isOpen, onOpen, onRemove }: FilterChipProps): ReactNode {
  const translate = useTranslate();
  const { resource } = useListModel();
  const label = useTexts(resource.name).field(filter.field);
  const isUnset = isEmptyValue(value);
  return (
    <span className={`${styles.chip} ${isUnset ? styles.unset : ''}`}>
      <button type="button" className={styles.words} aria-haspopup="dialog" aria-expanded={isOpen} onClick={(event) => onOpen(event.currentTarget)}>
        {isUnset && <Icon name="plus" size={14} />}
        <span>{isUnset ? label : <FilterSentence field={fieldOf(resource, filter.field)} filter={filter} value={value} context={context} />}</span>
      </button>
      {!isUnset && !filter.isRequired && (
        <button type="button" className={styles.remove} aria-label={translate('lectern.list.removeFilter', { name: label })} title={translate('lectern.list.removeFilter', { name: label })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
