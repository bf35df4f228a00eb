import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { Button } from '../../shell/ui';
import { createdKey } from '../actions/ownSentence';
import { useUndo } from '../actions/useUndo';
import { InstituteContext, OwnerContext } from '../fields/shared/choiceScope';
import { formatDatetime } from '../fields/shared/format';
import { useFormScope } from '../fields/shared/formScope';
import { OPERATOR } from '../fields/shared/owner';
import type { CellContext } from '../fields/types';
import { ActionBar } from './ActionBar';
import type { SaveIntent } from './ActionBar';
import { draftOwner } from './drafts';
import { errorPaths } from './errorPaths';
import { typedFields } from './formFields';
import type { FormSection } from './formFields';
import { cleanValues, defaultValues, valuesToSend } from './formValues';
import { Sections, Steps, Tabs } from './layouts';
import type { LayoutProps } from './layouts';
import { Notice } from './Notice';
import { useGoNext } from './saveAndNext';
import { useShownSections } from './SectionFields';
import { SaveProblems } from './SaveProblems';
import { StaleDialog } from './StaleDialog';
import { UnsavedGuard } from './UnsavedGuard';
import { useDraft } from './useDraft';
import { useEnterSaves } from './useEnterSaves';
import { focusFirstField, useFirstFocus } from './useFirstFocus';
import { useFocusProblem } from './useFocusProblem';
import { useSave } from './useSave';
import { useSaveShortcut } from './useSaveShortcut';
import styles from './form.module.css';

type Values = Readonly<Record<string, unknown>>;

interface FormBodyProps {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly record: LecternRecord | undefined;
  readonly sections: readonly FormSection[];
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
  readonly sectionText: (name: string) => string;
  readonly formId: string;
  readonly onSaved: (record: LecternRecord) => void;
  readonly onCancel: () => void;
  readonly onReload: (() => void) | undefined;
  readonly staysOpen: boolean;
  readonly isReadOnly: boolean;
  readonly headingLevel: 2 | 3;
  /** Filled here: what the form does with clean values. */
  readonly submitRef: RefObject<(values: Values) => Promise<void>>;
}

const LAYOUTS = { sections: Sections, tabs: Tabs, steps: Steps };

