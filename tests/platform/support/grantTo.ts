import { sql } from 'kysely';
import type { PlatformContext } from '../../../platform/kernel/context';
import type { Access } from '../../../src/schemas';

/** Gives a person rights besides those there are; over a module that is named, these alone. */
export async function grantTo({ context, userId, access }: { readonly context: Pick<PlatformContext, 'database'>; readonly userId: string; readonly access: Access }): Promise<void> {
  await context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql`update app."user" set access = coalesce(access, '{}') || ${JSON.stringify(access)}::jsonb where id = ${userId}::uuid`.execute(trx));
}
