import type { FieldProblem } from './callFailure';
import type { SignalText } from './errorSignals';

/** The words for a problem at a field, by its code; the platform's sentence where it has none, or where nobody knows it. */
export function problemText({ code, params, message }: FieldProblem): SignalText {
  if (code === null) return { words: message };
  const counted = Number(params['min'] ?? params['max'] ?? params['count'] ?? Number.NaN);
  return { key: problemKey({ code, params }), args: { ...params, ...(Number.isNaN(counted) ? {} : { smart_count: counted }), _: message } };
}

/** Where its words stand: others where it tells how long a text is, or which record has the value. */
export function problemKey({ code, params = {} }: { readonly code: string; readonly params?: Readonly<Record<string, unknown>> | undefined }): string {
  return `lectern.problem.${code}${'length' in params ? 'Now' : 'holder' in params ? 'By' : ''}`;
}
