import { useEffect, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useActor, useMayRead } from '../dataProvider';
import { isSame } from '../dataProvider/writeValues';
import type { Filled } from '../fields/controls/filled';
import { filledBy, isEmptyValue, sinceOf } from '../schemas';
import type { Field } from '../schemas';
import { settledOf } from './settled';
import { useRules } from './useRules';

type Values = Readonly<Record<string, unknown>>;

/**
 * Puts what a chosen record says into the fields beside its reference, as its declaration has it (`fills`): once somebody has chosen, and
 * for them to see and to change. What somebody has typed stays. What one has filled and nobody has changed does not outlast it: where the next one
 * says nothing of it, it is as it was before. A date that is counted from another goes along with that one, where it was counted so. Questions that begin with
 * a record chosen begin with what it says, where they would be empty and the reference may do that (`beginsFilled`, told of the field beside, too). Stands inside the form.
 * @returns what is to be said of it, by field
 */
export function useFills({ fields, beginsFilled }: { readonly fields: Readonly<Record<string, Field>>; readonly beginsFilled: (reference: string, beside: string) => boolean }): ReadonlyMap<string, Filled> {
  const { watch, setValue, getValues, control } = useFormContext();
  const settled = settledOf(control);
  const dataProvider = useDataProvider();
  const context = useRules(useActor());
  // Who may not read it fills in by hand.
  const mayRead = useMayRead();
  const [told, setTold] = useState<ReadonlyMap<string, Filled>>(new Map());
  useEffect(() => {
    const filling = Object.values(fields).filter((field) => field.to !== null && Object.keys(field.fills).length > 0 && mayRead(field.to));
    if (filling.length === 0) return undefined;
    let isThere = true;
    /** By field: what was filled in, and what stood there before anything was. */
    const filled = new Map<string, { readonly value: unknown; readonly before: unknown }>();
    const besides = new Set(filling.flatMap((field) => Object.keys(field.fills)));
    const firstDays = new Map(filling.flatMap((field) => Object.values(field.fills).flatMap(sinceOf)).map((name) => [name, getValues(name) as unknown]));
    const typed = new Set<string>();
    const tell = (beside: string, one: Filled | null): void => setTold((known) => new Map([...[...known].filter(([name]) => name !== beside), ...(one ? [[beside, one] as const] : [])]));
    const records = new Map<string, Promise<{ data: Values }>>();
    const withRecord = (field: Field, then: (record: Values) => void): void => {
      const id = getValues(field.name) as string | null;
      if (id === null || isEmptyValue(id)) return;
      const key = `${field.to} ${String(id)}`;
      if (!records.has(key)) records.set(key, dataProvider.getOne(field.to!, { id, meta: { quiet: true } }));
      // Another may have been chosen while it was fetched, and then that one fills.
      void records.get(key)!.then(({ data }) => (isThere && getValues(field.name) === id ? then(data) : undefined), () => records.delete(key));
    };
    const fill = ({ field, names, counted }: { field: Field; names: readonly string[]; counted: Values | null }) => (record: Values): void => {
      const said = filledBy({ field, record, beside: getValues(), context });
      const had = counted && filledBy({ field, record, beside: { ...getValues(), ...counted }, context });
      for (const beside of names) {
        const present: unknown = getValues(beside);
        const last = filled.get(beside) ?? (had && isSame(present, had[beside]) ? { value: present, before: present } : undefined);
        const isUntouched = last !== undefined && isSame(present, last.value);
        const before = isUntouched ? last.before : present;
        if (!(beside in said) && !isUntouched) continue;
        settled.add(beside);
        const value = beside in said ? said[beside] : before;
        // What stood there and was not counted from the other day, somebody has meant so.
        if (typed.has(beside) || (had && !isUntouched && !isEmptyValue(present))) {
          tell(beside, isSame(present, value) ? null : { by: field.name, other: value, isTypedKept: true });
          continue;
        }
        tell(beside, isSame(before, value) || isEmptyValue(before) ? null : { by: field.name, other: before, isTypedKept: false });
        filled.set(beside, { value, before });
        setValue(beside, value, { shouldDirty: true, shouldValidate: true });
      }
    };
    const { unsubscribe } = watch((_, { name: path, type }) => {
      const name = path?.split('.')[0];
      if (name === undefined || type !== 'change') return;
      if (besides.has(name)) {
        if (isEmptyValue(getValues(name))) typed.delete(name);
        else typed.add(name);
        settled.add(name);
        tell(name, null);
      }
      const chosen = filling.find((one) => one.name === name);
      if (chosen) withRecord(chosen, fill({ field: chosen, names: Object.keys(chosen.fills), counted: null }));
      if (!firstDays.has(name) || isEmptyValue(getValues(name))) return;
      const counted = { [name]: firstDays.get(name) };
      firstDays.set(name, getValues(name));
      for (const field of filling) {
        const names = Object.entries(field.fills).filter(([, from]) => sinceOf(from).includes(name)).map(([beside]) => beside);
        for (const beside of names) if (!typed.has(beside)) settled.delete(beside);
        if (names.length > 0) withRecord(field, fill({ field, names, counted }));
      }
    });
    for (const field of filling.filter(({ name, fills }) => Object.keys(fills).some((beside) => beginsFilled(name, beside)))) {
      withRecord(field, (record) => {
        for (const [beside, value] of Object.entries(filledBy({ field, record, beside: getValues(), context }))) {
          const present: unknown = getValues(beside);
          if (!isEmptyValue(present) || typed.has(beside) || !beginsFilled(field.name, beside)) continue;
          filled.set(beside, { value, before: present });
          setValue(beside, value);
        }
      });
    }
    return () => {
      isThere = false;
      unsubscribe();
    };
  }, [fields, beginsFilled, watch, setValue, getValues, dataProvider, context, mayRead, settled]);
  return told;
}
