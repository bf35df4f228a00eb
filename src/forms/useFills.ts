import { useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../dataProvider';
import { isSame } from '../dataProvider/writeValues';
import type { Filled } from '../fields/controls/filled';
import { filledBy, isEmptyValue } from '../schemas';
import type { Field } from '../schemas';
import { useRules } from './useRules';

/**
 * Puts what a chosen record says into the fields beside its reference, as its declaration has it (`fills`): once somebody has chosen, and
 * for them to see and to change. What somebody has typed stays. What one has filled and nobody has changed does not outlast it: where the next one
 * says nothing of it, it is as it was before. Questions that begin with a record chosen begin with what it says, where they would be empty (`beginsFilled`). Stands inside the form.
 * @returns what is to be said of it, by field
 */
export function useFills({ fields, beginsFilled }: { readonly fields: Readonly<Record<string, Field>>; readonly beginsFilled: boolean }): ReadonlyMap<string, Filled> {
  const { watch, setValue, getValues } = useFormContext();
  const dataProvider = useDataProvider();
  const context = useRules(useActor());
  const [told, setTold] = useState<ReadonlyMap<string, Filled>>(new Map());
  useEffect(() => {
    const filling = Object.values(fields).filter((field) => Object.keys(field.fills).length > 0);
    if (filling.length === 0) return undefined;
    let isThere = true;
    /** By field: what was filled in, and what stood there before anything was. */
    const filled = new Map<string, { readonly value: unknown; readonly before: unknown }>();
    const besides = new Set(filling.flatMap((field) => Object.keys(field.fills)));
    const typed = new Set<string>();
    const tell = (beside: string, one: Filled | null): void => setTold((known) => new Map([...[...known].filter(([name]) => name !== beside), ...(one ? [[beside, one] as const] : [])]));
    const { unsubscribe } = watch((_, { name: path, type }) => {
      const name = path?.split('.')[0];
      if (name !== undefined && type === 'change' && besides.has(name)) {
        if (isEmptyValue(getValues(name))) typed.delete(name);
        else typed.add(name);
        tell(name, null);
      }
      const field = filling.find((one) => one.name === name);
      const id: unknown = field && getValues(field.name);
      if (!field?.to || type !== 'change' || isEmptyValue(id)) return;
      const fill = ({ data: record }: { data: Readonly<Record<string, unknown>> }): void => {
        // Another may have been chosen while it was fetched, and then that one fills.
        if (!isThere || getValues(field.name) !== id) return;
        const said = filledBy({ field, record, context });
        for (const beside of Object.keys(field.fills)) {
          const last = filled.get(beside);
          const present: unknown = getValues(beside);
          const isUntouched = last !== undefined && isSame(present, last.value);
          const before = isUntouched ? last.before : present;
          if (!(beside in said) && !isUntouched) continue;
          const value = beside in said ? said[beside] : before;
          if (typed.has(beside)) {
            tell(beside, isSame(present, value) ? null : { by: field.name, other: value, isTypedKept: true });
            continue;
          }
          tell(beside, isSame(before, value) || isEmptyValue(before) ? null : { by: field.name, other: before, isTypedKept: false });
          filled.set(beside, { value, before });
          setValue(beside, value, { shouldDirty: true, shouldValidate: true });
        }
      };
      // Who may not read it fills in by hand.
      void dataProvider.getOne(field.to, { id, meta: { quiet: true } }).then(fill, () => undefined);
    });
    for (const field of beginsFilled ? filling : []) {
      const id: unknown = getValues(field.name);
      if (!field.to || isEmptyValue(id)) continue;
      const begin = ({ data: record }: { data: Readonly<Record<string, unknown>> }): void => {
        if (!isThere || getValues(field.name) !== id) return;
        for (const [beside, value] of Object.entries(filledBy({ field, record, context }))) {
          const present: unknown = getValues(beside);
          if (!isEmptyValue(present) || typed.has(beside)) continue;
          filled.set(beside, { value, before: present });
          setValue(beside, value);
        }
      };
      void dataProvider.getOne(field.to, { id, meta: { quiet: true } }).then(begin, () => undefined);
    }
    return () => {
      isThere = false;
      unsubscribe();
    };
  }, [fields, beginsFilled, watch, setValue, getValues, dataProvider, context]);
  return told;
}
