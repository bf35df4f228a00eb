import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_LIMIT = 120_000;

/** A running Lectern: the real start script, over a folder of its own. */
export interface Product {
  readonly address: string;
  readonly dataDir: string;
  /** Everything it has printed. */
  readonly output: () => string;
  /** Ends it and waits. @default SIGINT, as Ctrl-C does */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
  readonly child: ChildProcess;
}

/** A start that was refused, with what it said. */
export class StartRefused extends Error {}

/**
 * Runs `node scripts/start.mjs` of a tree and waits until it says where it is. Its database is the embedded one unless
 * `env` says otherwise.
 * @throws StartRefused when it ends instead
 */
export async function startProduct({ root = ROOT, dataDir = newDataDir(), env = {}, args = [], longest = START_LIMIT }: { root?: string; dataDir?: string; env?: NodeJS.ProcessEnv; args?: readonly string[]; longest?: number } = {}): Promise<Product> {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, ...(root === ROOT ? {} : { LECTERN_CONSOLE: undefined }), PORT: '0', LECTERN_DATA: dataDir, LECTERN_SIGN_INS: '1000000', LECTERN_READS: '1000000', LECTERN_PENDING: 'show', LECTERN_DEMO_SCALE: '0', LOG_LEVEL: 'warn', ...env },
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((done, fail) => {
    const limit = setTimeout(() => fail(new Error(`Lectern did not start in time:\n${printed}`)), longest);
    child.stdout.on('data', () => {
      const found = /Lectern is at (\S+)/.exec(printed);
      if (!found) return;
      clearTimeout(limit);
      done(found[1]!.replace(/\/$/, ''));
    });
    void ended.then(() => {
      clearTimeout(limit);
      fail(new StartRefused(printed));
    });
  });
  return {
    address,
    dataDir,
    child,
    output: () => printed,
    stop: async (signal = 'SIGINT') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}

/** An empty data folder that an ordinary database user can reach. */
export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Where the run keeps the data folder of a product that has started once, with its demo content, and has ended. */
const STARTED = 'LECTERN_STARTED_FOLDER';

/**
 * Makes that folder; its end takes it away. What a first start does is the matter of journeys that begin with an empty folder.
 */
export async function keepStartedDataDir(): Promise<() => void> {
  const { dataDir, stop } = await startProduct();
  await stop();
  process.env[STARTED] = dataDir;
  return () => removeDataDir(dataDir);
}

/** A data folder of one's own in which a product has started and ended: a copy of the run's, where that keeps one. */
export async function startedDataDir(): Promise<string> {
  const folder = newDataDir();
  const started = process.env[STARTED];
  // As it lies there: the folders of the database belong to the account it runs as.
  if (started) execFileSync('cp', ['-a', `${started}/.`, folder]);
  else await (await startProduct({ dataDir: folder })).stop();
  return folder;
}

export function removeDataDir(path: string): void {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
