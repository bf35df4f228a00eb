import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { keyOf } from '../../schemas';
import { answerText } from '../answerWords';
import { failureDetails, type FieldProblem } from '../callFailure';
import type { SignalText } from '../errorSignals';
import { moduleWord, problemText } from '../problemWords';
import { transitionText } from './transitionText';
import { textsOf } from '../texts';

/**
 * Gives the words for an error, for the place where it happened: a failed list, a row of a bulk run. With the module whose
 * record it is about, problems of fields are said by the fields' names; else without, as beside the field itself.
 */
export function useFailureText(resource?: string): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback((error: unknown) => failureText({ error, translate, resource }), [resource, translate]);
}

/** The same outside a component. The platform's answer is used where it says more than the kind of failure. */
export function failureText({ error, translate, resource }: { error: unknown; translate: TranslateFunction; resource?: string | undefined }): string {
  const details = failureDetails(error);
  if (!details) {
    const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
    return message ? translate(message, { _: message }) : translate('lectern.failure.other');
  }
  const problems = Object.entries(details.problems);
  if (details.kind === 'validation' && problems[0]) {
    if (resource === undefined) return sayOne({ problem: problems[0][1], translate });
    return problems.map(([path, problem]) => namedProblem({ path, problem, resource, translate })).join(' ');
  }
  const refused = transitionText({ details, translate });
  if (refused !== null) return refused;
  const answer = details.reason !== null || SPEAKS_FOR_ITSELF.has(details.kind) || (details.kind === 'other' && details.code !== null) ? answerText(details) : null;
  return answer ? sayText({ text: answer, translate }) : translate(`lectern.failure.${details.kind}`);
}

/** `Percent off: Fill this in.` */
function namedProblem({ path, problem, resource, translate }: { path: string; problem: FieldProblem; resource: string; translate: TranslateFunction }): string {
  const texts = textsOf({ resource, translate });
  const fieldOf = (at: string): string => at.split('.').findLast((step) => !/^\d+$/.test(step)) ?? at;
  const other = problem.params['field'];
  const named = typeof other === 'string' ? { ...problem, params: { ...problem.params, field: texts.field(fieldOf(other)) } } : problem;
  const own = problem.code === 'pattern' ? texts.pattern(fieldOf(path)) : problem.code === 'rule' ? translate(keyOf.rule(resource, String(problem.params['says'])), { ...problem.params, _: '' }) : null;
  return translate('lectern.fields.pair', { name: texts.field(fieldOf(path)), value: own || sayOne({ problem: named, translate }) });
}

function sayOne({ problem, translate }: { problem: FieldProblem; translate: TranslateFunction }): string {
  return sayText({ text: problemText({ ...problem, params: { ...problem.params, ...moduleWord({ problem, translate }) } }), translate });
}

/** A text of a signal in the user's language. */
export function sayText({ text, translate }: { text: SignalText; translate: TranslateFunction }): string {
  return 'key' in text ? translate(text.key, text.args) : text.words;
}

/** Kinds of failure of which the answer says more. */
const SPEAKS_FOR_ITSELF = new Set(['refused', 'conflict', 'badRequest', 'validation', 'absent']);
