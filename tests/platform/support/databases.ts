import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { DatabaseTarget } from '../../../platform/kernel/db/connect';

/** A database of a test's own, and a folder for its files. */
export interface TestDatabase {
  readonly target: DatabaseTarget;
  readonly dataDir: string;
  drop(): Promise<void>;
}

/** What fills a template, the first time one of a kind is asked for. */
export type Fill = (database: Pick<TestDatabase, 'target' | 'dataDir'>) => Promise<void>;

/** A new database; with `kind`, a copy of the template of that kind, which `fill` makes once a run. */
export async function createTestDatabase({ kind, fill }: { readonly kind: string | null; readonly fill: Fill }): Promise<TestDatabase> {
  const { prefix, folder } = inject('testServer');
  const name = `${prefix}_${randomBytes(5).toString('hex')}`;
  const dataDir = join(folder, name);
  await mkdir(dataDir, { recursive: true });
  const template = kind && `${prefix}_template_${kind}`;
  await asAdmin(async (admin) => {
    if (template) await ensureTemplate({ admin, template, fill });
    await create({ admin, name, template });
  });
  if (template) await cp(join(folder, template), dataDir, { recursive: true });
  else await fill({ target: targetOf(name), dataDir });
  return { target: targetOf(name), dataDir, drop: () => asAdmin(async (admin) => void (await admin.query(`drop database if exists "${name}" with (force)`))) };
}

async function ensureTemplate({ admin, template, fill }: { admin: Client; template: string; fill: Fill }): Promise<void> {
  // Test files run in several processes: the first makes it, the others wait.
  await admin.query('select pg_advisory_lock(1)');
  try {
    const { rows } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length > 0) return;
    const draft = `${template}_draft`;
    await create({ admin, name: draft, template: null });
    const dataDir = join(inject('testServer').folder, template);
    await mkdir(dataDir, { recursive: true });
    await fill({ target: targetOf(draft), dataDir });
    await admin.query(`alter database "${draft}" rename to "${template}"`);
  } finally {
    await admin.query('select pg_advisory_unlock(1)');
  }
}

async function create({ admin, name, template }: { admin: Client; name: string; template: string | null }): Promise<void> {
  const owner = inject('testServer').logins?.owner;
  // Of the embedded server the files are copied as they are; page by page through its log takes four times as long.
  await admin.query(`create database "${name}"${owner ? ` owner ${owner} strategy file_copy` : ''} template ${template ? `"${template}"` : 'template0'}`);
}

function targetOf(name: string): DatabaseTarget {
  const { adminUrl, logins } = inject('testServer');
  const urlFor = (user: string | undefined): string => {
    const url = new URL(adminUrl);
    url.pathname = `/${name}`;
    if (user) url.username = user;
    return url.href;
  };
  return { ownerUrl: urlFor(logins?.owner), servingUrl: urlFor(logins?.serving) };
}

async function asAdmin<T>(run: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: inject('testServer').adminUrl });
  await admin.connect();
  try {
    return await run(admin);
  } finally {
    await admin.end();
  }
}
