import { expect, it } from 'vitest';
import { readSources } from '../../scripts/checks/files';

const ROOT = process.cwd();
/** Where addresses of modules are made, and what speaks of other things by the same signs. */
const HERE = ['src/schemas/route.ts', 'src/schemas/normalize.ts'];

it('makes the addresses of modules in one place', () => {
  const sources = readSources({ root: ROOT, folders: ['src'], extensions: ['.ts', '.tsx'] }).filter(({ path }) => !HERE.includes(path));
  const made = sources.flatMap(({ path, text }) => [...text.matchAll(MADE)].map(([found]) => `${path}: ${found}`));
  expect(made).toEqual([]);
});

/** `/${resource.name}…`, `/app/${name}…`, a name or a module put behind a slash, and react-admin's own maker of paths. */
const MADE = /[`'](?:\/app)?\/\$\{(?:\w+\.)*(?:resource|target|use|missing|one|module)(?:\.name|\.module)?\}[^`]*|useCreatePath/g;

it('would notice one', () => {
  for (const text of ['`/${resource.name}/create`', '`/${target.name}`', '`/${missing.module}?deleted=true`', '`/app/${resource.name}`', '`/${module}`']) expect(text.match(MADE), text).not.toBeNull();
});
