import pg from 'pg';
import { newDataDir, removeDataDir, startedDataDir, startProduct } from './product';

/**
 * A product for the journeys of one worker; a journey that stops or breaks it starts another. With DATABASE_URL it runs
 * over a fresh database of that server, otherwise over the embedded one. Gives back its address and how to end it.
 */
export async function startWorkerProduct({ worker }: { worker: number }): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  const name = `lectern_e2e_${process.pid}_${worker}`;
  if (server) await onServer({ server, sql: `create database ${name}` });
  const dataDir = server ? newDataDir() : await startedDataDir();
  const product = await startProduct({ dataDir, env: server ? { DATABASE_URL: withDatabase({ server, name }), LECTERN_DEMO: '1' } : {} });
  return {
    address: product.address,
    stop: async () => {
      await product.stop();
      removeDataDir(dataDir);
      if (server) await onServer({ server, sql: `drop database ${name} with (force)` });
    },
  };
}

async function onServer({ server, sql }: { server: string; sql: string }): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase({ server, name }: { server: string; name: string }): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
