import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { lowerFirst, useTexts } from '../../dataProvider';
import { UnsavedGuard, type LeavingWords } from '../../forms/UnsavedGuard';
import type { Field } from '../../schemas';
import { Button, Dialog } from '../../ui';
import { useOwnerAbove } from '../common/useOwnerAbove';
import { useListModel } from '../model/listModel';
import { useAddresses } from '../../shell/nav/useAddresses';
import { Warnings } from '../common/Warnings';
import { keptBatch, type Batch } from './batch';
import { CheckStep } from './CheckStep';
import { ColumnsStep } from './ColumnsStep';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { withFoundHead } from './foundHead';
import { furtherNames } from './furtherNames';
import { importFields, placeFields } from './importFields';
import { countsOf } from './importRow';
import styles from './importing.module.css';
import { RunButtons, RunStep, SETTLED_MS } from './RunStep';
import { Steps } from './Steps';
import { useBadRows } from './useBadRows';
import { useChecking } from './useChecking';
import { useChosenFile } from './useChosenFile';
import { useImport } from './useImport';
import { useMapping } from './useMapping';

const NO_FIELDS: readonly Field[] = [];

export type Step = 'file' | 'columns' | 'check' | 'run' | 'done';

/** Brings records in from a file, step by step: which file, which column is what, what is wrong, and what was made. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { resource, actor } = useListModel();
  const { within } = useAddresses(resource);
  const above = useOwnerAbove({ resource, actor, within });
  return above === undefined ? null : <Import above={above} onClose={onClose} />;
}

function Import({ above, onClose }: { readonly above: string | null; readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  const { resource, actor } = useListModel();
  const { within } = useAddresses(resource);
  const texts = useTexts(resource.name);
  const fields = useMemo(() => importFields({ resource, actor, within }), [resource, actor, within]);
  // Told apart from what is filled in: such a column may be there, and says where each row belongs.
  const all = useMemo(() => [...placeFields({ resource, within }), ...fields], [resource, within, fields]);
  const checking = useChecking({ resource, actor, within, fields, all, above });
  const file = useChosenFile();
  const { contexts } = checking;
  const table = useMemo(() => file.table && withFoundHead({ table: file.table, fields: all, namesOf: (field) => contexts.map((context) => context.label(field.name)), furtherOf: furtherNames({ resource, contexts }) }), [file.table, resource, all, contexts]);
  const chosen = { ...file, table };
  const mapping = useMapping({ resource, actor, fields: all, contexts, table, within, isOwnerSaid: checking.instituteId !== null });
  const importing = useImport({ resource, actor, plan: checking.plan });
  const download = useBadRows({ importing, contexts, mapping: mapping.mapping, table });
  const [step, setStep] = useState<Step>('file');
  const [isLeaving, setLeaving] = useState(false);
  const [earlier, setEarlier] = useState<Batch | null>(() => keptBatch({ resource: resource.name, actor }));
  /** The batch that is shown at the end: of this import, or of the one before. */
  const [shown, setShown] = useState<Batch | null>(null);
  const counts = useMemo(() => countsOf(importing.rows), [importing.rows]);
  const isRunning = importing.run.state !== null && ['running', 'paused', 'waiting'].includes(importing.run.state.phase);
  /** Something would be lost: an import under way, or what was chosen and mended. */
  const isHeld = useRef(false);
  isHeld.current = step === 'run' || ((step === 'columns' || step === 'check') && (mapping.isChosen || importing.isBegun));
  const isDirty = useCallback(() => isHeld.current, []);
  const close = (): void => (isDirty() ? setLeaving(true) : onClose());
  const leave = (): void => {
    importing.run.cancel();
    onClose();
  };
  const check = async (): Promise<void> => {
    mapping.remember();
    setStep('check');
    await importing.begin({ table: table!, mapping: mapping.mapping }, mapping.existing);
  };
  const start = async (): Promise<void> => {
    setStep('run');
    // A short one stays as long as a double click takes: the second would fall on what comes in its place.
    const [{ failed, left }] = await Promise.all([importing.start(), new Promise((done) => setTimeout(done, SETTLED_MS))]);
    setStep(failed > 0 || left > 0 || counts.wrong > 0 ? 'check' : 'done');
  };
  const steps = { file: <FileStep {...{ fields, chosen, contexts: checking.contexts, place: checking.place }} onTemplate={checking.keepExample} earlier={earlier} onUndo={() => { setShown(earlier); setEarlier(null); setStep('done'); }} />, columns: <ColumnsStep mapping={mapping} fields={all.filter(({ name }) => !(name in within) || name in mapping.mapping)} table={table} context={checking.contexts[0]!} />, check: <CheckStep {...{ importing, counts, fields: all, contexts: checking.contexts }} mapping={mapping.mapping} known={mapping.unsaid.length === 0 ? mapping.key : NO_FIELDS} onDownload={download} />, run: <RunStep run={importing.run} />, done: <DoneStep batch={shown ?? importing.batch} left={shown ? 0 : counts.wrong + counts.new + counts.change} onDownload={shown ? null : download} onClose={onClose} onKeep={shown ? () => { setEarlier(shown); setShown(null); setStep('file'); } : undefined} /> };
  const ready = counts.new + counts.change;
  return (
    <Dialog
      size="full"
      title={translate('lectern.imports.title', { name: lowerFirst(texts.module) })}
      closeLabel={translate('lectern.imports.close')}
      isLocked={isRunning}
      onClose={close}
      actions={
        step === 'run' ? (
          <RunButtons run={importing.run} />
        ) : step === 'done' ? (
          <Button kind="primary" onClick={onClose}>{translate('lectern.imports.close')}</Button>
        ) : (
          <>
            <Button onClick={step === 'file' ? close : () => setStep(step === 'check' ? 'columns' : 'file')}>{translate(step === 'file' ? 'lectern.imports.cancel' : 'lectern.imports.back')}</Button>
            {step === 'file' && <Button kind="primary" disabled={!table} onClick={() => setStep('columns')}>{translate('lectern.imports.next')}</Button>}
            {step === 'columns' && <Button kind="primary" disabled={!mapping.isReady} onClick={() => void check()}>{translate('lectern.imports.next')}</Button>}
            {step === 'check' && importing.batch.made.length + importing.batch.changed.length > 0 && <Button onClick={() => setStep('done')}>{translate('lectern.imports.check.finish')}</Button>}
            {step === 'check' && <Button kind="primary" disabled={ready === 0 || importing.checked !== null || importing.failure !== null} onClick={() => void start()}>{translate(ready === 0 ? 'lectern.imports.open' : 'lectern.imports.check.start', { smart_count: ready })}</Button>}
          </>
        )
      }
    >
      <UnsavedGuard isDirty={isDirty} isSaving={never} onLeave={leave} words={LEAVING} />
      <Steps step={step} />
      {step === 'check' && <Warnings resource={resource} values={within} />}
      <div className={styles.step} data-step={step}>{steps[step]}</div>
      {isLeaving && (
        <Dialog role="alertdialog" title={translate(LEAVING.title)} closeLabel={translate(LEAVING.stay)} onClose={() => setLeaving(false)} actions={<><Button onClick={leave}>{translate(LEAVING.leave)}</Button><Button kind="primary" onClick={() => setLeaving(false)}>{translate(LEAVING.stay)}</Button></>}>
          <p>{translate(LEAVING.text)}</p>
        </Dialog>
      )}
    </Dialog>
  );
}

const LEAVING: LeavingWords = { title: 'lectern.imports.leave.title', text: 'lectern.imports.leave.text', leave: 'lectern.imports.leave.leave', stay: 'lectern.imports.leave.stay' };
const never = (): boolean => false;
