import { useMemo } from 'react';
import { set } from 'react-hook-form';
import type { FieldValues, Resolver } from 'react-hook-form';
import { brokenRules, isEmptyValue, ownerProblem, ruleProblems, withoutOldProblems } from '../schemas';
import type { Field, PredicateContext, Resource } from '../schemas';
import { isOwnerField, OPERATOR } from '../fields/cells/owner';
import { FILE_WAITS } from '../fields/controls/formScope';
import type { CellContext } from '../fields/values/cellTypes';
import { typedFields } from './formFields';
import type { FormSection } from './formFields';
import { cleanValues, valuesToSend } from './formValues';
import { problemsOf, toErrors } from './problems';
import type { FieldProblemLike } from './problems';

interface ResolverParams {
  readonly resource: Resource;
  readonly sections: readonly FormSection[];
  readonly rules: PredicateContext;
  /** The record as it was; undefined for a new one. */
  readonly record: Readonly<Record<string, unknown>> | undefined;
  readonly context: CellContext;
  readonly patternText: (path: string) => string | null;
  /** What holds a save back besides values, by path: files that have not arrived. */
  readonly pendingFiles: ReadonlyMap<string, string>;
}

/** Validates a form as a whole, and refuses only what was touched; what it hands on are clean values. */
export function useResolver({ resource, sections, rules, record, context, patternText, pendingFiles }: ResolverParams): Resolver<FieldValues> {
  return useMemo(
    () => (raw) => {
      const values = cleanValues({ fields: resource.fields, values: raw, rules });
      const fields = typedFields({ sections, values, rules });
      const change = { before: record ? cleanValues({ fields: resource.fields, values: record, rules }) : null, changed: new Set(Object.keys(valuesToSend({ fields, values, record }))), context: rules };
      const own = withoutOldProblems({ problems: problemsOf({ fields, values, rules, isNew: record === undefined, locale: context.locale }), fields, ...change });
      // A field that is not typed in has no place for a sentence: the platform says it, by the field's name.
      const broken = brokenRules({ rules: resource.rules, fields: resource.fields, values, ...change }).filter((rule) => rule.at in fields);
      const problems: Record<string, FieldProblemLike> = { ...ruleProblems(broken), ...own };
      if (record === undefined) Object.assign(problems, ownerProblems({ resource, fields, raw, role: values['role'] }));
      if (Object.keys(problems).length === 0 && pendingFiles.size === 0) return { values, errors: {} };
      const errors = toErrors({ problems, context, patternText });
      for (const [path, message] of pendingFiles) set(errors, path, { type: FILE_WAITS, message });
      return { values: {}, errors };
    },
    [resource, sections, rules, record, context, patternText, pendingFiles],
  );
}

/** Whose a new record is has to be said by who may say it, and has to fit the role of a person. */
function ownerProblems({ resource, fields, raw, role }: { resource: Resource; fields: Readonly<Record<string, Field>>; raw: FieldValues; role: unknown }): Record<string, FieldProblemLike> {
  const owner = fields['instituteId'];
  if (!owner || !isOwnerField(owner)) return {};
  const given: unknown = raw['instituteId'];
  if (isEmptyValue(given)) return { instituteId: { code: 'required' } };
  const problem = resource.isOfPeople ? ownerProblem({ role, instituteId: given === OPERATOR ? null : String(given) }) : null;
  return problem ? { instituteId: problem } : {};
}
