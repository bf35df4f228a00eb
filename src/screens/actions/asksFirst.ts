import type { Action } from '../../schemas';

/** Whether an action is asked about before it is run: because nothing takes it back, or because it has questions. */
export function asksFirst(action: Action): boolean {
  return action.confirm !== false || Object.keys(action.ask).length > 0;
}
