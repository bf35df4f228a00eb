import { useCallback, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTexts, shownTitle } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { isEmptyValue } from '../../schemas';
import type { Actor, Resource } from '../../schemas';
import { changedKey, createdKey } from '../actions/ownSentence';
import { useIsMailed } from '../actions/useIsMailed';
import { useUndo } from '../actions/useUndo';
import { InstituteContext, OwnerContext } from '../../fields/controls/choiceScope';
import { formatDatetime } from '../../fields/values/format';
import { OPERATOR } from '../../fields/cells/owner';
import { listed } from '../../fields/values/listed';
import { ActionBar } from './ActionBar';
import type { SaveIntent } from './ActionBar';
import { draftOwner } from '../../forms/drafts';
import type { FormModel } from '../../forms/DeclaredForm';
import { errorPaths } from '../../forms/errorPaths';
import { typedFields } from '../../forms/formFields';
import type { FormSection } from '../../forms/formFields';
import { changesToSend, cleanValues, defaultValues } from '../../forms/formValues';
import { Sections, Steps, Tabs } from './layouts';
import type { LayoutProps } from './layouts';
import { OfferedDraft } from '../../forms/OfferedDraft';
import { useGoNext } from './saveAndNext';
import { useShownSections } from './SectionFields';
import { SaveProblems } from '../../forms/SaveProblems';
import { clashesOf } from '../../forms/clashes';
import { StaleDialog } from '../../forms/StaleDialog';
import { UnsavedGuard } from '../../forms/UnsavedGuard';
import { useDraft } from '../../forms/useDraft';
import { useEnterSaves } from '../../forms/useEnterSaves';
import { focusFirstField, useFirstFocus } from '../../forms/useFirstFocus';
import { useFocusProblem } from '../../forms/useFocusProblem';
import { settledOf } from '../../forms/settled';
import { useOverLanguages } from '../../forms/useOverLanguages';
import { useSaving } from '../../forms/useSaving';
import type { OpenTries } from '../../forms/tries';
import { useSaveRecord } from './useSaveRecord';
import { UsualValue } from './UsualValue';
import { useSaveShortcut } from '../../forms/useSaveShortcut';
import { keptFor, useBeginning } from '../common/begun';
import { saidTitle } from '../common/partnersOf';
import styles from './form.module.css';

type Values = Readonly<Record<string, unknown>>;

interface FormBodyProps extends FormModel {
  readonly actor: Actor;
  readonly record: LecternRecord | undefined;
  readonly sectionText: (name: string) => string;
  readonly onSaved: (record: LecternRecord) => void;
  readonly onCancel: () => void;
  readonly onReload: (() => void) | undefined;
  readonly staysOpen: boolean;
  readonly isReadOnly: boolean;
  readonly headingLevel: 2 | 3;
}

const LAYOUTS = { sections: Sections, tabs: Tabs, steps: Steps };

