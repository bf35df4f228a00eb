import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { useTexts } from '../../dataProvider';
import type { FieldProblem } from '../../dataProvider';
import type { Field, PredicateContext, Resource } from '../../schemas';
import { useCellContext } from '../fields/cellContext';
import { FieldControl } from '../fields/shared/FieldControl';
import { FormScopeContext } from '../fields/shared/formScope';
import type { FormScope } from '../fields/shared/formScope';
import type { CellContext } from '../fields/types';
import { cleanValues } from '../form/formValues';
import { problemsOf, sayProblem } from '../form/problems';
import { useFocusProblem } from '../form/useFocusProblem';
import styles from './actions.module.css';

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
      defaults: Object.fromEntries(Object.values(fields).map((field) => [field.name, field.default])),
      resolver: (raw) => {
        const values = cleanValues({ fields, values: raw, rules });
        const problems = Object.entries(problemsOf({ fields, values, rules, isNew: true, locale: context.locale }));
        if (problems.length === 0) return { values, errors: {} };
        const errors: FieldErrors<FieldValues> = {};
        for (const [path, problem] of problems) set(errors, path, { type: problem.code ?? 'other', message: say(path, problem) });
        return { values: {}, errors };
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
  /** Stands beside each field. */
  readonly aside?: ((field: Field) => ReactNode) | undefined;
}

/** The inputs of the questions; stands inside a form. */
export function QuestionFields({ fields, context, scope, aside }: QuestionFieldsProps): ReactNode {
  const asked = Object.values(fields);
  const list = useRef<HTMLDivElement>(null);
  useFocusProblem({ form: list });
  if (asked.length === 0) return null;
  return (
    <FormScopeContext.Provider value={scope}>
      <div ref={list} className={styles.questions}>
        {asked.map((field) => (
          <div key={field.name} className={aside ? styles.question : undefined}>
            <FieldControl field={field} path={field.name} context={context} />
            {aside?.(field)}
          </div>
        ))}
      </div>
    </FormScopeContext.Provider>
  );
}

/** What was answered. */
export function withoutNothing(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
