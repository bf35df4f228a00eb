import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toFailure } from '../../platform/kernel/errors';
import { createTestPlatform, type TestPlatform } from '../platform/support';

const DISK = mountable();

/** Only root may mount a disk of its own, and not in every container. */
describe.skipIf(!DISK)('a disk without space', () => {
  let disk: string;
  let platform: TestPlatform;
  let address: string;
  let token: string;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'lectern-disk-'));
    mount({ folder: disk, size: '256k', files: 100 });
    platform = await createTestPlatform({ config: { dataDir: disk } });
    address = await platform.app.listen({ host: '127.0.0.1', port: 0 });
    token = await platform.login('super_admin');
  });
  afterAll(async () => {
    agent.destroy();
    await platform?.close();
    execFileSync('umount', [disk]);
    await rm(disk, { recursive: true });
  });

  const upload = async (bytes: number) => {
    const { data } = await platform.call({ method: 'POST', url: '/api/v9/uploads/notes', token, body: { fileName: 'Syllabus.pdf', contentType: 'application/pdf' } });
    return send({ method: 'PUT', path: String(data['uploadURL']).replace(/^https?:\/\/[^/]+/, ''), body: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 32)]) });
  };
  /** Over one connection, as a browser does: what comes after an answer waits for that connection. */
  const send = ({ method, path, body }: { method: string; path: string; body?: Buffer }): Promise<{ status: number; body: Record<string, unknown> }> =>
    new Promise((done, fail) => {
      const call = request(`${address}${path}`, { method, agent, timeout: 10_000, headers: { ...(body && { 'content-type': 'application/pdf', 'content-length': body.length }) } }, (reply) => {
        let text = '';
        reply.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => done({ status: reply.statusCode ?? 0, body: JSON.parse(text || '{}') as Record<string, unknown> }));
      });
      call.on('timeout', () => call.destroy(new Error('There was no answer.'))).on('error', fail);
      call.end(body);
    });

  it('answers an upload with a sentence of its own, leaves nothing behind, and goes on over the same connection', { timeout: 300_000 }, async () => {
    for (let tries = 0; tries < 3; tries++) {
      expect(await upload(4_000_000)).toMatchObject({ status: 503, body: { code: 'NO_SPACE', message: expect.stringContaining('no space left') } });
      expect(await send({ method: 'GET', path: '/healthz' })).toMatchObject({ status: 200 });
    }
    expect(await readdir(join(disk, 'files/.incoming'))).toEqual([]);
    // A smaller one finds its place.
    expect((await upload(10_000)).status).toBe(201);
  });

  it('that takes no further file at all, however small, is told alike', async () => {
    const folder = join(disk, 'many');
    await mkdir(folder);
    for (let nth = 0; ; nth++) {
      if (!(await writeFile(join(folder, String(nth)), '').then(() => true, () => false))) break;
    }
    expect(await upload(1)).toMatchObject({ status: 503, body: { code: 'NO_SPACE' } });
    await rm(folder, { recursive: true });
    expect((await upload(1)).status).toBe(201);
  });

  it('is no platform that is ready, though it reads', async () => {
    expect(await send({ method: 'GET', path: '/readyz' })).toMatchObject({ status: 503, body: { code: 'NO_SPACE' } });
    expect((await platform.call({ method: 'GET', url: '/api/v9/branch', token })).status).toBe(200);
  });
});

it('a disk without space is told alike wherever it is met, and is no moment to wait for', () => {
  for (const code of ['ENOSPC', 'EDQUOT', 'EFBIG', '53100']) {
    const told = toFailure(Object.assign(new Error('x'), { code }));
    expect(told).toMatchObject({ status: 503, code: 'NO_SPACE', headers: {} });
  }
});

function mountable(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function mount({ folder, size, files }: { folder: string; size: string; files: number }): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},nr_inodes=${files}`, 'lectern-test', folder]);
}
