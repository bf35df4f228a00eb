import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without what only a window needs: its pages open in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The Chromium there is: CHROMIUM_PATH, or where it usually is; `null` if there is none. `isForTests`: that without a window first. */
export function findChromium({ isForTests = false } = {}) {
  return [process.env.CHROMIUM_PATH, ...(isForTests ? [SHELL, ...PLACES] : [...PLACES, SHELL])].find((path) => path && existsSync(path)) ?? null;
}

/**
 * The Chromium to test in, installed from Debian's packages where this user may: that without a window, else the whole. The
 * fonts come with it so that Chinese and Japanese are drawn.
 */
export function ensureChromium() {
  const found = findChromium({ isForTests: true });
  if (found === process.env.CHROMIUM_PATH || found === SHELL || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.log('The Chromium that tests run in was not found: installing Debian’s package…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  for (const name of ['chromium-headless-shell', ...(found ? [] : ['chromium'])]) {
    if (spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-noto-cjk'], { stdio: 'inherit', env }).status === 0) break;
  }
  return findChromium({ isForTests: true });
}
