import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

const PASSWORD = 'Lectern-demo-1';

/** Starts the built product over a folder; `startMs` is the time from the command to serving. */
export async function startProduct({ dataDir, env = {} }) {
  const begun = performance.now();
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    cwd: inRoot(),
    stdio: ['ignore', 'pipe', 'inherit'],
    // A build in this process may have said “production”, where no demo is served.
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', LECTERN_DATA: dataDir, LECTERN_SIGN_INS: '1000000', LECTERN_READS: '10000000', LOG_LEVEL: 'warn', ...env },
  });
  let printed = '';
  const address = await new Promise((done, fail) => {
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /Lectern is at (\S+)/.exec(printed);
      if (found) done(found[1].replace(/\/$/, ''));
    });
    child.once('exit', () => fail(new Error(`Lectern did not start:\n${printed}`)));
  });
  return {
    address,
    startMs: performance.now() - begun,
    memory: () => memoryBelow({ pid: child.pid, dataDir }),
    stop: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** The Authorization header of a demo account. */
export async function authorize({ address, account }) {
  const response = await fetch(`${address}/api/v9/user/userLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `${account}@demo.lectern.test`, password: PASSWORD }),
  });
  const { data } = await response.json();
  return data.token.startsWith('Bearer ') ? data.token : `Bearer ${data.token}`;
}

/** One search, for its rows. */
export async function search({ address, authorization, path, body }) {
  const response = await fetch(`${address}/api/v9${path}`, { method: 'POST', headers: { 'content-type': 'application/json', authorization }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()).data;
}

/**
 * Bytes of memory that the platform and its database hold, shared pages counted once (proportional set size). Linux
 * alone tells; elsewhere `NaN`.
 */
function memoryBelow({ pid, dataDir }) {
  try {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ours = all.filter((name) => name === String(pid) || workingDirectory(name)?.startsWith(dataDir));
    return ours.reduce((sum, name) => sum + proportionalSize(name), 0);
  } catch {
    return NaN;
  }
}

function workingDirectory(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function proportionalSize(pid) {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Number(found?.[1] ?? 0) * 1024;
}
