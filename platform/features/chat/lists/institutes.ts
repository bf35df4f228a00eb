import { sql } from 'kysely';
import { holdsRight, isAcrossInstitutes } from '../../../../src/schemas';
import type { PlatformContext, RequestActor } from '../../../kernel/context';
import { columnsOf } from '../../../kernel/db/declaredTables';
import type { NamedInstitute } from './sentence';
import { MOST_ASKED } from './text';

const i = columnsOf('app.institution', 'i');

/** Shorter names stand in words of other meaning. */
const LEAST_NAME = 4;
/** The institute whose name stands in a text, the longest of them, for whoever sees the rows of several; `null` for none. */
export async function instituteNamed({ context: { database, loader }, text, reader }: { readonly context: Pick<PlatformContext, 'database' | 'loader'>; readonly text: string; readonly reader: RequestActor }): Promise<NamedInstitute | null> {
  const resource = loader.get('institution');
  if (!resource || !isAcrossInstitutes(reader) || !holdsRight(reader, resource, 'read')) return null;
  const { rows: [found] } = await database.transaction({ scope: { kind: 'all' }, readOnly: true }, async (trx) =>
    sql<NamedInstitute>`select ${i('id')} as id, ${i('name')} as name from app.institution i where ${i('deleted_at')} is null and length(${i('name')}) >= ${LEAST_NAME}
      and position(lower(${i('name')}) in lower(${text.slice(0, MOST_ASKED).normalize('NFKC')})) > 0 order by length(${i('name')}) desc, ${i('id')} limit 1`.execute(trx));
  return found ?? null;
}
