import { useCallback, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import { lowerFirst, useDeclarations, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { Button, Checkbox, Dialog, wayOut } from '../../ui';
import { isEmptyValue, questionsOf, targetsOf } from '../../schemas';
import type { Action, Field, PredicateContext, Resource } from '../../schemas';
import { Dependants } from '../actions/Dependants';
import { stateText } from '../actions/stateText';
import { isUnlike, unlikeWords } from '../common/unlike';
import { whyNot, whyNotKey } from '../actions/whyNot';
import { useCellContext } from '../../fields/cellContext';
import { InstituteContext, isOfOneInstitute, OwnerContext } from '../../fields/controls/choiceScope';
import { listed } from '../../fields/values/listed';
import { useKeptAnswers } from '../../forms/KeptAnswers';
import { QuestionFields, useQuestions } from '../../forms/questions';
import { useRules } from '../../forms/useRules';
import { useListModel, useRows } from '../model/listModel';
import { ChosenWarnings } from '../common/FormWarnings';
import { Warnings } from '../common/Warnings';
import { ClearChoices } from './ClearChoices';
import { isTold } from '../common/isTold';
import styles from './Dialogs.module.css';
import { EditPlan } from './EditPlan';
import { FieldChooser } from './FieldChooser';
import { ToldCount } from '../told/ToldCount';
import { NamedRows } from './NamedRows';
import { TakeOut } from './TakeOut';
import { isTakenBack } from './takeBack';
import { useAffected } from './useAffected';
import { ownersOf } from './owners';
import { useGoing } from './useGoing';
import { declaredAction } from './useBulkActions';
import { actionVerb } from './words';

export interface ConfirmDialogProps {
  readonly action: string;
  readonly label: string;
  readonly ids: readonly string[];
  readonly records: readonly LecternRecord[];
  /** `isKnown`: of every row it is known that its state allows the action. `known`: the rows that were looked at for it. */
  readonly onConfirm: (wanted: { readonly ids: readonly string[]; readonly values: Readonly<Record<string, unknown>>; readonly isKnown: boolean; readonly known: ReadonlyMap<string, LecternRecord> }) => void;
  readonly onClose: () => void;
}

/** Says who is affected, asks what has to be asked, and names verb and count on its button. */
export function ConfirmDialog({ action, label, ids, records, onConfirm, onClose }: ConfirmDialogProps): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const texts = useTexts(resource.name);
  const declared = declaredAction(resource, action);
  const [includesNotMatching, setIncludes] = useState(false);
  const affected = useAffected({ ids, records, action, isSingle: ids.length === 1, includesNotMatching });
  const rules = useRules(actor);
  const formId = useId();
  const kept = useKeptAnswers();
  const isEditing = action === 'update';
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<readonly string[]>([]);
  const choose = (names: readonly string[]): void => {
    setChosen(names);
    setCleared(cleared.filter((one) => names.includes(one)));
  };
  const remove = (name: string): void => choose(chosen.filter((one) => one !== name));
  const context = useCellContext(resource.name);
  const fields = useMemo(() => (isEditing ? asked({ resource, names: chosen.filter((name) => !cleared.includes(name)) }) : declared ? questionsFor({ action: declared, ids: affected.ids, known: affected.known, rules }) : {}), [isEditing, chosen, cleared, declared, resource, affected.ids, affected.known, rules]);
  const questions = useQuestions({ resource, fields, rules });
  // Those of the opening: a field that is chosen later brings its own value, and new defaults would empty what has been typed.
  const [defaults] = useState(questions.defaults);
  const scope = useMemo(() => ({ formId, rules, hint: texts.hint, asksEach: isEditing }), [formId, rules, texts, isEditing]);
  const effect = texts.effect(action);
  const isDeleting = action === 'delete';
  const isDanger = isDeleting || declared?.confirm === 'danger' || cleared.length > 0;
  const going = useGoing({ ids: affected.ids, records, isDeleting: isDeleting && !affected.isChecking });
  const isChecking = affected.isChecking || going.isChecking;
  const lacks = useCallback((name: string) => going.ids.some((id) => isEmptyValue(affected.known.get(id)?.[name])), [going.ids, affected.known]);
  const { filterValues } = useRows();
  const owners = ownersOf({ ids: going.ids, known: affected.known, filter: filterValues });
  const loader = useDeclarations();
  const isNarrowed = chosen.some((one) => targetsOf(resource.fields[one]!).some((to) => isOfOneInstitute({ field: resource.fields[one]!, target: loader.get(to) })));
  const count = going.ids.length;
  const verb = (of: number): string => actionVerb({ translate, texts, action, label, count: of, title: of === 1 && going.ids[0] ? going.titleOf(going.ids[0]) : undefined });
  const fieldNames = listed(cleared.map((one) => texts.field(one)), context.locale);
  const editKey = cleared.length === 0 ? 'editVerb' : cleared.length === chosen.length ? 'clearVerb' : 'editAndClearVerb';
  const name = isEditing ? translate(`lectern.bulk.${editKey}`, { count, name: lowerFirst(count === 1 ? texts.one : texts.module), fields: fieldNames }) : verb(count);
  const unlike = going.ids.filter((id) => declared && affected.known.has(id) && isUnlike({ action: declared, record: affected.known.get(id)! }));
  const isNothing = count === 0 && !isChecking;
  /** Of what no lifecycle declares, nothing is known but that nobody does it to themselves. */
  const reasonOf = (record: LecternRecord): string => {
    const why = declared ? whyNot({ resource, record, action: declared, actor }) : resource.isOfPeople && record.id === actor.id ? 'ownAccount' : null;
    return why === null ? '' : why === 'state' ? stateText({ resource, record, context }) : translate(whyNotKey(resource, why));
  };

  return (
    <Dialog
      title={isEditing ? label : translate('lectern.bulk.question', { verb: verb(count || ids.length) })}
      closeLabel={translate('lectern.bulk.close')}
      role="alertdialog"
      holdsEscape={kept.holdsEscape}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isNothing ? translate('lectern.bulk.close') : wayOut({ translate, verb: name })}</Button>
          {!isNothing && <Button kind={isDanger ? 'danger' : 'primary'} type="submit" form={formId} aria-describedby={isEditing ? `${formId}-plan` : undefined} disabled={isChecking || (isEditing && chosen.length === 0)}>
            {name}
          </Button>}
        </>
      }
    >
      <div className={styles.text}>
        {isDeleting && <p>{translate(resource.softDelete ? 'lectern.bulk.deleteText' : 'lectern.bulk.deleteForGood')}</p>}
        {isDeleting && isTold({ resource, event: 'delete' }) && <p>{translate('lectern.bulk.deleteTold')}</p>}
        {(isDeleting || isEditing) && <Warnings resource={resource} values={affected.known.get(affected.ids[0] ?? '') ?? {}} />}
        {effect && <p>{effect}</p>}
        {(isDeleting || declared) && !isChecking && <ToldCount resource={resource} event={action} ids={going.ids} />}
        {isChecking ? (
          <p role="status">{translate('lectern.bulk.checking')}</p>
        ) : (
          <>
            {isNothing && <p role="alert">{translate('lectern.bulk.nothingLeft')}</p>}
            {count > 1 && (
              <>
                <p>{translate('lectern.bulk.affected')}</p>
                <NamedRows ids={going.ids} known={affected.known} first={NAMED} />
              </>
            )}
            {going.held.length > 0 && (
              <div className={styles.note}>
                <p>{translate('lectern.bulk.inUse', { smart_count: going.held.length })}</p>
                <NamedRows ids={going.held} known={affected.known} />
              </div>
            )}
            <Dependants uses={going.uses} ids={affected.ids} isKnown={!isDeleting || going.isKnown} />
            {affected.notAllowed.length > 0 && (
              <div className={styles.note}>
                <p>{translate('lectern.bulk.leftOut', { smart_count: affected.notAllowed.length })}</p>
                <NamedRows ids={affected.notAllowed} known={affected.known} reasonOf={reasonOf} />
              </div>
            )}
            {unlike.length > 0 && declared && (
              <div className={styles.note}>
                <p>{translate('lectern.record.unlikeMany', unlikeWords({ resource, action: declared, context }))}</p>
                <NamedRows ids={unlike} known={affected.known} />
              </div>
            )}
            {affected.notMatching.length > 0 && (
              <div className={styles.note}>
                <p>{translate('lectern.bulk.notMatching', { smart_count: affected.notMatching.length })}</p>
                <NamedRows ids={affected.notMatching} known={affected.known} />
                <Checkbox label={translate('lectern.bulk.includeNotMatching')} isLabelShown checked={includesNotMatching} onChange={(event) => setIncludes(event.target.checked)} />
              </div>
            )}
          </>
        )}
      </div>
      <Form id={formId} noValidate record={NO_RECORD} defaultValues={defaults} resolver={questions.resolver} onSubmit={(values: Readonly<Record<string, unknown>>) => onConfirm({ ids: going.ids, values: isEditing ? Object.fromEntries(chosen.map((name) => [name, cleared.includes(name) ? null : values[name]])) : values, isKnown: affected.isKnown, known: affected.known })} disableInvalidFormNotification>
        {isEditing && <FieldChooser chosen={chosen} cleared={cleared} lacks={lacks} onChoose={choose} />}
        <ChosenWarnings resource={resource} asked={fields} />
        <InstituteContext.Provider value={owners.only}>
          <OwnerContext.Provider value={owners.narrowest}>
            <QuestionFields fields={fields} context={questions.context} scope={scope} kept={kept} aside={isEditing ? ({ name: of }) => <TakeOut name={of} chosen={chosen} cleared={cleared} lacks={lacks} onRemove={remove} /> : undefined} />
          </OwnerContext.Provider>
        </InstituteContext.Provider>
        {isEditing && <ClearChoices names={chosen.filter((name) => mayBeEmpty(resource.fields[name]!))} cleared={cleared} onChange={setCleared} onRemove={remove} />}
        {isEditing && <EditPlan id={`${formId}-plan`} locale={context.locale} chosen={chosen} cleared={cleared} lacks={lacks} rows={going.ids.map((id) => affected.known.get(id) ?? {})} isOfSeveral={isNarrowed && owners.areSeveral} canTakeBack={isTakenBack({ ids: going.ids, isKnown: (id) => affected.known.has(id) })} />}
      </Form>
    </Dialog>
  );
}

/** The form is about the answers alone. */
const NO_RECORD = {};

/** Rows named before an action; the others by a press. */
const NAMED = 5;

/** A field that is left empty is one that was forgotten: to empty it in every row is a choice of its own, and so is “no”. */
function asked({ resource, names }: { resource: Resource; names: readonly string[] }): Record<string, Field> {
  return Object.fromEntries(names.map((name) => [name, { ...resource.fields[name]!, required: true }]));
}

function mayBeEmpty(field: Field): boolean {
  return !field.required && field.type !== 'boolean';
}

/** Its questions, unless of every row it is known that they are not asked of it. */
function questionsFor({ action, ids, known, rules }: { action: Action; ids: readonly string[]; known: ReadonlyMap<string, LecternRecord>; rules: PredicateContext }): Readonly<Record<string, Field>> {
  return questionsOf({ action, records: ids.every((id) => known.has(id)) ? ids.map((id) => known.get(id)!) : null, context: rules });
}
