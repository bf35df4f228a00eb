import type { TranslateFunction } from 'ra-core';
import type { FailureDetails } from '../callFailure';
import { isBody } from '../envelope';
import { textsOf } from '../texts';

/** Which action a record's state forbids, in the words of its module; null where the platform has not said all of it. */
export function transitionText({ details, translate }: { details: FailureDetails; translate: TranslateFunction }): string | null {
  if (details.code !== 'TRANSITION_REFUSED' || !isBody(details.data)) return null;
  const { resource, field, action, state } = details.data;
  if (typeof resource !== 'string' || typeof field !== 'string' || typeof action !== 'string' || typeof state !== 'string') return null;
  const texts = textsOf({ resource, translate });
  return translate('lectern.answer.wrongState', { action: texts.action(action), state: texts.choice(field, state) });
}
