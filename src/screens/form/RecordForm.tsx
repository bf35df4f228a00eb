import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useSelectedInstitute, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { sentences } from '../../fields/values/sentences';
import { DeclaredForm, lastOf } from '../../forms/DeclaredForm';
import { formSections, heldFields } from '../../forms/formFields';
import { defaultValues } from '../../forms/formValues';
import { useRules } from '../../forms/useRules';
import type { Actor, Resource } from '../../schemas';
import { isSecret } from '../../schemas/isSecret';
import { useBeginning } from '../common/begun';
import { FormWarnings } from '../common/FormWarnings';
import { CopyNotice } from './CopyNotice';
import { FormBody } from './FormBody';
import { NotTakenNotice } from './NotTakenNotice';
import { useStaysWith } from './useStaysWith';

interface RecordFormProps {
  readonly resource: Resource;
  readonly actor: Actor;
  /** The record to change; undefined for a new one. */
  readonly record: LecternRecord | undefined;
  /** Whose a new one is to begin with. @default the institute that is chosen in the header */
  readonly owner?: string | null;
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

/** The generated form of a record: a form over its declaration, with the layout and the buttons that screens have. */
export function RecordForm({ resource, actor, record, owner = null, onSaved, onCancel, onReload, staysOpen = false, isReadOnly = false, headingLevel = 2 }: RecordFormProps): ReactNode {
  const isNew = record === undefined;
  const translate = useTranslate();
  const within = useBeginning(resource);
  const texts = useTexts(resource.name);
  const held = useMemo(() => heldFields(resource, record ?? NONE), [resource, record]);
  const sections = useMemo(() => formSections({ resource, actor, isNew, isReadOnly, held }), [resource, actor, isNew, isReadOnly, held]);
  // What is chosen when the form is opened; a later choice does not change what stands in it.
  const chosen = useSelectedInstitute().institute?.id ?? null;
  const [instituteId] = useState(owner ?? chosen);
  useStaysWith({ resource, isNew });
  const rules = useRules(actor);
  const defaults = useMemo(() => (isNew ? defaultValues({ resource, instituteId, rules, within }) : undefined), [resource, isNew, instituteId, rules, within]);
  const newHint = useCallback(
    (path: string) => texts.newHint(lastOf(path)) ?? (path === 'instituteId' && resource.fields[path]?.system ? translate('lectern.form.ownerHint') : null),
    [resource, texts, translate],
  );
  const oldHint = useCallback(
    (path: string) => {
      const field = resource.fields[path];
      const kept = field && record?.secretsKept && isSecret(field) ? translate(record.secretsKept.includes(path) ? 'lectern.form.secretKept' : 'lectern.form.secretNone') : null;
      return sentences([texts.hint(lastOf(path)), kept]) || null;
    },
    [record, resource, texts, translate],
  );
  return (
    <DeclaredForm resource={resource} actor={actor} sections={sections} record={record} defaultValues={defaults} hint={isNew ? newHint : oldHint}>
      {(model) => <>{!isReadOnly && <FormWarnings resource={resource} asked={resource.fields} record={record}>{isNew && <CopyNotice resource={resource} />}{isNew && <NotTakenNotice resource={resource} />}</FormWarnings>}<FormBody {...model} {...{ actor, record, onSaved, onCancel, onReload, staysOpen, isReadOnly, headingLevel }} sectionText={texts.section} /></>}
    </DeclaredForm>
  );
}

const NONE: Readonly<Record<string, unknown>> = {};
