import type { ReactNode } from 'react';
import { filterValues } from '../../values/filterValue';
import type { FilterInput, FilterProps } from '../../values/inputTypes';
import { Combobox } from '../../controls/Combobox';
import { NEUTRAL } from '../../filtering/OptionsFilter';

/** Any of the words typed. */
export const filter: FilterInput = TagsFilter;

const NONE: readonly never[] = [];

function TagsFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
  return (
    <Combobox
      {...NEUTRAL}
      id={`filter-${field.name}`}
      label={label}
      chosen={filterValues(value).map((tag) => ({ value: tag, text: tag }))}
      options={NONE}
      isMultiple
      isFree
      onChoose={(tags) => onChange(tags.length > 0 ? tags : undefined)}
      placeholder={context.translate('lectern.fields.typeTag')}
      translate={context.translate}
    />
  );
}
