import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useActor, useModuleAction, useSelectedInstitute, useTexts } from '../../dataProvider';
import { isAcrossInstitutes } from '../../schemas';
import type { ModuleAction, Resource } from '../../schemas';
import { useAddresses } from '../../shell/nav/useAddresses';
import { AskDialog } from './AskDialog';

interface ModuleActionDialogProps {
  readonly resource: Resource;
  readonly action: ModuleAction;
  readonly onClose: () => void;
}

/** Asks before something is done to a module as a whole; what the list stands below is known, and whose it is for is asked of who sees several institutes. */
export function ModuleActionDialog({ resource, action, onClose }: ModuleActionDialogProps): ReactNode {
  const translate = useTranslate();
  const notify = useNotify();
  const actor = useActor();
  const texts = useTexts(resource.name);
  const { institute } = useSelectedInstitute();
  const { within } = useAddresses(resource);
  const { run, newKey } = useModuleAction(resource.name);
  // One key for as long as it is open: tried again after an answer was lost, it is done once.
  const [idempotencyKey] = useState(newKey);
  const owner = resource.fields['instituteId'];
  const asksOwner = owner !== undefined && actor !== undefined && isAcrossInstitutes(actor);
  const fields = useMemo(() => ({ ...(asksOwner && { instituteId: { ...owner, required: resource.tenant === 'owned' } }), ...action.ask }), [action, asksOwner, owner, resource]);
  const defaults = useMemo(() => ({ ...(asksOwner && institute && { instituteId: institute.id }), ...Object.fromEntries(Object.entries(within).filter(([name]) => name in action.ask)) }), [action, asksOwner, institute, within]);
  const named = useRef(1);
  const act = useCallback((answers: Readonly<Record<string, unknown>>) => {
    named.current = Object.values(answers).find(Array.isArray)?.length ?? 1;
    return run({ action: action.name, answers, meta: { quiet: true, idempotencyKey } });
  }, [action, idempotencyKey, run]);
  const finish = useCallback(() => {
    notify(texts.told(action.name, named.current) ?? 'lectern.record.moduleDone', { type: 'success', messageArgs: { action: texts.action(action.name) } });
    onClose();
  }, [action, notify, onClose, texts]);
  const verb = texts.action(action.name);
  const effect = texts.effect(action.name);
  return (
    <AskDialog resource={resource} fields={fields} title={translate('lectern.record.askModule', { action: verb, name: texts.module })} verb={verb} defaults={defaults} run={act} onClose={onClose} onDone={finish}>
      {effect && <p>{effect}</p>}
    </AskDialog>
  );
}
