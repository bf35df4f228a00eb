import { expect, type Page } from '@playwright/test';
import errors from '../../contract/errors.json' with { type: 'json' };

declare global {
  interface Window {
    __said?: string[];
  }
}

/** Keeps every text that a notice of this page shows from now on, also of pages loaded later, so that one shown twice is counted twice. */
export async function recordNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    const said: string[] = (window.__said = JSON.parse(sessionStorage.getItem('test.said') ?? '[]') as string[]);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes])) {
        const place = (node instanceof Element ? node : node.parentElement)?.closest('[role=alert], [role=status]') ?? (node instanceof Element ? node.querySelector('[role=alert]') : null);
        if (!place || !node.textContent) continue;
        said.push(node.textContent);
        sessionStorage.setItem('test.said', JSON.stringify(said));
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** How often this text has been shown by a notice. */
export async function timesSaid(page: Page, text: string): Promise<number> {
  return page.evaluate((wanted) => (window.__said ?? []).filter((one) => one.includes(wanted)).length, text);
}

/** Shown once, and not again in the time in which more calls of the incident would come. */
export async function expectSaidOnce(page: Page, text: string): Promise<void> {
  await expect.poll(() => timesSaid(page, text), text).toBe(1);
  await page.waitForTimeout(400);
  expect(await timesSaid(page, text), text).toBe(1);
}

/** No text of the catalogue is shown. */
export async function expectNothingSaid(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  const texts = errors.clients.flatMap((client) => client.statuses.flatMap((row) => row.message ?? []));
  for (const text of [...texts, 'Error']) expect(await timesSaid(page, text), text).toBe(0);
}
