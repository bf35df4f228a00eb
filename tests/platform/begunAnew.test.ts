import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestActor } from '../../platform/kernel/context';
import { operationOf, writing, type Trx } from '../../platform/records/operation';
import { within } from '../../platform/records/write/within';
import { accountId, createTestPlatform, INSTITUTES, type TestPlatform } from './support';

/** Two that wait for each other are not the caller's fault. */
describe('what the database has ended since two waited for each other', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform();
  });
  afterAll(() => platform?.close());

  const operation = () => {
    const actor: RequestActor = { id: accountId('super_admin'), role: 'super_admin', instituteId: null, allowAllInstitutes: true, modules: {}, sessionId: '', name: 'Super', email: 'super@x.test', actingFor: null };
    return operationOf({ context: platform.context, resource: platform.context.loader.require('institution'), actor, requestId: 'anew' });
  };
  const touch = (trx: Trx, id: string) => sql`update app.institution set version = version + 1 where id = ${id}`.execute(trx);
  const versions = async () => {
    const { rows } = await platform.context.database.transaction({ scope: { kind: 'all' } }, (trx) => sql<{ version: number }>`select version from app.institution where id in (${INSTITUTES.north}, ${INSTITUTES.south}) order by id`.execute(trx));
    return rows.map(({ version }) => Number(version));
  };
  /** Both have locked their first row before either asks for its second. */
  const crossed = () => {
    let waiting = 0;
    let release: () => void = () => undefined;
    const both = new Promise<void>((done) => (release = done));
    return async () => {
      if (++waiting === 2) release();
      await both;
    };
  };

  it('is begun anew, and done once', async () => {
    const before = await versions();
    const meet = crossed();
    let runs = 0;
    const both = (first: string, second: string) => writing(operation(), async (trx) => {
      runs++;
      await touch(trx, first);
      await meet();
      await touch(trx, second);
      return first;
    });
    expect(await Promise.all([both(INSTITUTES.north, INSTITUTES.south), both(INSTITUTES.south, INSTITUTES.north)])).toEqual([INSTITUTES.north, INSTITUTES.south]);
    expect(runs).toBe(3);
    expect(await versions()).toEqual(before.map((version) => version + 2));
  });

  it('is begun anew as a whole where it was a part', async () => {
    const before = await versions();
    const meet = crossed();
    const both = (first: string, second: string) => writing(operation(), async (trx) => {
      await touch(trx, first);
      return writing(within({ operation: operation(), trx }), async (inner) => {
        await meet();
        await touch(inner, second);
      });
    });
    await Promise.all([both(INSTITUTES.north, INSTITUTES.south), both(INSTITUTES.south, INSTITUTES.north)]);
    expect(await versions()).toEqual(before.map((version) => version + 2));
  });
});
