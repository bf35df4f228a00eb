import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Builds what is stale once, so that the products of the workers need not. */
export default function globalSetup(): void {
  const { status } = spawnSync(process.execPath, [resolve(import.meta.dirname, '../../../scripts/build.mjs'), '--if-stale'], { stdio: 'inherit', env: { ...process.env, NODE_ENV: undefined } });
  if (status !== 0) throw new Error('The product could not be built');
}
