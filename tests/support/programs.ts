import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const LIMIT = 60_000;

/**
 * Where a program of the tests lies, from the tree on: `platform` serves as a start does, `node` over a test's database.
 * They are bundled once a run, by whoever needs one first, since reading the sources takes each process five seconds.
 */
export async function programAt(name: 'platform' | 'node'): Promise<string> {
  const folder = inject('testServer').programs;
  await (made ??= bundled(folder));
  return `${folder}/${name}.mjs`;
}

let made: Promise<void> | null = null;

async function bundled(folder: string): Promise<void> {
  const [whole, draft] = [join(ROOT, folder), join(ROOT, `${folder}-draft`)];
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  if (isFirst(draft)) {
    try {
      await promisify(execFile)(process.execPath, ['tests/support/bundle.mjs', draft], { cwd: ROOT });
      await rename(draft, whole);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
  for (const begun = Date.now(); !existsSync(whole); await sleep(50)) {
    if (Date.now() - begun > LIMIT) throw new Error('The programs of the tests were not bundled.');
  }
}

/** Test files run in several processes: one makes the folder. */
function isFirst(folder: string): boolean {
  if (existsSync(folder.replace(/-draft$/, ''))) return false;
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
