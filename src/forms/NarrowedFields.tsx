import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { EmptiedContext } from '../fields/controls/emptied';
import { FilledContext } from '../fields/controls/filled';
import { siblingPath, wordsPath } from '../fields/values/paths';
import { isEmptyValue, isListType } from '../schemas';
import type { Field } from '../schemas';
import { useFills } from './useFills';

interface NarrowedFieldsProps {
  readonly fields: Readonly<Record<string, Field>>;
  /** Whether the fields beside a reference that the form begins with begin with what it says. Never made anew. @default of none */
  readonly beginsFilled?: (reference: string, beside: string) => boolean;
  readonly children: ReactNode;
}

/**
 * Fills in what a chosen record says, and empties references that depend on a field which somebody changed, wherever they stand in the form, and lets them say so; what was emptied
 * is there again once that field is as it was. Stands inside the form.
 */
export function NarrowedFields({ fields, beginsFilled = OF_NONE, children }: NarrowedFieldsProps): ReactNode {
  const { watch, setValue, getValues } = useFormContext();
  const filled = useFills({ fields, beginsFilled });
  const [emptied, setEmptied] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let before: unknown = structuredClone(getValues());
    const emptiedOf = new Map<string, unknown>();
    const { unsubscribe } = watch((values, { name: path, type }) => {
      const last = before;
      before = structuredClone(values);
      if (path === undefined || type !== 'change' || get(last, path) === get(values, path) || isAdded({ before: get(last, path) as unknown, after: get(values, path) as unknown })) return;
      // Once everybody has heard of the first change: who is told of both at once keeps the older values.
      queueMicrotask(() => {
        for (const field of dependents({ fields, path })) {
          const at = siblingPath({ path, name: field.name });
          const held: unknown = getValues(at);
          if (!isEmptyValue(held)) emptiedOf.set(placeOf({ field, at, values: last }), held);
          const again = emptiedOf.get(placeOf({ field, at, values: getValues() }));
          if (isEmptyValue(held) && again === undefined) continue;
          setValue(at, again ?? (isListType(field.type) ? [] : null), { shouldDirty: true });
          setEmptied((known) => (again === undefined ? new Map(known).set(at, lastOf(path)) : new Map([...known].filter(([one]) => one !== at))));
        }
      });
    });
    return unsubscribe;
  }, [fields, watch, setValue, getValues]);
  return (
    <EmptiedContext.Provider value={emptied}>
      <FilledContext.Provider value={filled}>{children}</FilledContext.Provider>
    </EmptiedContext.Provider>
  );
}

const OF_NONE = (): boolean => false;

/** Whether several have become more, and none of them has gone. */
function isAdded({ before, after }: { before: unknown; after: unknown }): boolean {
  return Array.isArray(before) && Array.isArray(after) && before.every((one) => after.includes(one));
}

/** Where a reference stands, with what it is narrowed by there. */
function placeOf({ field, at, values }: { field: Field; at: string; values: unknown }): string {
  return JSON.stringify([at, ...[...new Set(Object.values(field.narrowedBy))].map((name) => get(values, siblingPath({ path: at, name })) as unknown)]);
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
