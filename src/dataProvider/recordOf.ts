import type { Resource } from '../schemas';
import { idIn, isBody } from './envelope';
import type { LecternRecord } from './types';

/** A record with its id as text; where the platform sends none, what its calls name it by. */
export function recordOf(item: unknown, resource?: Resource): LecternRecord {
  const record = isBody(item) ? item : {};
  return { ...record, id: String(idIn(record) ?? (resource && record[resource.endpoint.id]) ?? '') };
}
