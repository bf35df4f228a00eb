import type { ReactNode } from 'react';
import type { Input, InputProps } from '../../values/inputTypes';
import { FieldControl } from '../../FieldControl';
import styles from '../../controls/input.module.css';

export const input: Input = { Component: GroupInput, labelled: 'group' };

function GroupInput({ field, path, id, labelId, context, describedBy }: InputProps): ReactNode {
  return (
    <div id={id} role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.group}>
      {Object.values(field.fields).map((inner) => (
        <FieldControl key={inner.name} field={inner} path={`${path}.${inner.name}`} context={context} />
      ))}
    </div>
  );
}
