import { signInToApi, type Account } from './support/api';
import { newDataDir, removeDataDir, startedDataDir, startProduct, StartRefused } from './support/product';
import { expect, test } from './support/test';

const CONSOLE_ACCOUNTS: readonly Account[] = ['super_admin', 'admin', 'sub_admin', 'institute', 'institute2', 'whitelabel', 'faculty', 'expired'];

test('what was edited is there after a stop and a start, and the port is given back', async () => {
  const dataDir = newDataDir();
  try {
    const first = await startProduct({ dataDir });
    const before = await signInToApi({ address: first.address, account: 'super_admin' });
    const created = await before.call<{ id: string }>('POST', '/language', { name: 'Tulu', nativeName: 'ತುಳು', code: 'tcy' });
    expect(created.status).toBe(201);
    await first.stop('SIGINT');
    expect(first.child.exitCode).toBe(0);

    const port = new URL(first.address).port;
    const second = await startProduct({ dataDir, env: { PORT: port } });
    expect(new URL(second.address).port).toBe(port);
    const after = await signInToApi({ address: second.address, account: 'super_admin' });
    const read = await after.call<{ nativeName: string }>('GET', `/language/${created.body.data.id}`);
    expect(read.body.data.nativeName).toBe('ತುಳು');
    await second.stop('SIGTERM');
  } finally {
    removeDataDir(dataDir);
  }
});

test('a taken port leads to the next free one, said aloud; a taken folder is refused', async ({ address }) => {
  const dataDir = await startedDataDir();
  const port = new URL(address).port;
  const other = await startProduct({ dataDir, env: { PORT: port } });
  try {
    expect(new URL(other.address).port).not.toBe(port);
    expect(other.output()).toContain(port);
    const refused = await startProduct({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toContain(dataDir);
  } finally {
    await other.stop();
    removeDataDir(dataDir);
  }
});

test('a production start needs a secret and holds no demo account', async () => {
  const dataDir = newDataDir();
  const withoutSecret = await startProduct({ dataDir, args: ['--production'], env: { LECTERN_SECRET: '' } }).catch((error: unknown) => error);
  expect(String(withoutSecret)).toContain('LECTERN_SECRET');

  const product = await startProduct({ dataDir, args: ['--production'], env: { LECTERN_SECRET: 'a-secret-of-more-than-thirty-two-characters' } });
  try {
    expect(product.output()).not.toContain('demo.lectern.test');
    await expect(signInToApi({ address: product.address, account: 'super_admin' })).rejects.toThrow('could not sign in');
  } finally {
    await product.stop();
    removeDataDir(dataDir);
  }
});

test('a production start over a demo’s folder is refused, or closes the demo accounts where asked', async () => {
  test.setTimeout(600_000);
  const dataDir = await startedDataDir();
  const env = { LECTERN_SECRET: 'a-secret-of-more-than-thirty-two-characters' };
  const signIn = (address: string) => Promise.allSettled(CONSOLE_ACCOUNTS.map((account) => signInToApi({ address, account })));
  try {
    const refused = await startProduct({ dataDir, args: ['--production'], env }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartRefused);
    expect(String(refused)).toContain('--close-demo');
    expect(String(refused)).not.toContain('    at ');

    for (const args of [['--production', '--close-demo'], ['--production']]) {
      const product = await startProduct({ dataDir, args, env });
      expect((await signIn(product.address)).map(({ status }) => status)).toEqual(Array<string>(CONSOLE_ACCOUNTS.length).fill('rejected'));
      await product.stop();
    }
    // Nor does a later demo start offer what is closed.
    const demo = await startProduct({ dataDir });
    expect(demo.output()).not.toContain('demo.lectern.test');
    await demo.stop();
  } finally {
    removeDataDir(dataDir);
  }
});
