import { createContext, useContext } from 'react';
import { useDeclarations } from '../../dataProvider';
import type { Field, Head } from '../../schemas';

/** The institute a form's record belongs to, where its author works across institutes; null: their own, or none yet. */
export const InstituteContext = createContext<string | null>(null);

/** Whose the form's record is: an institute's id, null for the operator, undefined while nobody has said so. */
export const OwnerContext = createContext<string | null | undefined>(undefined);

/** Narrows what a reference offers to the institute of the record, or to what is the operator's own, where the other module can be filtered by it. */
export function useChoiceScope(field: Field): Readonly<Record<string, unknown>> | undefined {
  const instituteId = useContext(InstituteContext);
  const isOperators = useContext(OwnerContext) === null;
  const target = useDeclarations().get(field.to ?? '');
  if (!isOfOneInstitute({ field, target })) return undefined;
  // Null among owners stands for the operator.
  return isOperators ? { instituteId: [null] } : instituteId ? { instituteId } : undefined;
}

/** Whether what a reference points at belongs to the institute of the record that has it, and can be narrowed to it. */
export function isOfOneInstitute({ field, target }: { field: Field; target: Head | undefined }): boolean {
  // Every list of rows that institutes own has a filter of their institute.
  return !field.system && target?.tenant === 'owned' && !target.isSingle;
}
