import { execFile } from 'node:child_process';
import { readFile, realpath, stat } from 'node:fs/promises';
import { constants } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { EmbeddedError } from './refusal';

/** How the database's programs are run. Postgres refuses to run as root, so root runs them as somebody else. */
export interface RunAs {
  /** Who they run as, and who their files must belong to. */
  readonly uid: number;
  readonly gid: number;
  /** Whether we are somebody else, so that files have to be handed over. */
  readonly isOther: boolean;
}

const run = promisify(execFile);

/**
 * Decides as whom to run.
 * @param input `owner`: whom the database's files belong to already
 * @throws EmbeddedError when root can find nobody to run as
 */
export async function chooseRunAs({ owner }: { readonly owner: { uid: number; gid: number } | null }): Promise<RunAs> {
  const uid = process.getuid?.() ?? -1;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? -1, isOther: false };
  const user = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await findUser();
  return { ...user, isOther: true };
}

/** What a program needs to be spawned with so that it runs as that user. */
export function identityOf(runAs: RunAs): { uid?: number; gid?: number } {
  return runAs.isOther ? { uid: runAs.uid, gid: runAs.gid } : {};
}

/**
 * Whether a program can be run as that user: its folder can be entered, its libraries be read, the file system lets it.
 * @throws EmbeddedError when root may not become anybody, as in a container without that right
 */
export async function canRun({ command, runAs }: { readonly command: string; readonly runAs: RunAs }): Promise<boolean> {
  try {
    await run(command, ['--version'], { ...identityOf(runAs), cwd: '/', env: { LC_ALL: 'C' } });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!runAs.isOther || (code !== 'EPERM' && code !== 'EINVAL')) return false;
    throw new EmbeddedError(`The embedded database never runs as root, and this root may not run it as the account ${runAs.uid} instead (${code}). Start as an ordinary user, give the container the capabilities SETUID and SETGID, or set DATABASE_URL.`);
  }
}

/** Whether some folder above one of the paths keeps the user out. */
export async function isOutOfReach({ paths, runAs }: { readonly paths: readonly string[]; readonly runAs: RunAs }): Promise<boolean> {
  if (!runAs.isOther) return false;
  for (const path of paths) {
    for (const folder of foldersAbove(await realpath(path))) {
      const { mode, uid, gid } = await stat(folder);
      const needed = uid === runAs.uid ? constants.S_IXUSR : gid === runAs.gid ? constants.S_IXGRP : constants.S_IXOTH;
      if ((mode & needed) === 0) return true;
    }
  }
  return false;
}

async function findUser(): Promise<{ uid: number; gid: number }> {
  const known = await idsOf('postgres');
  if (known) return known;
  // Whoever becomes root with “su” keeps a PATH without the administrator's programs.
  const env = { ...process.env, PATH: [process.env['PATH'], '/usr/sbin', '/sbin'].filter(Boolean).join(':') };
  const failure = await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'], { env }).then(() => null, (error: NodeJS.ErrnoException) => error);
  const found = (await idsOf('postgres')) ?? (failure?.code === 'ENOENT' ? null : await madeByAnother()) ?? (await idsOf('nobody'));
  if (!found) throw new EmbeddedError('Started as root, and there is no account the embedded database could run as: it never runs as root. Create one (“useradd --system postgres”), start as an ordinary user, or set DATABASE_URL.');
  return found;
}

/** Another start may be making the account, which keeps ours from doing so: both have to run as the same one. */
async function madeByAnother(): Promise<{ uid: number; gid: number } | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    await sleep(100);
    const found = await idsOf('postgres');
    if (found) return found;
  }
  return null;
}

/** From the file of accounts first: it needs no program. */
async function idsOf(name: string): Promise<{ uid: number; gid: number } | null> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const line = accounts.split('\n').find((one) => one.startsWith(`${name}:`))?.split(':');
  if (line) return { uid: Number(line[2]), gid: Number(line[3]) };
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

function foldersAbove(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [...foldersAbove(parent), parent];
}
