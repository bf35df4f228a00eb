import { useActor } from '../../dataProvider';
import type { LecternRecord } from '../../dataProvider';
import { allowedActions, mayRun, mayWrite } from '../../schemas';
import type { Action, Resource } from '../../schemas';

export interface RecordAction {
  readonly action: Action;
  /** May be run on the record as it is now. */
  readonly isAllowed: boolean;
}

export interface RecordActions {
  /** The lifecycle's actions this user holds the right to on this record, whatever its state. */
  readonly lifecycle: readonly RecordAction[];
  readonly mayUpdate: boolean;
  readonly mayDelete: boolean;
}

/** What may be done to a record: as the platform says, else by the declaration's own rules. */
export function useRecordActions({ resource, record }: { resource: Resource; record: LecternRecord }): RecordActions {
  const actor = useActor();
  if (!actor) return { lifecycle: [], mayUpdate: false, mayDelete: false };
  const context = { now: new Date().toISOString(), user: { id: actor.id, instituteId: actor.instituteId, role: actor.role } };
  const allowed = new Set(record.allowed ?? allowedActions({ actor, resource, record, context }));
  return {
    lifecycle: Object.values(resource.lifecycle?.actions ?? {})
      .filter((action) => !action.onlyUndo && mayRun(actor, resource, action) && (allowed.has(action.name) || isOnRecord({ resource, action, allowed })))
      .map((action) => ({ action, isAllowed: allowed.has(action.name) })),
    // A record that keeps all it began with is not opened to be changed.
    mayUpdate: allowed.has('update') && Object.values(resource.fields).some((field) => !field.system && !field.createOnly && mayWrite(actor, field)),
    mayDelete: allowed.has('delete'),
  };
}

/** A row of somebody else's, which this user only reads, allows neither update nor delete: then its state is not what forbids an action. */
function isOnRecord({ resource, action, allowed }: { resource: Resource; action: Action; allowed: ReadonlySet<string> }): boolean {
  // Where there is no such call at all, that it is not allowed says nothing of the row.
  if (resource.endpoint.without.some((call) => call === action.right)) return resource.tenant !== 'platform' || allowed.size > 0;
  return action.right === 'update' || action.right === 'delete' ? allowed.has(action.right) : true;
}
