import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret of a platform that was given none: made once, kept in the data folder for its owner's eyes alone, so that
 * signed addresses and codes outlive a restart. A production start never comes here (`LECTERN_SECRET`).
 */
export async function keptSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secret');
  try {
    const file = await open(path, 'wx', 0o600);
    const secret = randomBytes(32).toString('base64url');
    await file.writeFile(secret);
    await file.sync();
    await file.close();
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return (await readFile(path, 'utf8')).trim();
  }
}
