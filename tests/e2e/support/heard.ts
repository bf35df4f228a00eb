import type { Page } from '@playwright/test';

/** Done when the console of the page hears what concerns it, by a socket of its own. To be called before the console is opened: what is heard first may come with the socket. */
export function heard(page: Page): Promise<void> {
  return new Promise((done) => {
    page.on('websocket', (socket) => {
      if (socket.url().includes('/user/live')) socket.once('framereceived', () => done());
    });
  });
}
