import { createContext, useContext } from 'react';
import type { PredicateContext, Resource } from '../../schemas';

/** What fields inside groups and lists need of the form they stand in. */
export interface FormScope {
  readonly formId: string;
  readonly rules: PredicateContext;
  /** The record an action's questions are about. */
  readonly recordId?: string;
  /** What stands where a question is not answered, by its name; `null`: that is not known yet. @default nothing */
  readonly held?: Readonly<Record<string, unknown>> | null;
  readonly hint: (path: string) => string | null;
  /** Whose the record is has to be said: of a new one. @default false */
  readonly asksOwner?: boolean;
  /** The module of which the form makes new records. @default it makes none */
  readonly newOf?: Resource;
  /** Nothing is set before somebody does, so that “no” is a choice too. @default false */
  readonly asksEach?: boolean;
  /** The call that gives the address to send a file to. @default that of the field's kind */
  readonly uploadAt?: (file: { readonly name: string; readonly isImage: boolean }) => string;
  /** Files that were refused or are still on their way, by path, with what is said of them: a save waits for them. */
  readonly pendingFiles?: Map<string, string>;
}

/** The type of the problem of a field whose file a save waits for. */
export const FILE_WAITS = 'upload';

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('A field stands outside a form: put <FormScopeContext> above it.');
  return scope;
}
