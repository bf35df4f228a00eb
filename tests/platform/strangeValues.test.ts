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
    const { summary } = resource.endpoint;
    if (!resource.summary || !summary) return;
    for (const said of [{ by: { toString: 1 } }, { timeZone: { toString: 1 } }]) {
      expect((await platform.call({ method: 'POST', url: `/api/${resource.endpoint.client === 'v2' ? 'v2' : 'v9'}${summary.path}`, token, body: said })).status).toBe(400);
    }
  });
});
