import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { programAt } from '../../support/programs';

/** What a platform's process said first. */
export interface Said {
  readonly address?: string;
  readonly error?: string;
  readonly message?: string;
}

export interface SpawnedPlatform {
  readonly pid: number;
  readonly said: Said;
  /** `null` while it runs, and when a signal ended it. */
  exitCode(): number | null;
  /** Sends the signal and waits for the end. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

export interface SpawnOptions {
  /** Settings that differ; `undefined` takes one away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Who it runs as. @default whoever runs the tests */
  readonly as?: { readonly uid: number; readonly gid: number };
  /** The tree it runs from. @default this one */
  readonly cwd?: string;
  /** A program with its arguments that runs it. @default none */
  readonly through?: readonly string[];
}

/** Starts a platform over a data folder, in a process of its own. Its demo content is what is written by hand. */
export async function spawnPlatform(dataDir: string, { env = {}, as, cwd, through = [] }: SpawnOptions = {}): Promise<SpawnedPlatform> {
  const [program = '', ...args] = [...through, process.execPath, await programAt('platform')];
  const child = spawn(program, args, {
    ...as,
    ...(cwd && { cwd }),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', LECTERN_DATA: dataDir, LOG_LEVEL: 'silent', LECTERN_DEMO_SCALE: '0', LECTERN_SIGN_INS: '100000', LECTERN_READS: '10000000', ...env },
  });
  const said = await firstLine(child);
  return {
    pid: child.pid!,
    said,
    exitCode: () => child.exitCode,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}

async function firstLine(child: ChildProcess): Promise<Said> {
  for await (const line of createInterface({ input: child.stdout! })) {
    if (line.startsWith('{')) return JSON.parse(line) as Said;
  }
  throw new Error('The platform ended without a word.');
}

/** A small client over HTTP: `null` when there was no reply. */
export async function send({ address, path, token, body }: { readonly address: string; readonly path: string; readonly token?: string; readonly body: unknown }): Promise<{ status: number; headers: Headers; data: Record<string, unknown> } | null> {
  try {
    const reply = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(body),
    });
    const envelope = (await reply.json()) as { data?: Record<string, unknown> };
    return { status: reply.status, headers: reply.headers, data: envelope.data ?? {} };
  } catch {
    return null;
  }
}
