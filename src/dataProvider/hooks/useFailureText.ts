import { useCallback } from 'react';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { answerText } from '../answerWords';
import { failureDetails } from '../callFailure';
import type { SignalText } from '../errorSignals';
import { problemText } from '../problemWords';
import { transitionText } from './transitionText';

/** Gives the words for an error, for the place where it happened: a failed list, a row of a bulk run. */
export function useFailureText(): (error: unknown) => string {
  const translate = useTranslate();
  return useCallback((error: unknown) => failureText({ error, translate }), [translate]);
}

/** The same outside a component. The platform's answer is used where it says more than the kind of failure. */
export function failureText({ error, translate }: { error: unknown; translate: TranslateFunction }): string {
  const details = failureDetails(error);
  if (!details) {
    const message = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
    return message ? translate(message, { _: message }) : translate('lectern.failure.other');
  }
  const firstProblem = Object.values(details.problems)[0];
  if (details.kind === 'validation' && firstProblem) {
    return sayText({ text: problemText(firstProblem), translate });
  }
  const refused = transitionText({ details, translate });
  if (refused !== null) return refused;
  const answer = details.reason !== null || SPEAKS_FOR_ITSELF.has(details.kind) || (details.kind === 'other' && details.code !== null) ? answerText(details) : null;
  return answer ? sayText({ text: answer, translate }) : translate(`lectern.failure.${details.kind}`);
}

/** A text of a signal in the user's language. */
export function sayText({ text, translate }: { text: SignalText; translate: TranslateFunction }): string {
  return 'key' in text ? translate(text.key, text.args) : text.words;
}

/** Kinds of failure of which the answer says more. */
const SPEAKS_FOR_ITSELF = new Set(['refused', 'conflict', 'badRequest', 'validation']);
