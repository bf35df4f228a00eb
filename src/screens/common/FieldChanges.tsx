import type { ReactNode } from 'react';
import { renderCell } from '../../fields/renderCell';
import type { CellContext } from '../../fields/values/cellTypes';
import type { Resource } from '../../schemas';
import styles from './fieldChanges.module.css';

/** A field with what it held and what it holds instead. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface FieldChangesProps {
  readonly changes: readonly FieldChange[];
  readonly resource: Resource;
  readonly context: CellContext;
}

/** What is otherwise in a record, field by field; fields that the module has no more are left out. */
export function FieldChanges({ changes, resource, context }: FieldChangesProps): ReactNode {
  const known = changes.filter(({ field }) => resource.fields[field]);
  if (known.length === 0) return null;
  return (
    <dl className={styles.fields}>
      {known.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{context.label(field)}</dt>
          <dd>
            <del>{renderCell({ field: resource.fields[field]!, value: before, context, isDetail: true })}</del>
            <span aria-hidden="true">→</span>
            <ins>{renderCell({ field: resource.fields[field]!, value: after, context, isDetail: true })}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
