import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useActor, useModuleAction, useSelectedInstitute, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { isAcrossInstitutes } from '../../schemas';
import type { Actor, ModuleAction, PlaceValues, Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { FormWarnings } from '../common/FormWarnings';
import { useOwnerAbove } from '../common/useOwnerAbove';
import { AskDialog } from './AskDialog';
import { useUndo } from './useUndo';

/** How many it was done to, and what it has made, as far as that is told. */
interface Done {
  readonly count: number;
  readonly made: readonly LecternRecord[];
}

/** The version of a record in which nothing was changed since it was made. */
const FIRST_VERSION = 1;

interface ModuleActionDialogProps {
  readonly resource: Resource;
  readonly action: ModuleAction;
  /** What is known of it beforehand, as the record that it is offered on. @default what the list stands below */
  readonly begun?: PlaceValues;
  readonly onClose: () => void;
}

/** Asks before something is done to a module as a whole; what the list stands below is known, and whose it is for is asked of who sees several institutes. */
export function ModuleActionDialog(props: ModuleActionDialogProps): ReactNode {
  const actor = useActor();
  return actor && <Asked {...props} actor={actor} />;
}

function Asked({ resource, action, begun, onClose, actor }: ModuleActionDialogProps & { readonly actor: Actor }): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const texts = useTexts(resource.name);
  const { institute } = useSelectedInstitute();
  const { within: place } = useAddresses(resource);
  const within = begun ?? place;
  const above = useOwnerAbove({ resource, actor, within });
  const chosen = above ?? institute?.id ?? null;
  const { run, newKey } = useModuleAction(resource.name);
  // One key for as long as it is open: tried again after an answer was lost, it is done once.
  const [idempotencyKey] = useState(newKey);
  const owner = resource.fields['instituteId'];
  const asksOwner = owner !== undefined && isAcrossInstitutes(actor);
  const fields = useMemo(() => ({ ...(asksOwner && { instituteId: { ...owner, required: resource.tenant === 'owned' } }), ...action.ask }), [action, asksOwner, owner, resource]);
  const defaults = useMemo(() => ({ ...(asksOwner && chosen !== null && { instituteId: chosen }), ...Object.fromEntries(Object.entries(within).filter(([name]) => name in action.ask)) }), [action, asksOwner, chosen, within]);
  const undo = useUndo(resource);
  const done = useRef<Done>({ count: 1, made: [] });
  const act = useCallback(async (answers: PlaceValues) => {
    const ids = await run({ action: action.name, answers, meta: { quiet: true, idempotencyKey } });
    // What is made below another is found there.
    const place = Object.fromEntries(Object.entries(answers).filter(([, value]) => !Array.isArray(value)));
    done.current = { count: Object.values(answers).find(Array.isArray)?.length ?? 1, made: ids.map((id) => ({ ...place, id, version: FIRST_VERSION })) };
  }, [action, idempotencyKey, run]);
  const finish = useCallback(() => {
    const { count, made } = done.current;
    const { onUndo } = made.length > 0 ? undo({ action: 'create', ids: made.map(({ id }) => id), records: made }) : {};
    notify(texts.told(action.name, count) ?? 'lectern.record.moduleDone', { type: 'success', messageArgs: { action: texts.action(action.name) }, ...(onUndo && { onUndo }) });
    onClose();
  }, [action, notify, onClose, texts, undo]);
  // Until it is known whose the record above is, nothing is asked.
  if (above === undefined) return null;
  const verb = texts.action(action.name);
  const effect = texts.effect(action.name);
  return (
    <AskDialog resource={resource} asked={action.name} fields={fields} title={translate('lectern.record.askModule', { action: verb, name: texts.module })} verb={verb} defaults={defaults} run={act} onClose={onClose} onDone={finish}>
      {effect && <p>{effect}</p>}
      <FormWarnings resource={resource} asked={action.ask} />
    </AskDialog>
  );
}
