import { useMemo } from 'react';
import { set } from 'react-hook-form';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { PredicateContext, Resource } from '../../schemas';
import type { CellContext } from '../fields/types';
import { typedFields } from './formFields';
import type { FormSection } from './formFields';
import { cleanValues } from './formValues';
import { problemsOf, sayProblem } from './problems';

interface ResolverParams {
  readonly resource: Resource;
  readonly sections: readonly FormSection[];
  readonly rules: PredicateContext;
  readonly isNew: boolean;
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
}

/** Validates a form as a whole; what it hands on are clean values. */
export function useResolver({ resource, sections, rules, isNew, context, patternText }: ResolverParams): Resolver<FieldValues> {
  return useMemo(
    () => (raw) => {
      const values = cleanValues({ fields: resource.fields, values: raw, rules });
      const problems = problemsOf({ fields: typedFields({ sections, values, rules }), values, rules, isNew, locale: context.locale });
      const paths = Object.keys(problems);
      if (paths.length === 0) return { values, errors: {} };
      const errors: FieldErrors<FieldValues> = {};
      for (const path of paths) {
        const problem = problems[path]!;
        set(errors, path, { type: problem.code ?? 'other', message: sayProblem({ problem, path, context, patternText }) });
      }
      return { values: {}, errors };
    },
    [resource, sections, rules, isNew, context, patternText],
  );
}
