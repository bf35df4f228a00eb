import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { ConfigError } from './config';

/**
 * Makes the data folder, for the owner to write into.
 * @throws ConfigError naming the folder and the setting when it cannot be made or written
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The data folder ${dataDir} ${WHY[code ?? ''] ?? `cannot be used (${code ?? String(error)})`}. Name another one in LECTERN_DATA.`);
  }
}

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'may not be written by the account that starts Lectern',
  EPERM: 'may not be written by the account that starts Lectern',
  EROFS: 'is on a file system that is read-only',
  EEXIST: 'is no folder',
  ENOTDIR: 'is no folder',
  ENOSPC: 'is on a disk that is full',
};
