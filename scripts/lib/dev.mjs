import { fork } from 'node:child_process';
import { createServer as createTcpServer } from 'node:net';
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
  const port = await freePort();
  const target = `http://127.0.0.1:${port}`;
  const server = await createServer({
    root: ROOT,
    configFile: inRoot('vite.config.ts'),
    server: {
      host: '127.0.0.1',
      port: Number(process.env.PORT ?? 4100),
      proxy: {
        // The first that fits counts.
        ...Object.fromEntries(SOCKET_PATHS.map((path) => [path, { target, ws: true }])),
        ...Object.fromEntries(PLATFORM_PATHS.map((path) => [path, { target }])),
      },
    },
  });
  await server.listen();
  server.printUrls();
  const platform = keepRunning({ argv, port, consoleAddress: server.resolvedUrls?.local[0] ?? '' });
  const watcher = await build(platformBundle({ outDir: OUT, watch: true }));
  watcher.on('event', (event) => {
    if (event.code === 'END') platform.restart();
    if (event.code === 'ERROR') console.error(event.error.message);
  });
  const stop = async () => {
    await Promise.all([server.close(), watcher.close(), platform.stop()]);
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
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