/** What stands inside the form: its layout, its buttons, and what happens around a save. */
export function FormBody(props: FormBodyProps): ReactNode {
  const { resource, actor, record, sections, context, patternText, sectionText, formId, onSaved, onCancel, onReload, staysOpen, isReadOnly, headingLevel, submitRef } = props;
  const isNew = record === undefined;
  const translate = useTranslate();
  const notify = useNotify();
  const { rules } = useFormScope();
  const { reset, getValues } = useFormContext();
  const { errors, dirtyFields, submitCount } = useFormState();
  const owner = useOwner({ resource, record });
  const instituteId = owner === undefined ? actor.instituteId : owner;
  const body = useRef<HTMLDivElement>(null);
  const intent = useRef<SaveIntent>('open');
  const isLeaving = useRef(false);
  const shown = useShownSections(sections);
  const [active, setActive] = useState(sections[0]?.name ?? '');
  const draft = useDraft({ resource, id: record?.id ?? null, owner: draftOwner(actor) });
  const shownFields = useMemo(() => sections.flatMap((section) => section.fields.filter((one) => !one.isFixed).map((one) => one.field.name)), [sections]);

  const { one } = useTexts(resource.name);
  const goNext = useGoNext();
  const undo = useUndo(resource);
  const sent = useRef<readonly string[]>([]);
  const titleOf = (of: LecternRecord): string => (resource.isSingle ? one : shownTitle({ resource, record: of, translate }));

  const finish = (saved: LecternRecord): void => {
    draft.drop();
    const taken = record && saved !== record ? undo({ action: 'update', ids: [saved.id], records: [record], after: new Map([[saved.id, saved]]), fields: sent.current }) : {};
    const words = { ...textsOf(saved), title: titleOf(saved) };
    notify(isNew ? createdKey({ translate, resource, record: saved, words }) : 'lectern.form.saved', { type: 'success', messageArgs: words, ...taken });
    if (isNew && intent.current === 'another') {
      reset({ ...defaultValues({ resource, instituteId: null }), instituteId: getValues('instituteId') });
      focusFirstField(body.current);
      return;
    }
    if (staysOpen) reset(getValues());
    else isLeaving.current = true;
    if (intent.current === 'next' && goNext) goNext();
    else onSaved(saved);
  };
  const cancel = (): void => {
    if (!staysOpen) return onCancel();
    draft.drop();
    reset();
  };
  const saving = useSave({ context, patternText, shownFields, onSaved: finish });
  const send = async ({ values, overwrite }: { values: Values; overwrite?: boolean }): Promise<void> => {
    const changed = valuesToSend({ fields: typedFields({ sections, values, rules }), values, record });
    if (record && Object.keys(changed).length === 0) return finish(record);
    // What nobody is shown cannot be put back.
    sent.current = Object.keys(changed).some((name) => resource.fields[name]?.writeOnly) ? [] : Object.keys(changed);
    await saving.save({ values: changed, ...(overwrite ? { overwrite } : {}) });
  };
  submitRef.current = (values) => send({ values });

  const submit = useCallback((wanted: SaveIntent): void => {
    intent.current = wanted;
    body.current?.closest('form')?.requestSubmit();
  }, []);
  const save = useCallback(() => submit('open'), [submit]);
  useSaveShortcut(save);
  useEnterSaves({ form: body, save });
  useFirstFocus({ form: body, isWanted: isNew && !isReadOnly });
  const goTo = useFocusProblem({ form: body, sections, activate: setActive });
  const problems = errorPaths(errors);
  const places = (submitCount > 0 ? problems : []).map((path) => ({ path, label: context.label(path) }));

  const { isReleased } = saving;
  const hasChanges = useRef(false);
  hasChanges.current = Object.keys(dirtyFields).length > 0;
  const isDirty = useCallback(() => hasChanges.current && !isLeaving.current && !isReleased(), [isReleased]);
  const layout: LayoutProps = { sections: shown, context, sectionText, formId, active, onActivate: setActive, problems: countProblems({ sections, paths: problems }), isNew, headingLevel };
  const Layout = LAYOUTS[shown.length > 1 ? resource.form.layout : 'sections'];

  return (
    <div ref={body} className={styles.form}>
      <InstituteContext.Provider value={instituteId}>
        <OwnerContext.Provider value={owner}>
          <Layout {...layout} />
        </OwnerContext.Provider>
      </InstituteContext.Provider>
      {!isReadOnly && (
        <ActionBar isNew={isNew} onSubmit={submit} onCancel={cancel}>
          <SaveProblems failure={saving.failure} fields={places} onGoTo={goTo} onRetry={() => submit(intent.current)} />
          {draft.offered && saving.failure === null && places.length === 0 && (
            <Notice tone="blue" text={translate('lectern.form.draft.text', { time: new Date(draft.offered.savedAt).toLocaleTimeString(context.locale, { timeStyle: 'short' }) })}>
              <Button isSmall onClick={draft.restore}>{translate('lectern.form.draft.restore')}</Button>
              <Button isSmall kind="bare" onClick={draft.discard}>{translate('lectern.form.draft.discard')}</Button>
            </Notice>
          )}
        </ActionBar>
      )}
      <UnsavedGuard isDirty={isDirty} onLeave={draft.drop} />
      {saving.stale && record && (
        <StaleDialog
          title={titleOf(record)}
          ownTime={saving.stale.current?.['updatedById'] === actor.id ? formatDatetime({ value: String(saving.stale.current['updatedAt']), locale: context.locale }) : null}
          onClose={saving.clearStale}
          onReload={() => {
            saving.clearStale();
            draft.drop();
            reset();
            onReload?.();
          }}
          onOverwrite={() => void send({ values: cleanValues({ fields: resource.fields, values: getValues(), rules }), overwrite: true })}
        />
      )}
    </div>
  );
}

/** Whose the record is by what is chosen in the form, else by the record; null: the operator's; undefined: not said. */
function useOwner({ resource, record }: { resource: Resource; record: LecternRecord | undefined }): string | null | undefined {
  const chosen: unknown = useWatch({ name: 'instituteId' });
  if (!resource.fields['instituteId']) return resource.tenant === 'self' ? (record?.id ?? null) : undefined;
  if (chosen === OPERATOR || (record && isEmptyValue(chosen))) return null;
  return typeof chosen === 'string' && chosen !== '' ? chosen : undefined;
}

function countProblems({ sections, paths }: { sections: readonly FormSection[]; paths: readonly string[] }): ReadonlyMap<string, number> {
  return new Map(
    sections.map((section) => {
      const names = new Set(section.fields.map((one) => one.field.name));
      return [section.name, paths.filter((path) => names.has(path.split('.')[0]!)).length];
    }),
  );
}

/** What a notice may name of a record. */
function textsOf(record: LecternRecord): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).filter((one): one is [string, string] => typeof one[1] === 'string'));
}
