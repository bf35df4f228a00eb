import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { isListType, type Resource } from '../../src/schemas';
import { callsOf, makerOf } from './engine/calls';
import { createTestPlatform, type TestPlatform } from './support';

/** What no field takes, and what may make code stumble that believes otherwise. */
const STRANGE = [['an empty list', []], ['a list in a list', [[]]], ['an object that refuses to be a text', { toString: 1 }]] as const;
const CREATED = loadDeclarations().all().filter(({ isSingle, source, endpoint }) => !isSingle && source === null && !endpoint.without.includes('create'));
const takes = ({ fields }: Resource, name: string, value: unknown): boolean => {
  const { type, when } = fields[name]!;
  // What does not belong to the others is emptied, whatever it was.
  return type === 'json' || (isListType(type) && Array.isArray(value) && (value.length === 0 || when !== undefined));
};

/** What is the text of another kind of field, or of none at all. */
const WRONG = ['no id', 'a\u0000b', '\ud800', 7, 1e308, true, '2026-02-30', ['no id'], [{}], { from: 1 }, null] as const;

type Change = (values: Readonly<Record<string, unknown>>) => Promise<number>;

/** Sends changes to a record that is there; `null` where it cannot be changed. */
async function changing({ resource, calls, body }: { readonly resource: Resource; readonly calls: ReturnType<typeof callsOf>; readonly body: object }): Promise<Change | null> {
  if (resource.endpoint.without.includes('update')) return null;
  const { status, data } = await calls.create(body);
  if (status !== 201) return null;
  return async (values) => (await calls.update(String(data['id']), values)).status;
}

/** Each field of a record takes a value or refuses it: what it is asked of the database by is looked at first. */
async function expectSteady({ resource, change }: { readonly resource: Resource; readonly change: Change | null }): Promise<void> {
  if (!change) return;
  for (const name of Object.keys(resource.fields)) for (const value of WRONG) expect(await change({ [name]: value }), `${name} of a record that is there: ${JSON.stringify(value)}`).toBeLessThan(500);
}

describe('a value of no kind', () => {
  let platform: TestPlatform;
  let token = '';
  beforeAll(async () => {
    platform = await createTestPlatform();
    token = await platform.login('super_admin');
  });
  afterAll(() => platform?.close());

  it.each(CREATED.map((resource) => [resource.name, resource] as const))('is refused of every field of %s, read only or not', async (_, resource) => {
    const body = await makerOf({ platform, token }).bodyOf(resource);
    const calls = callsOf({ platform, resource, token });
    for (const name of Object.keys(resource.fields)) {
      for (const [what, value] of STRANGE) {
        if (takes(resource, name, value)) continue;
        const { status } = await calls.create({ ...body, [name]: value });
        expect([400, 403, 422], `${name}: ${what} was answered by ${status}`).toContain(status);
      }
    }
    await expectSteady({ resource, change: await changing({ resource, calls, body }) });
    const { summary } = resource.endpoint;
    if (!resource.summary || !summary) return;
    for (const said of [{ by: { toString: 1 } }, { timeZone: { toString: 1 } }]) {
      expect((await platform.call({ method: 'POST', url: `/api/${resource.endpoint.client === 'v2' ? 'v2' : 'v9'}${summary.path}`, token, body: said })).status).toBe(400);
    }
  });
});
