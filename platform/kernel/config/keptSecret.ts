import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of a platform that was given none: made once, kept in the data folder for its owner's eyes alone, so that
 * signed addresses and codes outlive a restart. A production start never comes here (`LECTERN_SECRET`).
 */
export async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  const kept = await readSecret(path);
  if (kept) return kept;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  // Linked whole, so that a kill in between leaves no half a secret, and of two starts at once the first one's stays.
  await link(draft, path).catch(ignoreExisting);
  await rm(draft);
  return (await readSecret(path))!;
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
