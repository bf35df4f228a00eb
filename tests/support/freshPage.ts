import { cleanup, configure, getConfig, type Config } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * The files of the console project follow one another on one page, since a page and the packages of the console take longer
 * to load than most files take to run. Before each, after `freshStart`: what the last one drew and set is
 * gone, and the console's own code is read anew, with whatever it remembers.
 */
vi.resetModules();
// What is waited for comes, however busy the machine is.
configure({ asyncUtilTimeout: 40_000, getElementError: pageWhenRead(getConfig().getElementError) });
// Some files say that they need no page.
if (typeof document !== 'undefined') clearPage();

function clearPage(): void {
  cleanup();
  document.title = '';
  // The packages know which of their styles they have put there.
  for (const element of document.querySelectorAll('head > :not(style[data-emotion]), body > *')) element.remove();
  for (const element of [document.documentElement, document.body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
}

/** The page is written out for whoever reads that something is not there: who waits looks for it at every change. */
function pageWhenRead(written: Config['getElementError']): Config['getElementError'] {
  // The packages stay from file to file, and what they were told.
  if (written.name === 'elementError') return written;
  return function elementError(message, container) {
    const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
    Error.captureStackTrace(error, elementError);
    const put = (value: string): string => {
      Object.defineProperty(error, 'message', { value, writable: true, configurable: true });
      return value;
    };
    return Object.defineProperty(error, 'message', { configurable: true, get: () => put(written(message, container).message), set: put });
  };
}
