import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Starts a built platform in this process and stops it cleanly on Ctrl-C or a termination signal; a second one ends
 * the process at once.
 * @param {{ bundle: string, argv: string[], leaves?: AbortSignal }} options `leaves`: whoever wants it has gone, which may be before it is up
 */
export async function servePlatform({ bundle, argv, leaves }) {
  const platform = await import(pathToFileURL(inRoot(bundle)).href);
  const config = await readConfig({ platform, argv });
  // A signal that comes while it starts ends it, too, once there is something to close.
  const starting = platform.startPlatform(config);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    console.log('\nStopping…');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    const running = await starting.catch(() => null);
    await running?.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  if (leaves?.aborted) void stop();
  else leaves?.addEventListener('abort', stop);
  const running = await starting;
  return { config, address: running.address, accounts: running.demoAccounts ?? [] };
}

/** Whatever is open or under way: then it ends. */
const STOP_LIMIT_MS = 11_500;

/** Prints where to go, where the data is, and in a demo who may sign in. */
export function greet({ config, address, accounts }) {
  console.log(`\n  Lectern is at ${address}`);
  console.log(`  Its ${config.databaseUrl ? 'files are' : 'data is'} in ${config.dataDir}`);
  if (accounts.length > 0) {
    console.log('\n  Demo accounts, one a role:');
    for (const { label, username, password } of accounts) console.log(`    ${label.padEnd(26)} ${username.padEnd(36)} ${password}`);
    if (!config.smtp) console.log(`\n  Mails and codes are read at ${address}/outbox: none leaves this machine.`);
  }
  console.log('\n  Ctrl-C stops it.\n');
}

/** Settings, or a plain sentence and the end: a wrong setting needs no stack. */
export async function readConfig({ platform, argv }) {
  try {
    return platform.parseConfig({ env: process.env, argv });
  } catch (error) {
    if (error?.name !== 'ConfigError') throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
