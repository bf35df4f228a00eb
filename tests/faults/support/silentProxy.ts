import { connect, createServer, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net';

/** A way to the database that may fall silent, as one does behind a firewall that has forgotten it. */
export interface SilentProxy {
  readonly port: number;
  /** Connections there are now carry nothing more, in either direction, and stay open. New ones carry, or do not either. */
  silence(input: { readonly alsoNew: boolean }): void;
  /** New connections carry again. Those that fell silent do not come back. */
  heal(): void;
  close(): Promise<void>;
}

/** A proxy on loopback. What it swallows it takes, so that nobody notices by sending. */
export async function startSilentProxy(target: NetConnectOpts): Promise<SilentProxy> {
  const state = { takesNew: true };
  const ways = new Set<{ near: Socket; far: Socket | null }>();
  const server = createServer((near) => {
    const far = state.takesNew ? connect(target) : null;
    const way = { near, far };
    ways.add(way);
    for (const socket of [near, far]) socket?.on('error', () => undefined);
    near.on('close', () => {
      far?.destroy();
      ways.delete(way);
    });
    if (!far) return void near.resume();
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    silence: ({ alsoNew }) => {
      state.takesNew = !alsoNew;
      for (const { near, far } of ways) {
        far?.removeAllListeners('close').unpipe(near).resume();
        if (far) near.unpipe(far).resume();
      }
    },
    heal: () => {
      state.takesNew = true;
    },
    close: () =>
      new Promise((done) => {
        for (const { near, far } of ways) {
          near.destroy();
          far?.destroy();
        }
        server.close(() => done());
      }),
  };
}
