import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { EmptiedContext } from '../fields/controls/emptied';
import { siblingPath, wordsPath } from '../fields/values/paths';
import { isEmptyValue, isListType } from '../schemas';
import type { Field } from '../schemas';

interface NarrowedFieldsProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly children: ReactNode;
}

/** Empties references that depend on a field which somebody changed, wherever they stand in the form, and lets them say so. Stands inside the form. */
export function NarrowedFields({ fields, children }: NarrowedFieldsProps): ReactNode {
  const { watch, setValue, getValues } = useFormContext();
  const [emptied, setEmptied] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let before: unknown = structuredClone(getValues());
    const { unsubscribe } = watch((values, { name: path, type }) => {
      const last = before;
      before = structuredClone(values);
      if (path === undefined || type !== 'change' || get(last, path) === get(values, path)) return;
      // Once everybody has heard of the first change: who is told of both at once keeps the older values.
      queueMicrotask(() => {
        for (const field of dependents({ fields, path })) {
          const at = siblingPath({ path, name: field.name });
          if (isEmptyValue(getValues(at))) continue;
          setValue(at, isListType(field.type) ? [] : null, { shouldDirty: true });
          setEmptied((known) => new Map(known).set(at, lastOf(path)));
        }
      });
    });
    return unsubscribe;
  }, [fields, watch, setValue, getValues]);
  return <EmptiedContext.Provider value={emptied}>{children}</EmptiedContext.Provider>;
}

/** The fields beside one that are narrowed by it. */
function dependents({ fields, path }: { fields: Readonly<Record<string, Field>>; path: string }): Field[] {
  const steps = wordsPath(path).split('.');
  const group = steps.slice(0, -1).reduce<Readonly<Record<string, Field>>>((level, step) => level[step]?.fields ?? {}, fields);
  return Object.values(group).filter((field) => Object.values(field.narrowedBy).includes(lastOf(path)));
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
