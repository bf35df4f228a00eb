import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDeclarations } from '../../platform/declarations';
import { frozenArtefacts } from '../../platform/frozen';
import { openApiDocument } from '../../platform/openapi/document';
import type { Json, Node } from '../../platform/openapi/json';
import { callLine } from '../../platform/openapi/texts/callLine';
import { callsIn, schemasIn } from '../../platform/openapi/texts/described';
import { fieldLines } from '../../platform/openapi/texts/modulePage';
import { sharedPage } from '../../platform/openapi/texts/sharedPage';
import { strayArtefacts } from '../../scripts/checks/frozen';

const loader = loadDeclarations();
const document = openApiDocument({ loader });
const NAMES = new Set(loader.all().map(({ name }) => name));

/** Words that say nothing of the contract by themselves: `tags` choose the page, a summary follows from the name, a reply is known by its number. */
const WORDS = /^tags\.|^summary$|^responses\.\d+\.description$/;

describe('the texts that are kept of the description', () => {
  it('change with every value of every call', { timeout: 300_000 }, () => {
    const unseen = callsIn(document).flatMap((call) => {
      const line = (operation: Node): string => callLine({ ...call, operation, gate: '' });
      const usual = line(call.operation);
      return changes(call.operation).filter(({ at }) => !WORDS.test(at)).filter(({ changed }) => line(changed) === usual).map(({ at }) => `${call.method} ${call.path} ${at}`);
    });
    expect(unseen).toEqual([]);
  });

  it('change with every value of every schema of a module', () => {
    const schemas = schemasIn(document);
    const unseen = loader.all().flatMap((resource) => {
      const usual = fieldLines({ document, resource, loader }).join('\n');
      return [resource.name, `${resource.name}.write`, `${resource.name}.change`].filter((key) => schemas[key]).flatMap((key) =>
        changes(schemas[key]!).filter(({ changed }) => fieldLines({ document: withSchema(key, changed), resource, loader }).join('\n') === usual).map(({ at }) => `${key} ${at}`));
    });
    expect(unseen).toEqual([]);
  });

  it('change with every value that all calls share', () => {
    const usual = sharedPage({ document, loader });
    const ofModules = Object.keys(schemasIn(document)).filter((key) => NAMES.has(key.split('.')[0]!));
    const rest = { ...document, paths: {}, tags: [], components: { ...(document['components'] as Node), schemas: Object.fromEntries(Object.entries(schemasIn(document)).filter(([key]) => !ofModules.includes(key))) } };
    expect(sharedPage({ document: rest, loader })).toBe(usual);
    expect(changes(rest).filter(({ changed }) => sharedPage({ document: changed, loader }) === usual).map(({ at }) => at)).toEqual([]);
  });

  it('hold every call once and every module on a page', async () => {
    const pages = await frozenArtefacts();
    const lines = Object.values(pages).flatMap((page) => page.split('\n')).filter((line) => /^- (GET|POST|PUT|PATCH|DELETE) \//.test(line));
    expect(lines.length).toBe(callsIn(document).length);
    expect(new Set(lines.map((line) => line.split(' · ')[0])).size).toBe(lines.length);
    for (const name of NAMES) expect(pages[`docs/generated/modules/${name}.md`]).toContain('## Keys and indexes');
    expect(pages['docs/generated/modules/coupon.md']).toContain('\n- appliedFor: membership|course|webinar · text not null\n');
  });
});

it('a text of a module that is gone is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'frozen-'));
  mkdirSync(join(root, 'docs/generated/modules'), { recursive: true });
  for (const name of ['kept', 'gone']) writeFileSync(join(root, `docs/generated/modules/${name}.md`), '');
  expect(strayArtefacts({ root, wanted: { 'docs/generated/modules/kept.md': '' } })).toEqual(['docs/generated/modules/gone.md']);
  rmSync(root, { recursive: true });
});

function withSchema(key: string, schema: Node): Node {
  return { ...document, components: { ...(document['components'] as Node), schemas: { ...schemasIn(document), [key]: schema } } };
}

/** The same with one value changed, for each of its values; `at` is its place, with dots. */
function changes(whole: Node): { at: string; changed: Node }[] {
  const places = (value: Json, at: readonly string[]): (readonly string[])[] =>
    typeof value === 'object' && value !== null ? Object.entries(value as Node).flatMap(([key, inner]) => places(inner, [...at, key])) : [at];
  const change = (value: Json, [key, ...rest]: readonly string[]): Json => {
    if (key === undefined) return typeof value === 'number' ? value + 1 : typeof value === 'boolean' ? !value : `${String(value)}x`;
    if (Array.isArray(value)) return value.map((one: Json, index) => (String(index) === key ? change(one, rest) : one));
    return { ...(value as Node), [key]: change((value as Node)[key]!, rest) };
  };
  return places(whole, []).map((at) => ({ at: at.join('.'), changed: change(whole, at) as Node }));
}
