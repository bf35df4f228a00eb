import type { ReactNode } from 'react';
import { filterValues } from '../../values/filterValue';
import type { FilterInput, FilterProps } from '../../values/inputTypes';
import { Combobox } from '../../controls/Combobox';
import { NEUTRAL } from '../../filtering/OptionsFilter';
import { useRefOptions } from '../../controls/useRefOptions';

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
