import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { evaluate, isRequired, predicateFields } from '../../schemas';
import type { Field, PredicateContext } from '../../schemas';
import { useRules } from '../../forms/useRules';
import { useListModel } from '../model/listModel';
import { fieldsWith, isFree, narrowersOf } from './useBulkActions';

interface ComesWithParams {
  readonly chosen: readonly string[];
  /** Of the chosen fields those that are emptied: nothing comes with them. */
  readonly cleared: readonly string[];
  /** Whether some row has no value of a field yet, as far as is known. */
  readonly lacks: (name: string) => boolean;
}

interface ComesWith {
  /** Fields that apply because of what the chosen ones are given, or have to belong to it. */
  readonly fields: readonly Field[];
  /** Names of those that must be filled in then, and are not in every row or belong to what it had. */
  readonly needed: readonly string[];
  /** Names of others that must be filled in then: each row may have its own, and some cannot be given to many at once. */
  readonly ofEach: readonly string[];
}

/** What comes with the values of an edit of many rows. Stands inside the form. */
export function useComesWith({ chosen, cleared, lacks }: ComesWithParams): ComesWith {
  const { resource, actor } = useListModel();
  const rules = useRules(actor);
  const values: Readonly<Record<string, unknown>> = useWatch();
  return useMemo(() => {
    const given = chosen.filter((name) => !cleared.includes(name));
    const fields = fieldsWith({ resource, actor, rules, chosen, cleared, values });
    // What a row has belongs to what is replaced.
    const needed = fields.filter((field) => (lacks(field.name) || narrowersOf(field).length > 0) && isRequired({ field, record: values, context: rules })).map((field) => field.name);
    const ofEach = Object.values(resource.fields).filter((field) => !chosen.includes(field.name) && !needed.includes(field.name) && lacks(field.name) && becomesNeeded({ field, rules, given, values }));
    return { fields, needed, ofEach: ofEach.map((field) => field.name) };
  }, [resource, actor, rules, chosen, cleared, lacks, values]);
}

/** Whether it is the values that are given that make it one that must be there. */
function becomesNeeded({ field, rules, given, values }: { field: Field; rules: PredicateContext; given: readonly string[]; values: Readonly<Record<string, unknown>> }): boolean {
  const names = [...predicateFields(field.when), ...predicateFields(field.requiredIf)];
  return names.length > 0 && names.every((name) => given.includes(name)) && evaluate(field.when, values, rules) && isRequired({ field, record: values, context: rules });
}

/** Asks for what must be given with a chosen value as soon as it is chosen, and no longer for what does not apply any more. */
export function useAskComing({ chosen, cleared, lacks, onChoose }: ComesWithParams & { readonly onChoose: (names: readonly string[]) => void }): void {
  const { resource } = useListModel();
  const { fields, needed } = useComesWith({ chosen, cleared, lacks });
  const { setValue, clearErrors } = useFormContext();
  useEffect(() => {
    const added = needed.filter((name) => !chosen.includes(name));
    const kept = chosen.filter((name) => isFree(resource.fields[name]!) || fields.some((field) => field.name === name));
    if (added.length === 0 && kept.length === chosen.length) return;
    for (const name of added) setValue(name, null);
    clearErrors(added);
    onChoose([...kept, ...added]);
  }, [chosen, fields, needed, resource, setValue, clearErrors, onChoose]);
}
