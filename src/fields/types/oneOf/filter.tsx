import { useState } from 'react';
import type { ReactNode } from 'react';
import { pointedAt, pointTo } from '../../../schemas';
import { Combobox } from '../../controls/Combobox';
import { SelectControl } from '../../controls/SelectControl';
import { useKindNames } from '../../controls/useKindNames';
import { useRefOptions } from '../../controls/useRefOptions';
import { NEUTRAL } from '../../filtering/OptionsFilter';
import { filterValues } from '../../values/filterValue';
import type { FilterInput, FilterProps } from '../../values/inputTypes';
import styles from './oneOf.module.css';

/** Any of the records chosen, of one kind and then of another. */
export const filter: FilterInput = OneOfFilter;

function OneOfFilter({ field, value, onChange, context, label }: FilterProps): ReactNode {
  const kinds = Object.keys(field.kinds);
  const chosen = filterValues(value);
  const first = chosen.map((one) => pointedAt({ field, value: one })?.kind).find((one) => one !== undefined);
  const [kind, setKind] = useState(first ?? kinds[0] ?? '');
  const nameOf = useKindNames(field);
  const ofKind = chosen.flatMap((one) => { const pointed = pointedAt({ field, value: one }); return pointed?.kind === kind ? [pointed.id] : []; });
  const others = chosen.filter((one) => pointedAt({ field, value: one })?.kind !== kind);
  const { search, ...offered } = useRefOptions({ field: { ...field, type: 'ref', to: field.kinds[kind] ?? null, kinds: {} }, ids: ofKind, locale: context.locale });
  const choose = (ids: readonly string[]): void => {
    const all = [...others, ...ids.map((id) => pointTo({ kind, id }))];
    onChange(all.length > 0 ? all : undefined);
  };
  return (
    <div className={styles.stack}>
      <SelectControl label={context.translate('lectern.fields.kindOf', { name: label })} value={kind} options={kinds.map((one) => ({ value: one, text: nameOf(one) }))} onChange={setKind} isInvalid={false} isRequired={false} describedBy={undefined} />
      <Combobox key={kind} {...NEUTRAL} id={`filter-${field.name}`} label={label} {...offered} isMultiple onSearch={search} onChoose={choose} placeholder={context.translate('lectern.fields.search')} translate={context.translate} />
    </div>
  );
}
