import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * The files of the console project follow one another on one page, since a page and the packages of the console take longer
 * to load than most files take to run. Before each, after `freshStart`: what the last one drew and set is
 * gone, and the console's own code is read anew, with whatever it remembers.
 */
vi.resetModules();
// What is waited for comes, however busy the machine is.
configure({ asyncUtilTimeout: 8_000 });
// Some files say that they need no page.
if (typeof document !== 'undefined') clearPage();

function clearPage(): void {
  cleanup();
  document.title = '';
  // The packages know which of their styles they have put there.
  for (const element of document.querySelectorAll('head > :not(style[data-emotion]), body > *')) element.remove();
  for (const element of [document.documentElement, document.body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
}
