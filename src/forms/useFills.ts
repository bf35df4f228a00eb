import { useEffect } from 'react';
import { useDataProvider } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { useActor } from '../dataProvider';
import { filledBy, isEmptyValue } from '../schemas';
import type { Field } from '../schemas';
import { useRules } from './useRules';

/**
 * Puts what a chosen record says into the fields beside its reference, as its declaration has it (`fills`): once somebody has chosen, and
 * for them to see and to change. Stands inside the form.
 */
export function useFills(fields: Readonly<Record<string, Field>>): void {
  const { watch, setValue, getValues } = useFormContext();
  const dataProvider = useDataProvider();
  const context = useRules(useActor());
  useEffect(() => {
    const filling = Object.values(fields).filter((field) => Object.keys(field.fills).length > 0);
    if (filling.length === 0) return undefined;
    let isThere = true;
    const { unsubscribe } = watch((_, { name, type }) => {
      const field = filling.find((one) => one.name === name);
      const id: unknown = field && getValues(field.name);
      if (!field?.to || type !== 'change' || isEmptyValue(id)) return;
      const fill = ({ data: record }: { data: Readonly<Record<string, unknown>> }): void => {
        // Another may have been chosen while it was fetched, and then that one fills.
        if (!isThere || getValues(field.name) !== id) return;
        for (const [beside, value] of Object.entries(filledBy({ field, record, context }))) setValue(beside, value, { shouldDirty: true, shouldValidate: true });
      };
      // Who may not read it fills in by hand.
      void dataProvider.getOne(field.to, { id, meta: { quiet: true } }).then(fill, () => undefined);
    });
    return () => {
      isThere = false;
      unsubscribe();
    };
  }, [fields, watch, setValue, getValues, dataProvider, context]);
}
