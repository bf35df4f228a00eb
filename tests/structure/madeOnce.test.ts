import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { madeOften } from '../../scripts/checks/madeOnce';
import { ROOT } from './support/example';

const found = (text: string): string[] => madeOften([{ path: 'platform/a.ts', text }]);

test('no function of the platform makes what stays for the life of the process', () => {
  const sources = readSources({ root: ROOT, folders: ['platform'], extensions: ['.ts'] });
  expect(sources.length).toBeGreaterThan(100);
  expect(madeOften(sources)).toEqual([]);
});

test.each([
  ['function hold() {\n  return new AsyncLocalStorage();\n}', 'AsyncLocalStorage'],
  ['const hold = () =>\n  new hooks.AsyncLocalStorage<true>();', 'AsyncLocalStorage'],
  ['class Held { hold() {\n  this.storage = new AsyncLocalStorage(); } }', 'AsyncLocalStorage'],
  ["export async function open() {\n  createHook({}).enable();\n}", 'createHook'],
  ["app.get('/', (request) => {\n  process.on('exit', () => request);\n});", 'process.on'],
  ['function watch() {\n  setInterval(look, 1000);\n}', 'setInterval'],
])('finds what %j makes with every call', (text, name) => {
  expect(found(text)).toEqual([`platform/a.ts:2 ${name}`]);
});

test.each(['const within = new AsyncLocalStorage<true>();', "process.on('SIGTERM', end);", 'function on(app) { app.on(1); }', 'const a = () => new Map();'])('leaves %j alone', (text) => {
  expect(found(text)).toEqual([]);
});
