import { useEffect, useState } from 'react';
import { useDeclarations } from '../../dataProvider';
import { titleFields } from '../../schemas';
import type { Field, Resource } from '../../schemas';
import { USUAL_NAMES } from './furtherNames';

/** By the names of references, what a column may be called that holds what their records are told by. */
export type ReferenceNames = Readonly<Record<string, readonly string[]>>;

/**
 * What columns may be called that tell which record a reference means: its address first, where it is found by that, then its title, in any
 * language, as the file of that module itself may call them.
 */
export function namesOfReference({ field: { finds }, target }: { readonly field: Field; readonly target: Pick<Resource, 'title' | 'subtitle' | 'fields'> }): readonly string[] {
  const told = [...titleFields({ title: target.subtitle ?? '' }).filter((name) => finds.includes(name)), ...titleFields(target)];
  return told.flatMap((name) => target.fields[name] ?? []).flatMap(({ name, type, aliases }) => [name, ...aliases, ...(USUAL_NAMES[type] ?? [])]);
}

/** The same of all references that are found by more than a title; of a module whose declaration cannot be had nothing. */
export function useReferenceNames(fields: readonly Field[]): ReferenceNames {
  const declarations = useDeclarations();
  const [names, setNames] = useState<ReferenceNames>(NONE);
  useEffect(() => {
    let isWanted = true;
    const found = fields.filter(({ finds, to }) => finds.length > 0 && to !== null);
    if (found.length === 0) return;
    void Promise.allSettled(found.map(async (field) => [field.name, namesOfReference({ field, target: await declarations.load(field.to!) })] as const)).then((all) => {
      if (isWanted) setNames(Object.fromEntries(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))));
    });
    return () => {
      isWanted = false;
    };
  }, [declarations, fields]);
  return names;
}

const NONE: ReferenceNames = {};
