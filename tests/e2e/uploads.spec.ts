import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test';

const MIB = 1_048_576;
const BYTES = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), randomBytes(23 * MIB)]);
const HASH = createHash('sha256').update(BYTES).digest('hex');
const FOLDER = mkdtempSync(join(tmpdir(), 'lectern-uploads-'));
const MOVIE = join(FOLDER, 'Lesson.mp4');
const PROGRAM = join(FOLDER, 'Program.mp4');
const BLOCKS = /\/api\/v9\/files\/.*comp=block&/;

test.beforeAll(() => {
  writeFileSync(MOVIE, BYTES);
  writeFileSync(PROGRAM, Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), randomBytes(5 * MIB)]));
});
test.afterAll(() => rmSync(FOLDER, { recursive: true }));

/** The form of a video by itself, with a row for its file. */
async function openRow(page: Page): Promise<void> {
  await page.goto('/app/course-manager/single-content/create');
  await page.getByRole('button', { name: 'Add to Files' }).click();
}
const row = (page: Page) => page.getByRole('listitem', { name: 'Row 1' });
const choose = (page: Page, file: string) => row(page).locator('input[type=file]').setInputFiles(file);

/** Blocks that the page sends; from a number on they go nowhere. */
async function watchBlocks(page: Page, heldFrom = Number.POSITIVE_INFINITY): Promise<string[]> {
  const sent: string[] = [];
  await page.route(BLOCKS, async (route) => {
    sent.push(new URL(route.request().url()).searchParams.get('blockid')!);
    if (sent.length <= heldFrom) await route.continue();
  });
  return sent;
}

test('a video that was on its way when the tab was closed goes on where it was, and arrives the same', async ({ page, signIn, context, address }) => {
  test.setTimeout(90_000);
  await signIn('institute');
  const first = await watchBlocks(page, 3);
  await openRow(page);
  await choose(page, MOVIE);
  await expect(row(page).getByRole('status')).toHaveText(/^(?:5\d|6\d)% sent$/);
  await expectAccessible(page);
  expect(first.length).toBeGreaterThanOrEqual(4);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  const second = await watchBlocks(again);
  await openRow(again);
  await expect(row(again).getByText(/% of “Lesson.mp4” has been sent/)).toBeVisible();
  const saved = again.waitForResponse((reply) => reply.url().includes('comp=blocklist'));
  await choose(again, MOVIE);
  expect((await saved).status()).toBe(201);
  expect(second).toHaveLength(3);
  const link = row(again).getByText('lesson.mp4', { exact: true });
  await expect(link).toBeVisible();
  const publicUrl = ((await (await saved).json()) as { data: { filePublicUrl: string } }).data.filePublicUrl;
  const stored = Buffer.from(await (await fetch(address + publicUrl)).arrayBuffer());
  expect(createHash('sha256').update(stored).digest('hex')).toBe(HASH);
});

test('a video on its way is held up, goes on, and is given up', async ({ page, signIn }) => {
  await signIn('institute');
  const sent = await watchBlocks(page, 2);
  await openRow(page);
  await choose(page, MOVIE);
  await page.getByRole('button', { name: 'Pause the upload' }).click();
  await expect(row(page).getByRole('status')).toHaveText(/^Paused at \d+%$/);
  await page.unroute(BLOCKS);
  const more = await watchBlocks(page, 0);
  await page.getByRole('button', { name: 'Go on with the upload' }).click();
  await expect.poll(() => more.length).toBeGreaterThan(0);
  const dropped = page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/api/v9/files/'));
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await dropped;
  await expect(row(page).getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await expect(row(page).getByText('has been sent')).toHaveCount(0);
  expect(sent.length).toBeGreaterThan(0);
});

test('an executable that is called a video is refused before it is sent', async ({ page, signIn }) => {
  await signIn('institute');
  const sent = await watchBlocks(page);
  await openRow(page);
  await choose(page, PROGRAM);
  await expect(row(page).getByRole('alert')).toHaveText('The content of this file is not what its name says.');
  expect(sent).toEqual([]);
});
