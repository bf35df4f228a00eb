import { execFile } from 'node:child_process';
import { constants, realpath, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** How the database's programs are run. Postgres refuses to run as root, so root runs them as somebody else. */
export interface RunAs {
  /** Who they run as, and who their files must belong to. */
  readonly uid: number;
  readonly gid: number;
  /** A program, with its arguments, that changes the user itself; empty where the kernel does it on spawning. */
  readonly prefix: readonly string[];
  /** Whether we are somebody else, so that files have to be handed over. */
  readonly isOther: boolean;
}

const run = promisify(execFile);

/**
 * Decides as whom to run.
 * @param input `paths`: files and folders the programs must reach; `owner`: whom the database's files belong to already
 * @throws Error when root can find nobody to run as, or that user cannot reach the paths
 */
export async function chooseRunAs({ paths, owner }: { readonly paths: readonly string[]; readonly owner: { uid: number; gid: number } | null }): Promise<RunAs> {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? -1, prefix: [], isOther: false };
  const user = owner && owner.uid !== 0 ? owner : await findUser();
  const closed = await firstClosedFolder({ paths, user });
  if (!closed) return { ...user, prefix: [], isOther: true };
  // The right to pass closed folders, and no other right of root.
  const prefix = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'];
  if (await canRun([...prefix, 'ls', '-d', ...paths])) return { ...user, prefix, isOther: true };
  throw new Error(
    `Started as root, the embedded database runs as another user, who cannot enter ${closed}. ` +
      `Start as an ordinary user, put the project and its data elsewhere (LECTERN_DATA), or run “chmod o+x ${closed}”.`,
  );
}

async function findUser(): Promise<{ uid: number; gid: number }> {
  const known = await idsOf('postgres');
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']).catch(() => undefined);
  const found = (await idsOf('postgres')) ?? (await idsOf('nobody'));
  if (!found) throw new Error('Started as root, and there is no user the embedded database could run as. Start as an ordinary user, or set DATABASE_URL.');
  return found;
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

/** The outermost folder above the paths that the user cannot pass. */
async function firstClosedFolder({ paths, user }: { readonly paths: readonly string[]; readonly user: { uid: number; gid: number } }): Promise<string | null> {
  for (const path of paths) {
    for (const folder of foldersAbove(await realpath(path))) {
      const { mode, uid, gid } = await stat(folder);
      const needed = uid === user.uid ? constants.S_IXUSR : gid === user.gid ? constants.S_IXGRP : constants.S_IXOTH;
      if ((mode & needed) === 0) return folder;
    }
  }
  return null;
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersAbove(parent), parent];
}

async function canRun([command, ...args]: readonly string[]): Promise<boolean> {
  return run(command ?? '', args).then(() => true, () => false);
}
