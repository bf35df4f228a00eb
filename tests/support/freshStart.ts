import { vi } from 'vitest';

/**
 * Files of a project whose workers read the code once follow one another in one process. Before each: the clock is the
 * machine's again, and what the last one replaced is as it was.
 */
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
// What has a page stores things, and remembers them and where it was opened: its own code is read anew.
if (typeof document !== 'undefined') {
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  vi.resetModules();
}
