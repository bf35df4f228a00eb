import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, type RunAs } from './osUser';
import { EmbeddedError } from './refusal';

/** What a running database wrote about itself in its folder. */
export interface PidFile {
  readonly pid: number;
  readonly socketDir: string;
}

/** Reads `postmaster.pid`; `null` when there is none, or it is not complete yet. */
export async function readPidFile(folder: string): Promise<PidFile | null> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => null);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, socketDir: lines[4]?.trim() ?? '' } : null;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ended, and nobody has asked how: in a container without an init, that may last. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/**
 * Whether a living process is the database of this folder: after a power cut its id may belong to anything, to the database of another
 * folder too. A database works inside its folder. Where the system does not tell, it is taken at its word.
 */
export async function isPostgresOf({ pid, folder }: { readonly pid: number; readonly folder: string }): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  if (command === null) return isAlive(pid);
  if (!command.includes('postgres')) return false;
  const [there, own] = await Promise.all([`/proc/${pid}/cwd`, folder].map((path) => stat(path).catch(() => null)));
  return !there || !own || (there.dev === own.dev && there.ino === own.ino);
}

/** @returns false when the process is still there after `timeout` milliseconds */
export async function waitForEnd({ pid, timeout }: { readonly pid: number; readonly timeout: number }): Promise<boolean> {
  const end = Date.now() + timeout;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}

export interface SpawnInput {
  readonly command: string;
  readonly args: readonly string[];
  readonly runAs: RunAs;
  /** Folders it is handed open, since it cannot come to them by name; `handed` tells under what name it finds each. */
  readonly hand?: readonly string[];
  /** What it prints is added to this file. A pipe would break when the platform is killed. */
  readonly logFile: string;
}

/** The name under which a spawned program finds the folder it was handed in this place: Linux alone has it. */
export function handed(index: number): string {
  return `/proc/self/fd/${FIRST_HANDED + index}`;
}

/** After the three that every program has. */
const FIRST_HANDED = 3;

/** Starts a program that outlives us if we are killed, out of reach of the terminal's Ctrl-C. */
export async function spawnDetached({ command, args, runAs, hand = [], logFile }: SpawnInput): Promise<ChildProcess> {
  const handles: FileHandle[] = [];
  try {
    const log = await open(logFile, 'a', 0o600);
    handles.push(log);
    for (const folder of hand) handles.push(await open(folder, 'r'));
    return spawn(command, args, {
      ...identityOf(runAs),
      cwd: '/',
      detached: true,
      stdio: ['ignore', log.fd, ...handles.map(({ fd }) => fd)],
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (!syscall?.startsWith('spawn')) throw error;
    throw new EmbeddedError(`${command} could not be started${runAs.isOther ? ` as the account ${runAs.uid}` : ''} (${code ?? ''}). Start as an ordinary user, or set DATABASE_URL.`);
  } finally {
    await Promise.all(handles.map((handle) => handle.close()));
  }
}

/** Runs a program to its end. @returns its exit code, or −1 when it could not be started or was killed */
export async function runToEnd({ meanwhile, ...input }: SpawnInput & { readonly meanwhile?: (() => void) | undefined }): Promise<number> {
  const child = await spawnDetached(input);
  const ended = new Promise<number>((done) => {
    child.on('error', () => done(-1));
    child.on('exit', (code) => done(code ?? -1));
  });
  meanwhile?.();
  return ended;
}

/** The last lines of a log, to be shown when something did not start. */
export async function tailOf(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-8).join('\n');
}
