import { expect } from 'vitest';
import { addressOf } from '../../../platform/kernel/http/addresses';
import type { Call, Resource } from '../../../src/schemas';
import { createTestPlatform, type TestPlatform } from './testPlatform';

export type Row = Readonly<Record<string, unknown>>;

/** The demo content, as the super admin reads it. */
export interface OverDemo {
  readonly platform: TestPlatform;
  readonly token: string;
  /** What one of a module's calls by POST gives. */
  readonly post: (resource: Resource, call: Call, body: object) => Promise<Row>;
}

export async function openDemo(): Promise<OverDemo> {
  const platform = await createTestPlatform({ demo: true });
  const token = await platform.login('super_admin');
  const post: OverDemo['post'] = async (resource, call, body) => {
    const reply = await platform.call({ method: 'POST', url: urlOf(resource, call), token, body });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    return reply.data;
  };
  return { platform, token, post };
}

/** Where a call is made; below records, of whichever. */
export function urlOf(resource: Resource, call: Call): string {
  return addressOf({ resource, call }).replace(/\{\w+\}/g, '-');
}
