import { expect } from 'vitest';
import type { CallResult, TestPlatform } from './testPlatform';

export interface AsPeople {
  /** A call by somebody of the test content, who is signed in at their first. An address without `/api` is one of version 9. */
  readonly call: (who: string, method: string, path: string, body?: unknown) => Promise<CallResult>;
  /** The record that a creation has made. */
  readonly made: (who: string, path: string, body: unknown) => Promise<Record<string, unknown>>;
}

/** Calls by several people of one platform. */
export function asPeople(platform: TestPlatform): AsPeople {
  const tokens = new Map<string, Promise<string>>();
  const call: AsPeople['call'] = async (who, method, path, body = {}) => {
    const token = tokens.get(who) ?? platform.login(who);
    tokens.set(who, token);
    return platform.call({ method: method as 'POST', url: path.startsWith('/api') ? path : `/api/v9${path}`, token: await token, ...(method === 'GET' || method === 'DELETE' ? {} : { body }) });
  };
  const made: AsPeople['made'] = async (who, path, body) => {
    const reply = await call(who, 'POST', path, body);
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 201 });
    return reply.data;
  };
  return { call, made };
}
