import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a program in the repository, its output going to ours.
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function run({ command, args = [], env = {}, cwd = ROOT }) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    const forward = (signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    child.on('error', fail);
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      done(code ?? 1);
    });
  });
}

/** Runs a script of ours, or a package's, with this very Node: no shell and no npx between us and the child. */
export function runNode({ script, args = [], env = {} }) {
  return run({ command: process.execPath, args: [script, ...args], env });
}