/** What stands inside the form: its layout, its buttons, and what happens around a save. */
export function FormBody(props: FormBodyProps): ReactNode {
  const { resource, actor, record, sections, context, rules, patternText, sectionText, formId, onSaved, onCancel, onReload, staysOpen, isReadOnly, headingLevel, submitRef } = props;
  const isNew = record === undefined;
  const translate = useTranslate();
  const notify = useNotify();
  const { reset, getValues, control } = useFormContext();
  const { errors, dirtyFields, submitCount } = useFormState();
  const owner = useOwner({ resource, record });
  const instituteId = owner === undefined ? actor.instituteId : owner;
  const body = useRef<HTMLDivElement>(null);
  const intent = useRef<SaveIntent>('open');
  const isLeaving = useRef(false);
  const onward = useRef<(() => void) | null>(null);
  const hold = useCallback((goOn: (() => void) | null): void => {
    onward.current = goOn;
  }, []);
  const shown = useShownSections(sections);
  const [active, setActive, isDrawnAnew] = useOverLanguages(`${resource.name} ${record?.id ?? ''}`, sections[0]?.name ?? '');
  const shownFields = useMemo(() => sections.flatMap((section) => section.fields.filter((one) => !one.isFixed).map((one) => one.field.name)), [sections]);

  const { one } = useTexts(resource.name);
  const within = useBeginning(resource);
  const draft = useDraft({ resource: resource.name, id: record?.id ?? null, fields: resource.fields, owner: draftOwner(actor), begun: within, version: record?.['version'] });
  const goNext = useGoNext();
  // What the address or a record copied has said is not to be replaced.
  const usual = isNew ? Object.values(resource.fields).filter(({ name, usual: call }) => call !== null && !(name in within)) : [];
  const undo = useUndo(resource);
  const isMailed = useIsMailed();
  const sent = useRef<readonly string[]>([]);
  /** What undo gives back: the record as it stood before the save, which over somebody else's version is theirs. */
  const before = useRef(record);
  const titleOf = (of: LecternRecord): string => (resource.isSingle ? one : shownTitle({ resource, record: of, translate }));

  const formValues = (): Values => cleanValues({ fields: resource.fields, values: getValues(), rules });
  const finish = (saved: LecternRecord): void => {
    draft.drop();
    const onUndo = before.current && saved !== record ? undo({ action: 'update', ids: [saved.id], records: [before.current], after: new Map([[saved.id, saved]]), fields: sent.current }).onUndo : undefined;
    const words = { ...textsOf(saved), title: saidTitle({ resource, title: titleOf(saved), one, translate }) };
    if (saved === record) notify('lectern.form.unchanged', { type: 'info', messageArgs: words });
    else if (saved.untaken) {
      const fields = listed(saved.untaken.map((name) => context.label(name)), context.locale);
      notify(isNew ? 'lectern.form.createdWithout' : 'lectern.form.savedWithout', { type: 'warning', messageArgs: { ...words, fields }, autoHideDuration: null });
    } else {
      const of = { translate, resource, record: saved, words, isMailed };
      notify(isNew ? createdKey(of) : changedKey({ ...of, changed: sent.current }), { type: 'success', messageArgs: words, ...(onUndo && { onUndo }) });
    }
    if (isLeaving.current) return;
    if (onward.current) {
      isLeaving.current = true;
      return onward.current();
    }
    if (isNew && intent.current === 'another') {
      reset({ ...defaultValues({ resource, instituteId: null, rules, within }), ...keptFor({ resource, values: getValues() }) });
      // Its first part is to stand there when the field is looked for.
      flushSync(() => setActive(sections[0]?.name ?? ''));
      window.scrollTo(0, 0);
      focusFirstField({ form: body.current, valueAt: getValues });
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
  /** What was still being saved is kept until that is known. */
  const leave = (isSaving: boolean): void => {
    isLeaving.current = true;
    if (!isSaving) draft.drop();
  };
  /** The record as it was when what stands in the form was begun. */
  const beginning = (): LecternRecord | undefined => {
    const since = draft.since();
    return record && since && since.version !== record['version'] ? { ...record, ...since.values, version: since.version } : record;
  };
  const { send: sendRecord, amend } = useSaveRecord(resource, () => beginning()?.['version']);
  const saving = useSaving({ context, patternText, shownFields, send: sendRecord, ...(isNew && { amend, keep: draft.hold }), onSaved: finish });
  const restore = (): void => {
    // Before its own tries are taken up those of what was typed here are kept with that.
    const open = (draft.offered?.open ?? null) as OpenTries<LecternRecord> | null;
    draft.restore();
    if (isNew) saving.resume(open);
  };
  const send = async ({ values, overwrite }: { values: Values; overwrite?: boolean }): Promise<void> => {
    const current = overwrite ? (saving.stale?.current as LecternRecord | undefined) : undefined;
    const changed = changesToSend({ all: resource.fields, fields: typedFields({ sections, values, rules }), values, record: beginning(), current, settled: settledOf(control) });
    if (record && Object.keys(changed).length === 0) return finish(record);
    // What nobody is shown cannot be put back.
    sent.current = Object.keys(changed).some((name) => resource.fields[name]?.writeOnly) ? [] : Object.keys(changed);
    before.current = current ?? record;
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
  useFirstFocus({ form: body, isWanted: isNew && !isReadOnly && !isDrawnAnew });
  const goTo = useFocusProblem({ form: body, sections, activate: setActive });
  const problems = inOrder(errorPaths(errors), sections);
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
          {usual.map((field) => <UsualValue key={field.name} field={field} call={field.usual!} instituteId={instituteId} />)}
        </OwnerContext.Provider>
      </InstituteContext.Provider>
      {!isReadOnly && (
        <ActionBar isNew={isNew} onSubmit={submit} onCancel={cancel}>
          <SaveProblems failure={saving.failure} fields={places} onGoTo={goTo} onRetry={() => submit(intent.current)} />
          {/* What is on its way is not to be mixed with another. */}
          {saving.failure === null && places.length === 0 && !saving.isSaving() && <OfferedDraft draft={{ ...draft, restore }} locale={context.locale} />}
        </ActionBar>
      )}
      <UnsavedGuard isDirty={isDirty} isSaving={saving.isSaving} onLeave={leave} onHeld={hold} />
      {saving.stale && record && (
        <StaleDialog
          title={titleOf(record)}
          ownTime={saving.stale.current?.['updatedById'] === actor.id ? formatDatetime({ value: String(saving.stale.current['updatedAt']), locale: context.locale }) : null}
          clashes={clashesOf({ fields: sections.flatMap((section) => section.fields.map((each) => each.field)), record: beginning() ?? record, current: saving.stale.current ?? {}, values: formValues() })}
          context={context}
          onClose={saving.clearStale}
          onReload={() => {
            saving.clearStale();
            draft.drop();
            reset();
            onReload?.();
          }}
          onOverwrite={() => void send({ values: formValues(), overwrite: true })}
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

/** Paths in the order in which their fields stand in the form. */
function inOrder(paths: readonly string[], sections: readonly FormSection[]): string[] {
  const names = sections.flatMap(({ fields }) => fields.map(({ field }) => field.name));
  const placeOf = (path: string): number => names.indexOf(path.split('.')[0]!);
  return [...paths].sort((a, b) => placeOf(a) - placeOf(b));
}
