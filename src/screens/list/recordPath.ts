import type { LecternRecord } from '../../dataProvider';

/** Where a row leads, below its module: to the form where the user may change the record, otherwise to its page. */
export function recordPath(record: LecternRecord): string {
  const path = `/${encodeURIComponent(record.id)}`;
  return record.allowed?.includes('update') ? path : `${path}/show`;
}
