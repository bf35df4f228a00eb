import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';

/** The account that Azurite has for everybody. */
const ACCOUNT = 'devstoreaccount1';
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';

/** Azure Blob as its makers emulate it, on loopback, in memory. `url` is a STORAGE_URL. */
export async function startAzurite(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const port = await freePort();
  const main = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  // It knows the versions of the protocol up to its own; what is used here has long been among them.
  const child = spawn(process.execPath, [main, '--blobHost', '127.0.0.1', '--blobPort', String(port), '--inMemoryPersistence', '--skipApiVersionCheck', '--disableTelemetry', '--silent'], { stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let tries = 0; !(await fetch(`http://127.0.0.1:${port}/`).then(() => true, () => false)); tries++) {
    if (tries === 300 || child.exitCode !== null) throw new Error('Azurite did not start.');
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url: `azure://${ACCOUNT}:${encodeURIComponent(KEY)}@127.0.0.1:${port}/${ACCOUNT}/lectern?tls=off`,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
