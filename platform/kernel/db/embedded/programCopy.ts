import { chmod, copyFile, lstat, mkdir, readdir, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface CopyInput {
  /** The installed package. */
  readonly from: string;
  /** A folder of ours alone; made where it is missing. */
  readonly place: string;
  /** Names this version of the package, for this machine. */
  readonly name: string;
  /** What is left to do in a copy before it is complete. */
  readonly finish: (root: string) => Promise<void>;
}

/**
 * Copies the database's programs to where they can be run, once a version: readable for everybody, changed by nobody but
 * us. The copy is made beside its place and moved there whole; one that is not as long as its source in every file, left
 * by a full disk or a power cut, is made anew.
 * @returns where the copy is
 * @throws Error when the place belongs to somebody else or others may change it, or it cannot be written
 */
export async function copyPrograms({ from, place, name, finish }: CopyInput): Promise<string> {
  await ensureOwn(place);
  const target = join(place, name);
  const files = await filesBelow(from);
  if (await isComplete({ from, target, files })) return target;
  const fresh = `${target}.${process.pid}.new`;
  const stale = `${target}.${process.pid}.old`;
  try {
    await rm(fresh, { recursive: true, force: true });
    for (const file of files) await copyOne({ from, to: fresh, file });
    await finish(fresh);
    // What another start has put there meanwhile is whole, and may be running.
    if (await isMoved({ from: fresh, to: target })) return target;
    if (await isComplete({ from, target, files })) return target;
    await rename(target, stale).catch(ignoreMissing);
    if (!(await isMoved({ from: fresh, to: target })) && !(await isComplete({ from, target, files }))) throw new Error(`${target} cannot be put in its place.`);
    return target;
  } finally {
    await Promise.all([fresh, stale].map((path) => rm(path, { recursive: true, force: true })));
  }
}

const OTHERS_MAY_WRITE = 0o022;

async function ensureOwn(place: string): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o755 });
  const made = await lstat(place);
  if (!made.isDirectory() || made.uid !== process.getuid?.() || (made.mode & OTHERS_MAY_WRITE) !== 0) throw new Error(`${place} is not a folder of our own.`);
  // Whatever our umask has left of it.
  await chmod(place, 0o755);
}

async function isComplete({ from, target, files }: { from: string; target: string; files: readonly string[] }): Promise<boolean> {
  const sizes = await Promise.all(files.map(async (file) => {
    const [source, copy] = await Promise.all([stat(join(from, file)), stat(join(target, file)).catch(() => null)]);
    return source.size === copy?.size;
  }));
  return sizes.every(Boolean);
}

/** Files and links, by their paths below the package. */
async function filesBelow(root: string): Promise<string[]> {
  const below = (await readdir(join(root, 'native'), { recursive: true })).map((path) => join('native', path));
  const kinds = await Promise.all(below.map((path) => lstat(join(root, path))));
  return ['package.json', ...below.filter((_path, index) => !kinds[index]!.isDirectory())];
}

async function copyOne({ from, to, file }: { from: string; to: string; file: string }): Promise<void> {
  const path = join(to, file);
  await makeOpenFolder({ path: dirname(path), above: dirname(to) });
  if ((await lstat(join(from, file))).isSymbolicLink()) return symlink(await readlink(join(from, file)), path);
  await copyFile(join(from, file), path);
  await chmod(path, /\/(bin|lib)\//.test(file) ? 0o755 : 0o644);
}

async function makeOpenFolder({ path, above }: { path: string; above: string }): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o755 });
  for (let folder = path; first && folder !== above && folder.length >= first.length; folder = dirname(folder)) await chmod(folder, 0o755);
}

/** @returns false when there is something in the place already */
async function isMoved({ from, to }: { from: string; to: string }): Promise<boolean> {
  return rename(from, to).then(() => true, (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return false;
  });
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
