import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** WCAG 2.2 AA and axe's best practices, without exclusions. */
export async function expectAccessible(page: Page, where = page.url()): Promise<void> {
  await expectNone({ page, where, only: { type: 'tag', values: TAGS } });
}

/** The part of axe's rules that a change of colours alone can break. */
export async function expectContrast(page: Page, where = page.url()): Promise<void> {
  await expectNone({ page, where, only: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
}

interface Rules { readonly type: 'tag' | 'rule'; readonly values: readonly string[] }

/** Axe is put into the page once; no screen holds a frame it would have to reach into. */
async function expectNone({ page, where, only }: { page: Page; where: string; only: Rules }): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate<AxeResults, Rules>(
    (runOnly) => (window as unknown as { axe: { run: (root: Document, options: object) => Promise<AxeResults> } }).axe.run(document, { runOnly, resultTypes: ['violations'] }),
    only,
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
  expect(found, `axe at ${where}`).toEqual([]);
}
