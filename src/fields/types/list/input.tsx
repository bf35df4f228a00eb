import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button, IconButton } from '../../../ui';
import type { Field } from '../../../schemas';
import type { Input, InputProps } from '../../values/inputTypes';
import { FieldControl } from '../../FieldControl';
import styles from '../../controls/input.module.css';

export const input: Input = { Component: ListInput, labelled: 'group' };

/** Rows of fields: added below, removed, moved one place by buttons. */
function ListInput({ field, path, id, labelId, label, context, describedBy }: InputProps): ReactNode {
  const { fields: rows, append, remove, move } = useFieldArray({ name: path });
  const list = useRef<HTMLOListElement>(null);
  const { translate } = context;
  const isFull = rows.length >= field.maxItems;

  const focusRow = (index: number): void => {
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>('input, select, textarea, button')?.focus());
  };
  const moveTo = (from: number, to: number): void => {
    move(from, to);
    requestAnimationFrame(() => list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${to < from ? 'up' : 'down'}"]`)?.focus());
  };

  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.field}>
      {rows.length > 0 && (
        <ol ref={list} className={styles.rows}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles.row} aria-label={translate('lectern.fields.row', { number: index + 1 })}>
              <div className={styles.rowFields}>
                {Object.values(field.fields).map((inner) => (
                  <FieldControl key={inner.name} field={inner} path={`${path}.${index}.${inner.name}`} context={context} />
                ))}
              </div>
              <div className={styles.rowActions}>
                <IconButton data-move="up" icon="arrowUp" label={translate('lectern.fields.moveUp', { number: index + 1 })} isSmall aria-disabled={index === 0} onClick={() => index > 0 && moveTo(index, index - 1)} />
                <IconButton data-move="down" icon="arrowDown" label={translate('lectern.fields.moveDown', { number: index + 1 })} isSmall aria-disabled={index === rows.length - 1} onClick={() => index < rows.length - 1 && moveTo(index, index + 1)} />
                <IconButton
                  icon="trash"
                  label={translate('lectern.fields.removeRow', { number: index + 1 })}
                  isSmall
                  onClick={() => {
                    remove(index);
                    focusRow(Math.max(0, index - 1));
                  }}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button
          id={id}
          icon="plus"
          isSmall
          disabled={isFull}
          onClick={() => {
            append(emptyRow(field), { shouldFocus: false });
            focusRow(rows.length);
          }}
        >
          {translate('lectern.fields.addRow', { list: label })}
        </Button>
      </div>
    </div>
  );
}

function emptyRow(field: Field): Record<string, unknown> {
  return Object.fromEntries(Object.values(field.fields).map((inner) => [inner.name, inner.default]));
}
