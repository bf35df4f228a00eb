import { evaluate } from '../../schemas';
import type { Resource } from '../../schemas';

/** Whether people are told by mail of what is about to happen to a record; without one, to some records there are. */
export function isTold({ resource, event, record }: { readonly resource: Pick<Resource, 'after'>; readonly event: string; readonly record?: Readonly<Record<string, unknown>> }): boolean {
  const context = { now: new Date().toISOString() };
  return resource.after[event]?.some((step) => step.kind === 'tell' && (step.if === null || record === undefined || evaluate(step.if, record, context))) ?? false;
}
