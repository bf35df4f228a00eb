import { useState } from 'react';
import type { ReactNode } from 'react';
import { pointedAt, pointTo } from '../../../schemas';
import { ComboControl } from '../../controls/ComboControl';
import { SelectControl } from '../../controls/SelectControl';
import { useKindNames } from '../../controls/useKindNames';
import { useRefOptions } from '../../controls/useRefOptions';
import type { Input, InputProps } from '../../values/inputTypes';
import styles from './oneOf.module.css';

/** Which it is, and which record of these. */
export const input: Input = { Component: OneOfInput };

function OneOfInput(props: InputProps): ReactNode {
  const { field, value, onChange, label, context } = props;
  const kinds = Object.keys(field.kinds);
  const pointed = pointedAt({ field, value });
  const [picked, setPicked] = useState(kinds[0] ?? '');
  const kind = pointed?.kind ?? picked;
  const nameOf = useKindNames(field);
  const asOne = { ...field, type: 'ref' as const, to: field.kinds[kind] ?? null, kinds: {} };
  const { search, ...offered } = useRefOptions({ field: asOne, ids: pointed ? [pointed.id] : [], locale: context.locale });
  const choose = (next: string): void => {
    setPicked(next);
    if (next !== kind) onChange(null);
  };
  return (
    <div className={styles.pair}>
      <SelectControl label={context.translate('lectern.fields.kindOf', { name: label })} value={kind} options={kinds.map((one) => ({ value: one, text: nameOf(one) }))} onChange={choose} isInvalid={false} isRequired={false} describedBy={undefined} />
      <ComboControl key={kind} {...props} {...offered} onSearch={search} isMultiple={false} onChange={(id) => onChange(typeof id === 'string' ? pointTo({ kind, id }) : null)} />
    </div>
  );
}
