import { createContext, useContext } from 'react';
import { useDeclarations } from '../../../dataProvider';
import type { Field } from '../../../schemas';

/** The institute a form's record belongs to, where its author works across institutes; null: their own, or none yet. */
export const InstituteContext = createContext<string | null>(null);

/** Narrows what a reference offers to the institute of the record, where the other module can be filtered by it. */
export function useChoiceScope(field: Field): Readonly<Record<string, string>> | undefined {
  const instituteId = useContext(InstituteContext);
  const target = useDeclarations().get(field.to ?? '');
  if (!instituteId || field.system || target?.tenant !== 'owned') return undefined;
  return target.list.filters.some((filter) => filter.field === 'instituteId') ? { instituteId } : undefined;
}
