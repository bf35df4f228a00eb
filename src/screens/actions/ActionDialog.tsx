import { Suspense, lazy, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { failureDetails, useAction, useActor, useTexts } from '../../dataProvider';
import type { Acted, LecternRecord } from '../../dataProvider';
import { isSame } from '../../dataProvider/writeValues';
import { useCellContext } from '../../fields/cellContext';
import { joined } from '../../fields/values/joined';
import type { CellContext } from '../../fields/values/cellTypes';
import { useRules } from '../../forms/useRules';
import { withWords } from '../../i18n/withWords';
import { correctedBy, heldAnswers, questionsOf } from '../../schemas';
import type { Action, Resource } from '../../schemas';
import { AskDialog } from './AskDialog';
import { asQuestion } from './asQuestion';
import { Foretold } from './Foretold';
import { ownSentence } from './ownSentence';
import { saysMore } from './saysMore';
import { Which } from './Which';
import { stateOf } from './stateOf';
import { ChosenWarnings } from '../common/FormWarnings';
import { isUnlike, unlikeWords } from '../common/unlike';
import { useConcerned } from '../common/useConcerned';
import { ToldCount } from '../told/ToldCount';
import { useDoneNotice } from './useDoneNotice';

// Few actions are foreseen.
const Foreseen = lazy(() => withWords(() => import('./Foreseen')));

interface ActionDialogProps {
  readonly resource: Resource;
  readonly record: LecternRecord;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an action is run on one record: names what it is done to, asks the action's questions, says the verb on the button. */
export function ActionDialog({ resource, record, action, onClose, onDone }: ActionDialogProps): ReactNode {
  const translate = useTranslate();
  const texts = useTexts(resource.name);
  const { run } = useAction(resource.name);
  const notice = useDoneNotice(resource);
  const rules = useRules(useActor());
  const title = useConcerned({ resource, record })(action.name);
  const context = useCellContext(resource.name);
  const state = stateOf({ resource, records: [record] });
  const verb = texts.action(action.name, state);
  const effect = texts.effect(action.name, state);
  const fields = useMemo(() => questionsOf({ action, records: [record], context: rules }), [action, record, rules]);
  const { held: defaults, outdated } = useMemo(() => heldAnswers({ action, record, context: rules }), [action, record, rules]);
  // What stands beside a reference that is corrected was settled with it, but for what cannot be answered so any more.
  const corrected = useMemo(() => correctedBy(action), [action]);
  const beginsFilled = useCallback((reference: string, beside: string) => !corrected.has(reference) || outdated.has(beside), [corrected, outdated]);
  const [held, setHeld] = useState<Readonly<Record<string, unknown>> | null>(action.foresees.length > 0 ? null : NOTHING);
  const acted = useRef<Acted>({ facts: [], record });
  /** As it is by what the platform said when it refused: changed since the question was asked. */
  const [changed, setChanged] = useState<LecternRecord | null>(null);
  const [asked] = useState(record);
  const ids = useMemo(() => [record.id], [record.id]);
  const act = useCallback(async (answers: Readonly<Record<string, unknown>>) => {
    try {
      acted.current = await run({ action: action.name, record: changed && Number(changed.version) > Number(record.version) ? changed : record, answers, meta: { quiet: true } });
    } catch (error) {
      const { kind, current } = failureDetails(error) ?? {};
      // Who is told so and answers once more means the record as it is.
      if (kind === 'stale' && current) setChanged({ ...record, ...current });
      throw error;
    }
  }, [action, changed, record, run]);
  const finish = useCallback(() => {
    notice({ action: action.name, label: verb, ids: [record.id], records: [record], title, facts: acted.current.facts, after: new Map([[record.id, acted.current.record]]) });
    onDone();
  }, [action, notice, onDone, record, title, verb]);

  return (
    <AskDialog
      resource={resource}
      asked={action.name}
      fields={fields}
      title={asQuestion(ownSentence({ translate, action: action.name, kind: 'ask', words: { title } }) ?? translate(saysMore({ translate, label: verb }) ? 'lectern.record.askTitleApart' : 'lectern.record.askTitle', { action: verb, title }))}
      verb={verb}
      isDanger={action.confirm === 'danger'}
      recordId={record.id}
      owner={ownerOf({ resource, record })}
      defaults={defaults}
      beginsFilled={beginsFilled}
      held={held}
      run={act}
      onClose={onClose}
      onDone={finish}
    >
      <Which resource={resource} record={record} />
      {effect && <p>{effect}</p>}
      <ToldCount resource={resource} event={action.name} ids={ids} />
      {action.foresees.length > 0 && <Suspense fallback={null}><Foreseen resource={resource} record={record} action={action} onHeld={setHeld} /></Suspense>}
      <Foretold resource={resource} record={record} action={action} />
      <ChosenWarnings resource={resource} asked={fields} />
      {isUnlike({ action, record }) && <p>{translate('lectern.record.unlike', unlikeWords({ resource, action, record, context }))}</p>}
      {changed && <p role="status">{changedText({ resource, before: asked, after: changed, verb, context, translate })}</p>}
      {action.confirm === 'danger' && action.concerns === null && <p>{translate('lectern.record.askDanger')}</p>}
    </AskDialog>
  );
}

/** What has changed meanwhile of what the record was asked with, which in a list is its columns alone, and what the button does now. */
function changedText({ resource, before, after, verb, context, translate }: { readonly resource: Resource; readonly before: LecternRecord; readonly after: LecternRecord; readonly verb: string } & { readonly context: CellContext; readonly translate: CellContext['translate'] }): string {
  const names = Object.values(resource.fields).filter(({ name, system }) => !system && name in before && !isSame(before[name], after[name])).map(({ name }) => context.label(name));
  return translate(names.length > 0 ? 'lectern.record.changedSince' : 'lectern.record.changedUnseen', { verb, fields: joined({ texts: names, locale: context.locale }) });
}

const NOTHING = {};

function ownerOf({ resource, record }: { readonly resource: Resource; readonly record: LecternRecord }): string | null {
  const owner = resource.institute === null ? null : record[resource.institute];
  return typeof owner === 'string' ? owner : null;
}
