import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { openDemo, type OverDemo, type Row } from './support';

let demo: OverDemo;
beforeAll(async () => {
  demo = await openDemo();
}, 300_000);
afterAll(() => demo.platform.close());

const OPERATORS = loadDeclarations().all().filter(({ tenant, institute }) => tenant === 'platform' && institute !== null);

describe('of the operator’s rows those that are about one institute', () => {
  it.each(OPERATORS.map((one) => [one.name, one] as const))('are the list of %s, and what it is told to come to', async (_, resource) => {
    const { post } = demo;
    const all = (await post(resource, resource.endpoint.search, { size: 100 })) as { items: readonly Row[]; total: number };
    const one = all.items.map((row) => row[resource.institute!]).find((id) => typeof id === 'string');
    expect(one).toBeDefined();
    const filters = { [resource.institute!]: one };
    const asked = (await post(resource, resource.endpoint.search, { size: 100, filters })) as { items: readonly Row[]; total: number };
    expect(asked.total).toBeGreaterThan(0);
    expect(asked.total).toBeLessThan(all.total);
    expect(asked.items.every((row) => row[resource.institute!] === one)).toBe(true);
    const [by] = resource.summary!.by;
    const count = resource.summary!.measures.find(({ kind }) => kind === 'count')!;
    const { groups } = (await post(resource, resource.endpoint.summary, { by: by!.name, timeZone: 'UTC', filters })) as { groups: readonly { values: Readonly<Record<string, number>> }[] };
    expect(groups.reduce((sum, { values }) => sum + (values[count.name] ?? 0), 0)).toBe(asked.total);
  });
});
