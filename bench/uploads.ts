import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, openAsBlob, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { readPlan } from '../src/dataProvider/blocks/plan';
import { sendInBlocks } from '../src/dataProvider/blocks/sendInBlocks';
import { startFaultyLine, type LineFault } from '../tests/platform/support/faultyLine';
import { sendByFetch } from '../tests/platform/support/sendByFetch';
// @ts-expect-error -- plain JavaScript
import { launch } from './lib/browser.mjs';
// @ts-expect-error -- plain JavaScript
import { authorize, startProduct } from './lib/product.mjs';
// @ts-expect-error -- plain JavaScript
import { writeSection } from './lib/section.mjs';

/**
 * `node scripts/tsRun.mjs bench/uploads.ts`: what uploads in blocks come to, against the real platform in a process of its own.
 * A hundred files of 20 to 100 MB over a line with faults on every fifth request, compared by SHA-256; blocks beside one
 * plain PUT of the same file; ten files of a gigabyte at once and what memory they take. UPLOADS=faults|speed|memory does one. Each writes its part of `bench/results.md`.
 */
interface Product {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const MB = 1_000_000;
const FAULTS: readonly LineFault[] = ['cut', 'delay', 'reset', 500, 502, 503, 504];
const HEAD = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1');
const WAYS = ['whole', 'slice', 'inBlocks'] as const;
type Way = (typeof WAYS)[number];
/** Of the files that go beside a plain PUT, in MB. */
const SIZES = [50, 200];
/** Of each; an odd number has a middle. */
const ROUNDS = 9;
let pid = 0;
const only = process.env['UPLOADS'];
const folder = mkdtempSync(join(process.env['BENCH_TMP'] ?? tmpdir(), 'lectern-uploads-'));
const product = (await startProduct({ dataDir: join(folder, 'data') })) as Product;
const authorization = String(await authorize({ address: product.address, account: 'super_admin' }));
try {
  if (!only || only === 'faults') write('Faults', 'Uploads over a line with faults', 'faults', await throughFaults(Number(process.env['UPLOADS_COUNT'] ?? 100)));
  if (!only || only === 'speed') write('Speed', 'Uploads in blocks beside a plain PUT', 'speed', await besidePlain());
  if (!only || only === 'memory') write('Memory', 'Memory of ten uploads at once', 'memory', await memoryOfTen());
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function write(name: string, title: string, part: string, lines: string | string[]): void {
  writeSection({ name: `uploads${name}`, title, command: `UPLOADS=${part} node scripts/tsRun.mjs bench/uploads.ts`, lines: [lines].flat() });
}

async function throughFaults(count: number): Promise<string> {
  let puts = 0;
  const line = await startFaultyLine({ target: product.address, faultOf: ({ method }) => (method === 'PUT' && ++puts % 5 === 0 ? FAULTS[Math.floor(puts / 5) % FAULTS.length]! : null) });
  let [sent, differing] = [0, 0];
  const begun = performance.now();
  for (let at = 0; at < count; at++) {
    const bytes = Math.round((20 + (80 * at) / Math.max(1, count - 1)) * MB);
    const path = await movie(bytes);
    const file = await fileAt(path);
    const publicUrl = await send({ file, address: line.address, repeats: { most: 10, firstMs: 20, longestMs: 200 } });
    if ((await hashOf(`${product.address}${publicUrl}`)) !== createHash('sha256').update(readFileSync(path)).digest('hex')) differing += 1;
    sent += bytes;
    rmSync(path);
  }
  await line.close();
  return `${count} files of 20 to 100 MB over a line with faults: ${differing} differ; ${(sent / 1e9).toFixed(2)} GB in ${seconds(begun)} s; faults met: ${[...line.met].map(([fault, times]) => `${fault} ${times}`).join(', ')}.`;
}

/**
 * In a real browser, which sends what the console sends: every way once a round, in turn and back, so that none gains by its
 * place. The first round warms up and does not count. A slice in one piece shows what a browser takes for slices alone.
 */
async function besidePlain(): Promise<string[]> {
  const bundled = await build({ configFile: false, logLevel: 'warn', build: { write: false, lib: { entry: 'bench/lib/uploadInPage.ts', formats: ['iife'], name: 'uploads' } } });
  const [{ output }] = bundled as unknown as [{ output: [{ code: string }] }];
  const browser = (await launch()) as Browser;
  try {
    const page = await browser.newPage();
    await page.goto(`${product.address}/auth/login`);
    await page.evaluate((value) => {
      window.authorization = value;
      document.body.innerHTML = '<input type="file" id="chosen">';
    }, authorization);
    await page.evaluate(output[0].code);
    const one = (way: Way): Promise<number> => page.evaluate((name) => window.ways[name](document.querySelector<HTMLInputElement>('#chosen')!.files![0]!), way);
    const lines: string[] = [];
    for (const size of SIZES) {
      await page.setInputFiles('#chosen', await movie(size * MB));
      const rounds: Readonly<Record<Way, number>>[] = [];
      for (let round = 0; round <= ROUNDS; round++) {
        const took = { whole: 0, slice: 0, inBlocks: 0 };
        for (const way of round % 2 ? WAYS : [...WAYS].reverse()) took[way] = await one(way);
        if (round > 0) rounds.push(took);
      }
      lines.push(besideText({ size, rounds }));
    }
    return lines;
  } finally {
    await browser.close();
  }
}

function besideText({ size, rounds }: { size: number; rounds: readonly Readonly<Record<Way, number>>[] }): string {
  const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[(values.length - 1) / 2]!;
  const [whole, slice, inBlocks] = WAYS.map((way) => size / (middle(rounds.map((took) => took[way])) / 1_000)) as [number, number, number];
  const shares = rounds.map((took) => took.whole / took.inBlocks);
  return `${size} MB out of a browser, medians of ${rounds.length}: plain PUT ${whole.toFixed(0)} MB/s, a slice in one piece ${slice.toFixed(0)} MB/s, in blocks ${inBlocks.toFixed(0)} MB/s: ${(inBlocks / whole).toFixed(2)}× of the plain PUT (${Math.min(...shares).toFixed(2)} to ${Math.max(...shares).toFixed(2)} in single rounds), ${(inBlocks / slice).toFixed(2)}× of the slice.`;
}

/** One file sent ten times at once, since the disk here may not hold eleven. */
async function memoryOfTen(): Promise<string> {
  const path = await movie(999 * MB);
  const file = await fileAt(path);
  // What a first upload makes the platform keep is not the price of each.
  await send({ file: new File([file.slice(0, 50 * MB)], 'Warm.mp4'), address: product.address });
  const before = memory();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, memory())), 100);
  const begun = performance.now();
  await Promise.all(Array.from({ length: 10 }, (_, at) => send({ file: new File([file], `Ten ${at}.mp4`), address: product.address })));
  clearInterval(watch);
  return `Ten uploads of 1 GB at once in ${seconds(begun)} s: ${(most - before).toFixed(0)} MB more memory at most (${before.toFixed(0)} to ${most.toFixed(0)} MB).`;
}

