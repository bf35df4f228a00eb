import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Form } from 'ra-core';
import { useTexts } from '../dataProvider';
import type { Actor, PredicateContext, Resource } from '../schemas';
import { useCellContext } from '../fields/cellContext';
import { FormScopeContext } from '../fields/controls/formScope';
import type { CellContext } from '../fields/values/cellTypes';
import type { FormSection } from './formFields';
import { NarrowedFields } from './NarrowedFields';
import { useResolver } from './useResolver';
import { useRules } from './useRules';

type Values = Readonly<Record<string, unknown>>;

/** What the parts of one form share. */
export interface FormModel {
  readonly formId: string;
  readonly resource: Resource;
  readonly sections: readonly FormSection[];
  readonly context: CellContext;
  readonly rules: PredicateContext;
  /** What a field's pattern asks for, in words. */
  readonly patternText: (path: string) => string | null;
  /** Filled by what stands inside: what is done with clean values. */
  readonly submitRef: RefObject<(values: Values) => Promise<void>>;
}

interface DeclaredFormProps {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly sections: readonly FormSection[];
  /** The record as it is; undefined for a new one. */
  readonly record: Values | undefined;
  /** What stands in the fields at first. @default the record of react-admin's context */
  readonly defaultValues?: Values | undefined;
  /** What is said below a field. @default the hints of the module */
  readonly hint?: ((path: string) => string | null) | undefined;
  readonly children: (model: FormModel) => ReactNode;
}

/**
 * A form over fields of a declaration: checked by its rules, which the platform has too, files waited for, each problem at
 * its field. What stands inside says by `submitRef` what is done with clean values.
 */
export function DeclaredForm({ resource, actor, sections, record, defaultValues, hint, children }: DeclaredFormProps): ReactNode {
  const formId = useId();
  const context = useCellContext(resource.name);
  const texts = useTexts(resource.name);
  const rules = useRules(actor);
  const isNew = record === undefined;
  const patternText = useCallback((path: string) => texts.pattern(lastOf(path)), [texts]);
  const ownHint = useCallback((path: string) => texts.hint(lastOf(path)), [texts]);
  const [pendingFiles] = useState(() => new Map<string, string>());
  const resolver = useResolver({ resource, sections, rules, record, context, patternText, pendingFiles });
  const said = hint ?? ownHint;
  const scope = useMemo(() => ({ formId, rules, hint: said, asksOwner: isNew, pendingFiles, ...(isNew && { newOf: resource }) }), [formId, rules, said, isNew, pendingFiles, resource]);
  const submitRef = useRef<(values: Values) => Promise<void>>(async () => undefined);
  return (
    <FormScopeContext.Provider value={scope}>
      <Form
        id={formId}
        noValidate
        defaultValues={defaultValues}
        resolver={resolver}
        resetOptions={KEEP_TYPED}
        shouldFocusError={false}
        disableInvalidFormNotification
        onSubmit={(values: Values) => submitRef.current(values)}
      >
        <NarrowedFields fields={resource.fields}>{children({ formId, resource, sections, context, rules, patternText, submitRef })}</NarrowedFields>
      </Form>
    </FormScopeContext.Provider>
  );
}

/** A record that changes below an open form, by one of its own buttons, takes nothing away that was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

/** `parts.0.price` → `price`: a field is called by its own name, whatever it stands in. */
export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
