import { evaluate } from '../../schemas';
import type { Resource } from '../../schemas';

interface ToldParams {
  readonly resource: Pick<Resource, 'after'>;
  readonly event: string;
  /** What it will be by then. @default some record there is */
  readonly record?: Readonly<Record<string, unknown>>;
  /** Names of the fields that an update changes. @default any */
  readonly changed?: ReadonlySet<string>;
}

/** Whether people are told by mail of what is about to happen to a record; without one, to some records there are. */
export function isTold({ resource, event, record, changed }: ToldParams): boolean {
  const context = { now: new Date().toISOString() };
  return resource.after[event]?.some((step) => step.kind === 'tell' && (step.if === null || record === undefined || evaluate(step.if, record, context)) && (step.changed.length === 0 || changed === undefined || step.changed.some((name) => changed.has(name)))) ?? false;
}
