import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program in the repository, its output going to ours; `isHeld`: in one piece, at its end.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run({ command, args = [], env = {}, cwd = ROOT, isHeld = false }) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit', env: { ...process.env, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', fail);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      process.off('SIGINT', forward).off('SIGTERM', forward);
      done(code ?? 1);
    });
  });
}

/** Runs a script of ours, or a package's, with this very Node: no shell and no npx between us and the child. */
export function runNode({ script, args = [], env = {}, isHeld = false }) {
  return run({ command: process.execPath, args: [script, ...args], env, isHeld });
}
