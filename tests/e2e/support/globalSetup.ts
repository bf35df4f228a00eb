import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { keepStartedDataDir } from './product';

/** Builds what is stale once, and starts a product over an empty folder once, so that the products of the workers need not. */
export default async function globalSetup(): Promise<(() => void) | undefined> {
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../../../scripts/build.mjs'), '--if-stale'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: undefined } });
  if (status !== 0) throw new Error('The product could not be built');
  // Over another server the products of the workers begin with nothing.
  return process.env['DATABASE_URL'] ? undefined : keepStartedDataDir();
}
