import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mayBeNeeded } from '../../src/schemas/required';
import type { Action, Resource } from '../../src/schemas';
import { openDemo, urlOf, type OverDemo, type Row } from './support';

/** Rows of one module that each action is tried on. */
const TRIED = 3;

describe('what is offered of a record', () => {
  let demo: OverDemo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterAll(() => demo?.platform.close());

  // The institute first: the operator shuts institutes.
  it.each(['institute', 'super_admin'] as const)('to %s is done where nothing needs to be asked', async (account) => {
    const { platform } = demo;
    const token = await platform.login(account);
    const run = async (resource: Resource, action: Action, row: Row) => {
      const url = urlOf({ ...resource }, { ...action.call, path: action.call.path.replace('{id}', String(row['id'])) });
      return platform.call({ method: action.call.method, url, token, body: { ...(action.call.by === 'update' ? action.set : {}), ...(action.call.idIn !== null && { [action.call.idIn]: row['id'] }) } });
    };
    const refused: unknown[] = [];
    let done = 0;
    for (const resource of platform.context.loader.all()) {
      const actions = Object.values(resource.lifecycle?.actions ?? {}).filter((action) => action.call.by !== 'delete' && !Object.values(action.ask).some(mayBeNeeded));
      if (actions.length === 0) continue;
      const reply = await platform.call({ method: 'POST', url: urlOf(resource, resource.endpoint.search), token, body: { size: 100 } });
      if (reply.status === 403 || reply.status === 404) continue;
      expect(reply.status, resource.name).toBe(200);
      for (const action of actions) {
        const offered = (reply.data['items'] as Row[]).filter((row) => (row['allowed'] as string[]).includes(action.name)).slice(0, TRIED);
        for (const row of offered) {
          const { status, body } = await run(resource, action, row);
          // What came before has changed some.
          if (status !== 200 && status !== 409) refused.push({ module: resource.name, action: action.name, id: row['id'], status, says: body['message'] ?? body, problems: body['problems'] });
          else done += 1;
        }
      }
    }
    expect(refused).toEqual([]);
    expect(done).toBeGreaterThan(20);
  });
});
