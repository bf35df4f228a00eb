import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Form, useLocale, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { createCellContext } from '../../../fields/cellContext';
import { FormScopeContext } from '../../../fields/controls/formScope';
import { FieldControl } from '../../../fields/FieldControl';
import { toErrors, type FieldProblemLike } from '../../../forms/problems';
import { applyWhen, cleanValue, validateRecord, type Field, type Problem } from '../../../schemas';
import type { SiteValues } from '../../../schemas/site';
import type { Unfit } from './useUnfit';

type ProblemsIn = (values: SiteValues) => Readonly<Record<string, Problem>>;

/** What stands in a form alone, for who comes back to it. */
export interface HeldUnfit {
  /** What was typed here before and cannot be used: the form begins with it, and says why. */
  readonly unfit: Unfit | undefined;
  /** What cannot be used of what is typed, a moment after; null: all of it can. */
  readonly onUnfit: (unfit: Unfit | null) => void;
}

interface PartFormProps extends HeldUnfit {
  readonly fields: Readonly<Record<string, Field>>;
  readonly values: SiteValues;
  /** Clean values without a problem, a moment after they were typed. */
  readonly onChange: (values: SiteValues) => void;
  /** What is wrong with clean values besides, each at its field. Never made anew. @default nothing */
  readonly problemsIn?: ProblemsIn;
  /** Where a file of the field is sent to. */
  readonly uploadAt: (file: { readonly name: string; readonly isImage: boolean }) => string;
  readonly formId: string;
}

/**
 * The fields of a part of the site, by the same rules that the platform has for it. What is wrong stays in the form, with a
 * sentence, and is told to whoever shows what is saved. The form holds what it began with and what is typed: other values are for another form, by another key.
 */
export function PartForm({ fields, values, onChange, unfit, onUnfit, problemsIn = NO_MORE, uploadAt, formId }: PartFormProps): ReactNode {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const [begun] = useState({ values, typed: unfit?.values ?? values, isUnfit: unfit !== undefined });
  const flush = useRef<() => void>(NOTHING);
  const whenLeft = useCallback((send: () => void) => {
    flush.current = send;
  }, []);
  const context = useMemo(() => {
    const plain = createCellContext({ resource: 'site', locale, translate });
    const word = (kind: string, name: string): string => translate(`lectern.webBuilder.${kind}.${name}`);
    return { ...plain, label: (path: string) => word('fields', lastOf(path)), choice: (path: string, value: string) => word(`choices.${lastOf(path)}`, value) };
  }, [locale, translate]);
  const scope = useMemo(() => ({
    formId, rules: { now: new Date().toISOString() }, uploadAt, pendingFiles: new Map<string, string>(),
    hint: (path: string) => translate(`lectern.webBuilder.hints.${lastOf(path)}`, { _: '' }) || null,
  }), [formId, translate, uploadAt]);
  const resolver: Resolver = useMemo(() => (raw) => {
    const values = cleaned(fields, raw);
    const more = Object.entries(problemsIn(values)).map(([path, { code }]): [string, FieldProblemLike] => [path, { code: null, message: translate(`lectern.webBuilder.${path}.${code}`) }]);
    const shown = { ...Object.fromEntries(more), ...ownProblems(fields, values) };
    if (Object.keys(shown).length === 0) return { values: raw, errors: {} };
    return { values: {}, errors: toErrors({ problems: shown, context, patternText: (path) => translate(`lectern.webBuilder.${path === 'path' ? 'path.pattern' : 'addressPattern'}`) }) };
  }, [fields, context, problemsIn, translate]);
  return (
    <FormScopeContext.Provider value={scope}>
      <Form id={formId} noValidate defaultValues={begun.typed} resolver={resolver} shouldFocusError={false} disableInvalidFormNotification onSubmit={NOTHING}>
        <div className="wb-fields" onBlur={() => flush.current()}>
          {Object.values(fields).map((field) => <FieldControl key={field.name} field={field} path={field.name} context={context} />)}
        </div>
        <Watcher fields={fields} problemsIn={problemsIn} values={begun.values} isUnfit={begun.isUnfit} onChange={onChange} onUnfit={onUnfit} whenLeft={whenLeft} />
      </Form>
    </FormScopeContext.Provider>
  );
}

/** Milliseconds between the last sign typed and the page that shows it. */
const TYPING_MS = 150;

type WatcherProps = Pick<PartFormProps, 'fields' | 'values' | 'onChange' | 'onUnfit'> & { readonly problemsIn: ProblemsIn; readonly isUnfit: boolean; readonly whenLeft: (send: () => void) => void };

function Watcher({ fields, problemsIn, values: begun, isUnfit, onChange, onUnfit, whenLeft }: WatcherProps): ReactNode {
  const { getValues, trigger } = useFormContext();
  const watched = useWatch();
  const last = useRef<string | null>(null);
  last.current ??= JSON.stringify(cleaned(fields, begun));
  const told = useRef({ onChange, onUnfit });
  told.current = { onChange, onUnfit };
  const sending = useRef<() => void>(NOTHING);
  // What cannot be used says why to whoever comes back to it; of a form that begins otherwise nothing is kept.
  useEffect(() => {
    if (isUnfit) void trigger();
    else told.current.onUnfit(null);
  }, [isUnfit, trigger]);
  // Whoever chooses something else in the midst of typing has meant what was typed.
  useEffect(() => {
    whenLeft(() => sending.current());
    return () => sending.current();
  }, [whenLeft]);
  useEffect(() => {
    const send = (): void => {
      sending.current = NOTHING;
      const values = cleaned(fields, getValues());
      const own = JSON.stringify(values);
      // A form that is only opened changes nothing.
      if (own === last.current) return;
      last.current = own;
      const problems = Object.entries({ ...problemsIn(values), ...ownProblems(fields, values) });
      told.current.onUnfit(problems.length === 0 ? null : { values: structuredClone(getValues()), fields: problems.map(([path]) => path) });
      if (problems.length === 0) told.current.onChange(values);
      // More of it puts nothing right: that is said before the field is left.
      else if (problems.some(([, problem]) => problem.code === 'tooLong')) void trigger();
    };
    sending.current = send;
    const timer = setTimeout(send, TYPING_MS);
    return () => clearTimeout(timer);
  }, [watched, fields, problemsIn, getValues, trigger]);
  return null;
}

/** What is wrong with each field; what is empty waits until the site is published. */
function ownProblems(fields: PartFormProps['fields'], values: SiteValues): Record<string, Problem> {
  return Object.fromEntries(Object.entries(validateRecord({ fields, values, context: { now: new Date().toISOString() } })).filter(([, problem]) => problem.code !== 'required'));
}

function cleaned(fields: Readonly<Record<string, Field>>, raw: SiteValues): SiteValues {
  const values = Object.fromEntries(Object.values(fields).map((field) => [field.name, cleanValue({ field, value: raw[field.name] })]));
  return applyWhen({ fields, values, context: { now: new Date().toISOString() } });
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

const NOTHING = (): void => undefined;
const NO_MORE: ProblemsIn = () => ({});
