import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleInNode, DECLARATIONS } from '../../conformance/src/consoleInNode';
import { failureDetails, type LecternRecord } from '../../src/dataProvider';
import { failureText } from '../../src/dataProvider/hooks/useFailureText';
import { NAMED, settingsOf } from './dialects';
import { PASSWORD, startForeignPlatform, type ForeignPlatform } from './platform';

const MODULES = DECLARATIONS.map(({ name }) => name);
let platform: ForeignPlatform;
beforeAll(async () => {
  platform = await startForeignPlatform(NAMED.gentle);
});
afterAll(() => platform.close());

const translate = (key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`;

it.each([405, 501] as const)('a write that is answered with %i is a call that the platform does not have', async (status) => {
  platform.speak({ ...NAMED.gentle, unknown: status });
  const settings = settingsOf({ speech: NAMED.gentle, base: platform.url, modules: MODULES });
  const { data, signIn, signals } = consoleInNode(settings);
  await signIn.withPassword({ username: 'asha@school.example', password: PASSWORD });
  const { data: [record] } = await data.getList<LecternRecord>('institution', { pagination: { page: 1, perPage: 20 }, sort: { field: 'createdAt', order: 'DESC' }, filter: {} });
  const failed = await data.call(`/institute/${record!.id}/makeHappy`, { method: 'PUT', body: {} }).catch((error: unknown) => error);
  expect(failureDetails(failed)).toMatchObject({ kind: 'absent', status: 404 });
  expect(failureText({ error: failed, translate })).toBe(`lectern.answer.noCall {"call":"PUT /institute/${record!.id}/makeHappy"}`);
  expect(signals.filter(({ kind }) => kind !== 'message')).toEqual([]);
  // What is only read is not there.
  expect(await data.call('/batch/search', { method: 'POST', body: {} }).catch(failureDetails)).toMatchObject({ kind: 'notFound' });
  expect(await data.call('/batch/7', { method: 'GET' }).catch(failureDetails)).toMatchObject({ kind: 'notFound' });
});
