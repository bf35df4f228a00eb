import { expect, test } from 'vitest';
import { readSources } from '../../scripts/checks/files';
import { literals } from '../../scripts/checks/literals';
import { ALLOWED_LITERALS } from '../../scripts/checks/literalsAllowed';
import { ROOT } from './support/example';

const components = readSources({ root: ROOT, folders: ['src'], extensions: ['.tsx'] });
const found = (code: string): string[] => literals([{ path: 'src/a.tsx', text: `export const A = () => ${code};` }], ['Esc']).map((one) => one.replace(/^src\/a\.tsx:1 /, ''));

test('no component says anything without a key', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(literals(components)).toEqual([]);
});

test('nothing is allowed that nobody says', () => {
  const said = new Set(literals(components, []).map((one) => one.replace(/^\S+ /, '')));
  expect(ALLOWED_LITERALS.filter((one) => !said.has(one))).toEqual([]);
});

test.each([
  ['<p>Nothing was found</p>', ['Nothing was found']],
  ['<p>{count} rows</p>', ['rows']],
  ["<p>{isOpen ? 'Close' : t('lectern.a.open')}</p>", ['Close']],
  ["<p>{isOpen && 'Open now'}</p>", ['Open now']],
  ['<p>{`${count} rows`}</p>', ['… rows']],
  ["<p>{'Hello ' + name}</p>", ['Hello']],
  ['<>Lone words</>', ['Lone words']],
  ['<button aria-label="Close it">×</button>', ['Close it']],
  ["<Box title={isNew ? 'New' : t('lectern.a.old')} />", ['New']],
  ['<input placeholder={`Search ${name}`} />', ['Search …']],
  ['<img alt="A tree" />', ['A tree']],
  ['<p>未找到</p>', ['未找到']],
])('finds the texts of %s', (code, texts) => {
  expect(found(code)).toEqual(texts);
});

test.each([
  "<p>{t('lectern.list.empty')}</p>",
  '<p>{count} · {total} %</p>',
  '<kbd>Esc</kbd>',
  '<Empty title="lectern.list.empty" text={`lectern.list.${name}`} />',
  '<a className="link" href="/app" data-open={name}>{title}</a>',
  '<p>{name === "coupon" ? one : two}</p>',
])('leaves %s alone', (code) => {
  expect(found(code)).toEqual([]);
});