/** Resident memory of the platform's own process, in MB. */
function memory(): number {
  const pages = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${platformPid()}/status`, 'utf8'))?.[1] ?? 0);
  return (pages * 1_024) / MB;
}

/** The start script runs the platform in itself or as its child. */
function platformPid(): number {
  const start = childrenOf(process.pid).find((child) => commandOf(child).includes('start.mjs'));
  if (!start) throw new Error('The platform’s process is not found: this needs Linux.');
  pid ||= [start, ...childrenOf(start)].find((one) => /(^|\/)node\0/.test(commandOf(one)) && commandOf(one).includes('platform')) ?? start;
  return pid;
}

function childrenOf(parent: number): number[] {
  return readdirSync(`/proc/${parent}/task`).flatMap((task) => readFileSync(`/proc/${parent}/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number));
}

function commandOf(id: number): string {
  return readFileSync(`/proc/${id}/cmdline`, 'utf8');
}

async function ask(file: File, publicUrl?: string): Promise<Record<string, unknown>> {
  const reply = await fetch(`${product.address}/api/v9/uploads/courseVideo`, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify({ fileName: file.name, fileSize: file.size, ...(publicUrl && { filePublicUrl: publicUrl }) }) });
  return ((await reply.json()) as { data: Record<string, unknown> }).data;
}

async function send({ file, address, repeats }: { file: File; address: string; repeats?: { most: number; firstMs: number; longestMs: number } }): Promise<string> {
  const plan = async (publicUrl?: string) => {
    const data = await ask(file, publicUrl);
    return readPlan({ data, uploadUrl: String(data['uploadURL']), publicUrl: String(data['filePublicUrl']), file, contentType: 'video/mp4', resolve: (url) => address + url })!;
  };
  return sendInBlocks({ file, kind: 'courseVideo', instituteId: null, plan: await plan(), kept: null, renew: plan, send: sendByFetch, ...(repeats && { repeats }) });
}

async function movie(bytes: number): Promise<string> {
  const path = join(folder, `movie-${bytes}.mp4`);
  const handle = await open(path, 'w');
  await handle.write(HEAD);
  for (let left = bytes - HEAD.length; left > 0; ) {
    const piece = randomBytes(Math.min(left, 8 * MB));
    await handle.write(piece);
    left -= piece.length;
  }
  await handle.close();
  return path;
}

/** Read from the disk as it is sent, as a browser does. */
async function fileAt(path: string): Promise<File> {
  return new File([await openAsBlob(path)], 'Lesson.mp4');
}

function hashOf(url: string): Promise<string> {
  return new Promise((done, fail) => {
    request(url, (reply) => {
      const hash = createHash('sha256');
      reply.on('data', (chunk: Buffer) => hash.update(chunk)).on('end', () => done(hash.digest('hex'))).on('error', fail);
    }).on('error', fail).end();
  });
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1_000).toFixed(1);
}
