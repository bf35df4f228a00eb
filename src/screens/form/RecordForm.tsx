import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import { useSelectedInstitute, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import type { Actor, Resource } from '../../schemas';
import { useCellContext } from '../fields/cellContext';
import { FormScopeContext } from '../fields/shared/formScope';
import { FormBody } from './FormBody';
import { formSections } from './formFields';
import { defaultValues } from './formValues';
import { useResolver } from './useResolver';
import { useRules } from './useRules';

interface RecordFormProps {
  readonly resource: Resource;
  readonly actor: Actor;
  /** The record to change; undefined for a new one. */
  readonly record: LecternRecord | undefined;
  /** Where to go once it is saved, and when it is given up. */
  readonly onSaved: (record: LecternRecord) => void;
  readonly onCancel: () => void;
  /** Fetches the record anew, after somebody else has changed it. */
  readonly onReload?: () => void;
  /** Stays where it is once saved; giving up takes back what was typed. @default false */
  readonly staysOpen?: boolean;
  /** Shows every value, and nothing to type in. @default false */
  readonly isReadOnly?: boolean;
  /** Of the headings of its sections. @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** The generated form of a record: react-admin's form over the declaration's fields and rules. */
export function RecordForm({ resource, actor, record, onSaved, onCancel, onReload, staysOpen = false, isReadOnly = false, headingLevel = 2 }: RecordFormProps): ReactNode {
  const isNew = record === undefined;
  const formId = useId();
  const context = useCellContext(resource.name);
  const texts = useTexts(resource.name);
  const rules = useRules(actor);
  const sections = useMemo(() => formSections({ resource, actor, isNew, isReadOnly }), [resource, actor, isNew, isReadOnly]);
  // What is chosen when the form is opened; a later choice does not change what stands in it.
  const [instituteId] = useState(useSelectedInstitute().institute?.id ?? null);
  const defaults = useMemo(() => (isNew ? defaultValues({ resource, instituteId }) : undefined), [resource, isNew, instituteId]);
  const patternText = useCallback((path: string) => texts.pattern(lastOf(path)), [texts]);
  const translate = useTranslate();
  const hint = useCallback(
    (path: string) => {
      if (!isNew) return texts.hint(lastOf(path));
      return texts.newHint(lastOf(path)) ?? (path === 'instituteId' && resource.fields[path]?.system ? translate('lectern.form.ownerHint') : null);
    },
    [isNew, resource, texts, translate],
  );
  const [pendingFiles] = useState(() => new Map<string, string>());
  const resolver = useResolver({ resource, sections, rules, record, context, patternText, pendingFiles });
  const scope = useMemo(() => ({ formId, rules, hint, asksOwner: isNew, pendingFiles }), [formId, rules, hint, isNew, pendingFiles]);
  const submit = useRef<(values: Readonly<Record<string, unknown>>) => Promise<void>>(async () => undefined);
  return (
    <FormScopeContext.Provider value={scope}>
      <Form
        id={formId}
        noValidate
        defaultValues={defaults}
        resolver={resolver}
        resetOptions={KEEP_TYPED}
        shouldFocusError={false}
        disableInvalidFormNotification
        onSubmit={(values: Readonly<Record<string, unknown>>) => submit.current(values)}
      >
        <FormBody
          {...{ resource, actor, record, sections, context, patternText, formId, onSaved, onCancel, onReload, staysOpen, isReadOnly, headingLevel }}
          sectionText={texts.section}
          submitRef={submit}
        />
      </Form>
    </FormScopeContext.Provider>
  );
}

/** A record that changes below an open form, by one of its own buttons, takes nothing away that was typed. */
const KEEP_TYPED = { keepDirtyValues: true };

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
