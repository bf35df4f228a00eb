import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../platform/app';
import { loadDeclarations, shippedDeclarations } from '../../platform/declarations';
import { connectDatabase } from '../../platform/kernel/db/connect';
import { migrate } from '../../platform/kernel/db/migrate';
import { OWN_TABLES } from '../../platform/tables';
import { OWN_VIEWS } from '../../platform/views';
import { ALL, generatedModules } from '../support/generatedModules';
import { createTestPlatform, type TestPlatform } from './support';

/** The most that a start on a database that is there may take until the first call is answered, in milliseconds of a processor: how many share the machine is another matter. */
const MOST_MS = 3_000;
/** Of so many tries one has to be within it. */
const TRIES = 5;

/** The whole of it, every loop over a copy of the tree, is `npm run test:sixty`. */
describe(`a platform of ${ALL} modules more`, () => {
  const made = generatedModules();
  const declarations = [...shippedDeclarations.read().filter(({ name }) => !made.some((one) => one.name === name)), ...made];
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await createTestPlatform({ declarations });
  });
  afterAll(() => platform?.close());

  it('starts soon on a database that is there', async () => {
    let [best, waited] = [Infinity, Infinity];
    for (let tried = 0; tried < TRIES && best > MOST_MS; tried++) {
      const [begun, used] = [performance.now(), process.cpuUsage()];
      const loader = loadDeclarations([{ name: 'files', read: () => declarations }], [], Object.keys(OWN_VIEWS));
      const database = connectDatabase({ target: platform.target, poolSize: 4, logger: platform.context.logger });
      await migrate({ database, loader, tables: OWN_TABLES, views: OWN_VIEWS });
      const app = await buildApp({ ...platform.context, database, loader });
      const { statusCode } = await app.inject({ method: 'GET', url: '/api/openapi.json' });
      const { user, system } = process.cpuUsage(used);
      best = Math.min(best, (user + system) / 1_000);
      waited = Math.min(waited, performance.now() - begun);
      expect(statusCode).toBe(200);
      await app.close();
      await database.close();
    }
    console.info(`A start with ${declarations.length} modules: ${waited.toFixed(0)} ms, ${best.toFixed(0)} ms of a processor.`);
    expect(best).toBeLessThan(MOST_MS);
  });

  it('lists, counts and describes every one of them', async () => {
    const token = await platform.login('super_admin');
    for (const { name } of made) {
      const { endpoint } = platform.context.loader.require(name);
      expect((await platform.call({ method: 'POST', url: `/api/v9${endpoint.search.path}`, token, body: { totals: true } })).data, name).toMatchObject({ items: [], total: 0 });
    }
    const described = (await platform.call({ method: 'GET', url: '/api/openapi.json' })).body['paths'] as object;
    for (const { name } of made) expect(Object.keys(described)).toContain(`/api/v9/${name}`);
  });
});
