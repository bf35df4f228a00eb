import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { logSize, sharedBuffers, stopCluster } from '../../platform/kernel/db/embedded/cluster';
import { isAlive, isPostgresOf } from '../../platform/kernel/db/embedded/processes';

const folder = mkdtempSync(join(tmpdir(), 'lectern-own-'));
const other = mkdtempSync(join(tmpdir(), 'lectern-other-'));
const begun: ChildProcess[] = [];
afterEach(() => begun.splice(0).forEach((one) => one.kill('SIGKILL')));
afterAll(() => [folder, other].forEach((path) => rmSync(path, { recursive: true })));

/** A process of this name that works inside a folder, as a database does. */
async function running(name: string, cwd: string): Promise<number> {
  const script = join(folder, `${name}.mjs`);
  writeFileSync(script, "process.stdout.write('up'); setInterval(() => undefined, 1_000);");
  const child = spawn(process.execPath, [script], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  begun.push(child);
  await new Promise((done) => child.stdout!.once('data', done));
  return child.pid!;
}

it.runIf(process.platform === 'linux')('the database of a folder is told from that of another and from any other program that has its number by now', async () => {
  const pid = await running('postgres', folder);
  expect(await isPostgresOf({ pid, folder })).toBe(true);
  expect(await isPostgresOf({ pid, folder: other })).toBe(false);
  expect(await isPostgresOf({ pid: await running('something', folder), folder })).toBe(false);
});

it.runIf(process.platform === 'linux')('a stop ends the database of its folder and no other process', async () => {
  const strangers = [await running('postgres', other), await running('something', folder)];
  for (const pid of strangers) await stopCluster({ pid, folder });
  expect(strangers.map(isAlive)).toEqual([true, true]);
  const own = await running('postgres', folder);
  await stopCluster({ pid: own, folder });
  expect(isAlive(own)).toBe(false);
});

it.each([[1, 64, 2048], [4, 256, 2048], [8, 512, 2048], [12, 768, 3072], [24, 1024, 4096], [512, 1024, 4096]])('on a machine with %i GB the database takes %i MB for its pages, and %i MB of log between checkpoints', (gigabytes, pages, log) => {
  expect(sharedBuffers(gigabytes * 2 ** 30)).toBe(pages);
  expect(logSize(gigabytes * 2 ** 30)).toBe(log);
});
