import { fork } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { createServer as createTcpServer } from 'node:net';
import { relative } from 'node:path';
import { build, createServer } from 'vite';
import { inRoot, ROOT } from './paths.mjs';
import { platformBundle } from './platformBundle.mjs';

const OUT = '.cache/platform';
/** Addresses the platform answers; everything else is the console's. */
const PLATFORM_PATHS = ['/api', '/files', '/config.json', '/healthz', '/readyz', '/outbox'];
const SOCKET_PATHS = ['/api/v9/user/live', '/admin/chat', '/plan/chat'];

/**
 * Console by vite's development server, platform rebuilt and restarted as its files change. The browser talks to one
 * address, as in a real start.
 * @param {{ argv: string[] }} options
 */
export async function dev({ argv }) {
  const { asked, rest } = withoutPort(argv);
  const port = await freePort();
  const target = `http://127.0.0.1:${port}`;
  const server = await createServer({
    root: ROOT,
    configFile: inRoot('vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: Number(asked ?? process.env.PORT ?? 4100),
      proxy: {
        // The first that fits counts.
        ...Object.fromEntries(SOCKET_PATHS.map((path) => [path, { target, ws: true }])),
        ...Object.fromEntries(PLATFORM_PATHS.map((path) => [path, { target }])),
      },
    },
  });
  await server.listen();
  server.printUrls();
  const platform = keepRunning({ argv: rest, port, consoleAddress: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' });
  followFolders(server.watcher);
  // Whatever the last session has left; while this one goes on, what a starting platform reads stays where it is.
  rmSync(inRoot(OUT), { recursive: true, force: true });
  const watcher = await build(platformBundle({ outDir: OUT, watch: true }));
  watcher.on('event', (event) => {
    if (event.code === 'END') platform.restart();
    if (event.code === 'ERROR') console.error(event.error.message);
  });
  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await Promise.all([server.close(), watcher.close(), platform.stop()]);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** The platform's own limit, and a little more. */
const STOP_LIMIT_MS = 14_000;

/** `--port` is the console's, which is what the browser talks to; the platform stands behind it. */
function withoutPort(argv) {
  const at = argv.findIndex((one) => one === '--port' || one.startsWith('--port='));
  if (at < 0) return { asked: undefined, rest: argv };
  const isApart = argv[at] === '--port';
  return { asked: isApart ? argv[at + 1] : argv[at].slice('--port='.length), rest: argv.toSpliced(at, isApart ? 2 : 1) };
}

/** A file that comes or goes changes none that is built: those that take whole folders in are built anew. */
function followFolders(watcher) {
  const folders = ['src/', 'platform/'];
  const renew = (path) => {
    if (!folders.some((folder) => relative(ROOT, path).startsWith(folder))) return;
    const now = new Date();
    for (const file of readdirSync(inRoot('platform'), { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.ts'))) {
      if (readFileSync(inRoot(`platform/${file}`), 'utf8').includes('import.meta.glob')) utimesSync(inRoot(`platform/${file}`), now, now);
    }
  };
  watcher.on('add', renew).on('unlink', renew);
}

/** One platform at a time: the next begins when the last has let go of the database. */
function keepRunning({ argv, port, consoleAddress }) {
  let child;
  let ended = Promise.resolve();
  const stop = () => {
    if (child?.connected) child.disconnect();
    return ended;
  };
  let turn = Promise.resolve();
  let greeting = { LECTERN_DEV_ADDRESS: consoleAddress };
  const restart = () => {
    turn = turn.then(stop).then(() => {
      child = fork(inRoot('scripts/lib/devPlatform.mjs'), argv, { cwd: ROOT, env: { ...process.env, PORT: String(port), ...greeting } });
      greeting = {};
      ended = new Promise((done) => child.once('exit', done));
    });
  };
  return { restart, stop };
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createTcpServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
