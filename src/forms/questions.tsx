import { useContext, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTexts } from '../dataProvider';
import type { FieldProblem } from '../dataProvider';
import { defaultOf } from '../schemas';
import type { Field, PredicateContext, Resource } from '../schemas';
import { useCellContext } from '../fields/cellContext';
import { FieldControl } from '../fields/FieldControl';
import { InstituteContext } from '../fields/controls/choiceScope';
import { FormScopeContext } from '../fields/controls/formScope';
import type { FormScope } from '../fields/controls/formScope';
import type { CellContext } from '../fields/values/cellTypes';
import { cleanValues } from './formValues';
import { KeptLine } from './KeptAnswers';
import type { KeptAnswers } from './KeptAnswers';
import { NarrowedFields } from './NarrowedFields';
import { problemsOf, sayProblem, toErrors } from './problems';
import { useFocusProblem } from './useFocusProblem';
import styles from './questions.module.css';

export interface Questions {
  readonly context: CellContext;
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Validates the answers; what it hands on are clean values, null for what was left empty. */
  readonly resolver: Resolver<FieldValues>;
  /** Problems the platform names, as messages by path. */
  readonly sayProblems: (problems: Readonly<Record<string, FieldProblem>>) => Record<string, string>;
}

type Fields = Readonly<Record<string, Field>>;

/** Questions asked in a dialog, as a form of react-admin wants them: for one record, and for a selection. */
export function useQuestions({ resource, fields, rules }: { resource: Resource; fields: Fields; rules: PredicateContext }): Questions {
  const context = useCellContext(resource.name);
  const texts = useTexts(resource.name);
  return useMemo(() => {
    const say = (path: string, problem: Parameters<typeof sayProblem>[0]['problem']): string => sayProblem({ problem, path, context, patternText: texts.pattern });
    return {
      context,
      defaults: Object.fromEntries(Object.values(fields).map((field) => [field.name, defaultOf({ field, context: rules })])),
      resolver: (raw) => {
        const values = cleanValues({ fields, values: raw, rules });
        const problems = problemsOf({ fields, values, rules, isNew: true, locale: context.locale });
        return Object.keys(problems).length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors({ problems, context, patternText: texts.pattern }) };
      },
      sayProblems: (problems) =>
        Object.fromEntries(Object.entries(problems).filter(([path]) => Object.hasOwn(fields, path.split('.')[0] ?? '')).map(([path, problem]) => [path, say(path, problem)])),
    };
  }, [fields, context, rules, texts]);
}

interface QuestionFieldsProps {
  readonly fields: Fields;
  readonly context: CellContext;
  readonly scope: FormScope;
  /** Of the dialog around: what was answered, and whether Escape was pressed over it. */
  readonly kept?: KeptAnswers;
  /** Whose what is asked about is, where that is known. @default what is answered to `instituteId`, else as around */
  readonly owner?: string | null;
  /** Whether a question beside a reference that the questions begin with begins with what that says. Never made anew. @default each does */
  readonly beginsFilled?: ((reference: string, beside: string) => boolean) | undefined;
  /** Stands beside each field. */
  readonly aside?: ((field: Field) => ReactNode) | undefined;
}

/** The inputs of the questions; stands inside a form. */
export function QuestionFields({ fields, context, scope, kept, owner, beginsFilled = EACH, aside }: QuestionFieldsProps): ReactNode {
  const asked = Object.values(fields);
  const list = useRef<HTMLDivElement>(null);
  useFocusProblem({ form: list });
  const around = useContext(InstituteContext);
  const answered: unknown = useWatch({ name: 'instituteId' });
  const instituteId = 'instituteId' in fields ? (typeof answered === 'string' && answered !== '' ? answered : null) : (owner ?? around);
  if (asked.length === 0) return null;
  return (
    <FormScopeContext.Provider value={scope}>
    <InstituteContext.Provider value={instituteId}>
      <NarrowedFields fields={fields} beginsFilled={beginsFilled}>
        <div ref={list} className={styles.questions}>
          {asked.map((field) => (
            <div key={field.name} className={aside ? styles.question : undefined}>
              <FieldControl field={field} path={field.name} context={context} />
              {aside?.(field)}
            </div>
          ))}
        </div>
        {kept && <KeptLine {...kept} />}
      </NarrowedFields>
    </InstituteContext.Provider>
    </FormScopeContext.Provider>
  );
}

const EACH = (): boolean => true;

/** What was answered. */
export function withoutNothing(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
