import type { TranslateFunction } from 'ra-core';
import type { FieldProblem } from './callFailure';
import type { SignalText } from './errorSignals';
import { textsOf } from './texts';

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

/** What stands in the words for a problem that names a module whose records are in the way: what it is called. */
export function moduleWord({ problem: { code, params = {} }, translate }: { readonly problem: { readonly code: string | null; readonly params?: Readonly<Record<string, unknown>> | undefined }; readonly translate: TranslateFunction }): { readonly module?: string } {
  return (code === 'narrowsOthers' || code === 'fixedBy') && typeof params['module'] === 'string' ? { module: textsOf({ resource: params['module'], translate }).module } : {};
}
