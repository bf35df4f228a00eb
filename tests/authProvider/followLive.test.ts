// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { followLive } from '../../src/authProvider/followLive';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('opens no socket while the browser knows that there is no network, and one with the first call that is answered then', () => {
  const opened: string[] = [];
  vi.stubGlobal('WebSocket', class {
    static readonly CONNECTING = 0;
    readonly readyState = 1;
    constructor(address: string) {
      opened.push(address);
    }
    close(): void {}
  });
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let answered: (isAnswered: boolean) => void = () => undefined;
  const session = { authorization: () => 'token', hasEnded: () => false, subscribe: () => () => undefined };
  const signals = { noteRights: () => undefined, onReply: (listen: typeof answered) => ((answered = listen), () => undefined) };
  const stop = followLive({ session, signals, address: '/api/v9/user/live', onEnded: () => undefined });
  answered(true);
  expect(opened).toEqual([]);
  isOnline.mockReturnValue(true);
  answered(true);
  answered(true);
  expect(opened).toEqual([expect.stringMatching(/^ws.*\/api\/v9\/user\/live$/)]);
  stop();
});
