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
  await signIn('institute');
  const first = await watchBlocks(page, 3);
  await openRow(page);
  await choose(page, MOVIE);
  await expect(row(page).getByRole('status')).toHaveText(/^(?:5\d|6\d)% sent$/);
  await expectAccessible(page);
  await expect.poll(() => first.length).toBeGreaterThanOrEqual(4);
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
  // Two blocks arrive and the next wait, whatever the machine's haste: only then there is something to hold up.
  await expect.poll(() => sent.length).toBeGreaterThan(2);
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
});

test('an executable that is called a video is refused before it is sent', async ({ page, signIn }) => {
  await signIn('institute');
  const sent = await watchBlocks(page);
  await openRow(page);
  await choose(page, PROGRAM);
  await expect(row(page).getByRole('alert')).toHaveText('The content of this file is not what its name says.');
  expect(sent).toEqual([]);
});

const pictureOf = (page: Page) => page.getByRole('group').filter({ has: page.locator('input[type=file]') });

/** A picture drawn in the page, given to it as `how` says. */
async function givePicture({ page, how, width, height, type }: { page: Page; how: 'paste' | 'drop' | 'choose'; width: number; height: number; type: 'image/png' | 'image/jpeg' }): Promise<void> {
  const group = pictureOf(page);
  await group.getByRole('button', { name: /Choose/ }).focus();
  await group.evaluate(async (element, given) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: given.width, height: given.height });
    const context = canvas.getContext('2d')!;
    const dots = context.createImageData(given.width, given.height);
    for (let at = 0; at < dots.data.length; at++) dots.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 24;
    context.putImageData(dots, 0, 0);
    const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), given.type, 1));
    const data = new DataTransfer();
    data.items.add(new File([blob], given.type === 'image/png' ? 'Poster.png' : 'Poster.jpg', { type: given.type }));
    const init = { bubbles: true, cancelable: true };
    if (given.how === 'paste') document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }));
    else if (given.how === 'drop') element.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }));
    else {
      const input = element.querySelector<HTMLInputElement>('input[type=file]')!;
      input.files = data.files;
      input.dispatchEvent(new Event('change', init));
    }
  }, { how, width, height, type });
}
/** Of the picture that is shown; one that is on its way has none. */
const sizeOf = (page: Page) => pictureOf(page).locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => [image.naturalWidth, image.naturalHeight], () => [0, 0]));

for (const how of ['paste', 'drop'] as const) {
  test(`a picture that is ${how === 'paste' ? 'pasted' : 'dropped'} is cropped to a square, and looked at`, async ({ page, signIn }) => {
    await signIn('institute', { at: '/app/banner/create' });
    await givePicture({ page, how, width: 300, height: 150, type: 'image/png' });
    await expect.poll(() => sizeOf(page)).toEqual([300, 150]);
    await page.getByRole('button', { name: 'Crop the picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await dialog.getByLabel('Shape').selectOption('Square');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use this part' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => sizeOf(page)).toEqual([150, 150]);
    await page.getByRole('button', { name: 'Show poster.png' }).click();
    await expect(page.getByRole('dialog', { name: 'poster.png' }).getByRole('img')).toBeVisible();
  });
}

test('a picture that is too large is refused with its figures, and sent once it has been made smaller', async ({ page, signIn }) => {
  await signIn('institute', { at: '/app/banner/create' });
  await givePicture({ page, how: 'choose', width: 1_600, height: 1_200, type: 'image/jpeg' });
  await expect(page.getByRole('alert').filter({ hasText: 'at most 1 MB is accepted' })).toBeVisible();
  await page.getByRole('button', { name: 'Crop it and make it smaller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(async () => (await sizeOf(page))[0]! / (await sizeOf(page))[1]!).toBeCloseTo(4 / 3, 1);
});

test('a PDF is looked at page by page; a file that cannot be played says so', async ({ page, signIn }) => {
  await signIn('institute');
  await openRow(page);
  await row(page).locator('input[type=file]').setInputFiles({ name: 'Notes.pdf', mimeType: 'application/pdf', buffer: pdfOf(['One', 'Two']) });
  await page.getByRole('button', { name: 'Show notes.pdf' }).click();
  const dialog = page.getByRole('dialog', { name: 'notes.pdf' });
  const drawn = () => dialog.getByRole('img').evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height).data.some((value, at) => at % 4 !== 3 && value < 100));
  await expect(dialog.getByRole('status')).toHaveText('Page 1 of 2');
  await expect.poll(drawn).toBe(true);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await choose(page, MOVIE);
  await page.getByRole('button', { name: 'Show lesson.mp4' }).click();
  await expect(page.getByRole('dialog', { name: 'lesson.mp4' }).getByRole('alert')).toHaveText('This file cannot be shown here. Open it to look at it.');
});

/** A PDF with a word on each page. */
function pdfOf(words: readonly string[]): Buffer {
  const pages = words.map((_, at) => `${3 + 2 * at} 0 R`).join(' ');
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${pages}] /Count ${words.length} >>`];
  for (const [at, word] of words.entries()) {
    const text = `BT /F1 48 Tf 40 100 Td (${word}) Tj ET`;
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents ${4 + 2 * at} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`, `<< /Length ${text.length} >>\nstream\n${text}\nendstream`);
  }
  let file = '%PDF-1.4\n';
  const places = objects.map((body, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`;
  return Buffer.from(`${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
