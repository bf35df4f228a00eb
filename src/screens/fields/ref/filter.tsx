import type { ReactNode } from 'react';
import { filterValues } from '../filterValue';
import type { FilterInput, FilterProps } from '../inputTypes';
import { Combobox } from '../shared/Combobox';
import { NEUTRAL } from '../shared/OptionsFilter';
import { useRefOptions } from '../shared/useRefOptions';

/** Any of the records chosen. */
export const filter: FilterInput = RefFilter;

function RefFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
  const { search, ...offered } = useRefOptions({ field: { ...field, where: null }, ids: filterValues(value), locale: context.locale });
  return (
    <Combobox
      {...NEUTRAL}
      id={`filter-${field.name}`}
      label={label}
      {...offered}
      isMultiple
      onSearch={search}
      onChoose={(ids) => onChange(ids.length > 0 ? ids : undefined)}
      placeholder={context.translate('lectern.fields.search')}
      translate={context.translate}
    />
  );
}
