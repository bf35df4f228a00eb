import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useActor, useTexts } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { useCellContext } from '../../fields/cellContext';
import { cleanValues } from '../../forms/formValues';
import { Notice } from '../../forms/Notice';
import { useRules } from '../../forms/useRules';
import { besideFields, cautionsOf, predicateFields } from '../../schemas';
import type { Action, Field, Resource, Rule } from '../../schemas';
import { isUnlike, unlikeWords } from './unlike';
import { Warnings } from './Warnings';
import styles from './FormWarnings.module.css';

interface FormWarningsProps {
  readonly resource: Resource;
  /** What the form asks, by name: a question that does not say itself when it warns does as the field of the module that is called like it. */
  readonly asked: Readonly<Record<string, Field>>;
  /** The record that is changed. @default a new one, or none */
  readonly record?: LecternRecord | undefined;
  /** What else is to be said above the form. */
  readonly children?: ReactNode;
}

/** By what stands in the form now. */
export function FormWarnings({ resource, asked, record, children }: FormWarningsProps): ReactNode {
  const isWarning = warningsIn({ resource, asked }).length > 0;
  const meant = record ? meantAlike({ resource, record }) : [];
  const cautions = resource.cautions.filter(({ at }) => at in asked);
  if (!isWarning && meant.length === 0 && cautions.length === 0 && !children) return null;
  return (
    <div className={styles.warnings}>
      {children}
      {isWarning && <Chosen resource={resource} asked={asked} />}
      {cautions.length > 0 && <Cautions resource={resource} cautions={cautions} record={record} />}
      {record && meant.map((action) => <Unlike key={action.name} resource={resource} record={record} action={action} />)}
    </div>
  );
}

/** What is to be said of the records that are chosen in the form now, and nothing else. */
export function ChosenWarnings(asked: Pick<FormWarningsProps, 'resource' | 'asked'>): ReactNode {
  return <div className={styles.warnings}><Chosen {...asked} /></div>;
}

function Chosen({ resource, asked }: Pick<FormWarningsProps, 'resource' | 'asked'>): ReactNode {
  const warning = warningsIn({ resource, asked });
  const beside = warning.flatMap(({ warns }) => besideFields(warns!).filter((name) => name in asked));
  const named = [...new Set([...warning.map(({ name }) => name), ...beside])];
  const watched: readonly unknown[] = useWatch({ name: named });
  const values = Object.fromEntries(named.map((name, at) => [name, watched[at]]));
  return <Warnings resource={resource} fields={warning} values={values} beside={values} />;
}

/** What of that which is asked warns. */
function warningsIn({ resource: { fields }, asked }: Pick<FormWarningsProps, 'resource' | 'asked'>): readonly Field[] {
  return Object.values(asked).flatMap((question) => [question, fields[question.name]].find((one) => one && one.warns !== null) ?? []);
}

/** Actions of whose doing a record bears what it sets, and which ask before where two numbers of it differ: they should not differ later either. */
function meantAlike({ resource: { lifecycle }, record }: { readonly resource: Resource; readonly record: LecternRecord }): readonly Action[] {
  return Object.values(lifecycle?.actions ?? {}).filter(({ alike, set }) => alike !== null && Object.entries(set).every(([name, value]) => record[name] === value));
}

/** What is typed may be a slip. */
function Cautions({ resource, cautions, record }: Pick<FormWarningsProps, 'resource' | 'record'> & { readonly cautions: readonly Rule[] }): ReactNode {
  const context = useRules(useActor());
  const { label } = useCellContext(resource.name);
  const texts = useTexts(resource.name);
  const { fields } = resource;
  const names = [...new Set(cautions.flatMap(({ at, reads }) => [at, ...reads, ...predicateFields(fields[at]?.when)]))];
  const values = cleanValues({ fields, values: useTyped({ names, record }), rules: context });
  return cautionsOf({ cautions, fields, values, context }).map(({ says, compared }) => <Notice key={says} tone="blue" text={texts.caution(says, { fields: compared.map((name) => label(name)).join(', ') })} />);
}

/** What is typed makes the two differ. */
function Unlike({ resource, record, action }: { readonly resource: Resource; readonly record: LecternRecord; readonly action: Action }): ReactNode {
  const translate = useTranslate();
  const context = useCellContext(resource.name);
  const now = useTyped({ names: action.alike ?? NONE, record }) as LecternRecord;
  return isUnlike({ action, record: now }) ? <Notice tone="blue" text={translate('lectern.record.unlike', unlikeWords({ resource, action, record: now, context }))} /> : null;
}

const NONE: readonly string[] = [];

/** The record with what stands in the form now. */
function useTyped({ names, record }: { readonly names: readonly string[]; readonly record: LecternRecord | undefined }): Readonly<Record<string, unknown>> {
  const typed: readonly unknown[] = useWatch({ name: names as string[] });
  return { ...record, ...Object.fromEntries(names.flatMap((name, at) => (typed[at] === undefined ? [] : [[name, typed[at]] as const]))) };
}
