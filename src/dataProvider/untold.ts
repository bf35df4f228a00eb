import { failureDetails, isUnanswered } from './callFailure';

/** Whether nothing says how a write ended: no answer came, or none that can be read. */
export function isUntold(error: unknown): boolean {
  return isUnanswered(error) || failureDetails(error)?.kind === 'unreadable';
}
