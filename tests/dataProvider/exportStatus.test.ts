import { describe, expect, it } from 'vitest';
import { pollExport, startExport, type ExportStatus } from '../../src/dataProvider';
import { loadAnalytics, analyticsConfig } from '../../src/dataProvider/analytics';
import { shownBy, testConsole, wordsOf } from './support/console';
import type { ScriptedReply } from './support/server';
import { testServer } from './support/testServer';

const server = testServer();

/** Asks for a report that answers like this, one answer after the other. */
async function poll(answers: readonly ScriptedReply[]) {
  const left = [...answers];
  server.reply = () => left.shift() ?? { status: 418 };
  const { clients, sent } = testConsole({ url: server.url });
  const seen: ExportStatus[] = [];
  const ended = await pollExport({ client: clients.main, reportId: 'r1', type: 'sales', onStatus: (status) => seen.push(status), signal: new AbortController().signal, everyMs: 1 }).catch((error: unknown) => error);
  return { seen, sent, ended };
}

describe('an export', () => {
  it('starts with an id and a status', async () => {
    server.reply = () => ({ body: { httpcode: 200, data: { id: 'r1', status: 'Pending' } } });
    const { clients } = testConsole({ url: server.url });
    expect(await startExport({ client: clients.main, type: 'sales' })).toMatchObject({ reportId: 'r1', reportType: 'sales', status: 'Pending' });
    expect(server.seen.at(-1)).toMatchObject({ method: 'POST', path: '/api/v9/report/export/sales' });
  });

  it('takes a 500 with MultipleValidationErrors for Pending, with its own text, and stops at Processed', async () => {
    const { seen, sent, ended } = await poll([
      { status: 500, body: { code: 'MultipleValidationErrors' } },
      { body: { data: { id: 'r1', status: 'Processing' } } },
      { body: { data: { id: 'r1', reportType: 'sales', status: 'Processed', url: '/files/r1.xlsx' } } },
    ]);
    expect(seen.map((one) => one.status)).toEqual(['Pending', 'Processing', 'Processed']);
    expect(wordsOf(seen[0]!.message!)).toBe('Report is being prepared. Download link will available shortly. Please stay on this page.');
    expect(ended).toMatchObject({ status: 'Processed', url: '/files/r1.xlsx' });
    expect(sent).toEqual([]);
  });

  it('shows any other 500 and ends', async () => {
    const { seen, sent, ended } = await poll([{ status: 500, body: { code: 'INTERNAL' } }]);
    expect(seen).toEqual([]);
    expect(sent.map(shownBy)).toEqual(['Internal Server Error']);
    expect(ended).toBeInstanceOf(Error);
  });

  it('is asked for no more once the page is left', async () => {
    server.reply = () => ({ body: { data: { id: 'r1', status: 'Pending' } } });
    const { clients } = testConsole({ url: server.url });
    const controller = new AbortController();
    const asking = pollExport({ client: clients.main, reportId: 'r1', type: 'sales', onStatus: () => controller.abort(), signal: controller.signal, everyMs: 60_000 });
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the analytics configuration', () => {
  it('is kept when it comes', async () => {
    server.reply = () => ({ body: { data: { 'facebook-pixel': 'fb-1', 'google-tag': null, 'google-analytics': '' } } });
    const { clients } = testConsole({ url: server.url });
    await loadAnalytics({ clients, onFailure: () => expect.unreachable() });
    expect(analyticsConfig()).toEqual({ 'facebook-pixel': 'fb-1', 'google-tag': null, 'google-analytics': null });
    expect(server.seen.at(-1)).toMatchObject({ path: '/api/v9/web-configs/app-integrations' });
    expect(server.seen.at(-1)!.headers['authorization']).toBeUndefined();
  });

  it.each([400, 401, 404, 409, 418, 500, 508])('shows nothing on %d and is told of once', async (status) => {
    server.reply = () => ({ status, headers: { 'x-plan-active': 'false' } });
    const { clients, sent } = testConsole({ url: server.url });
    let failures = 0;
    await loadAnalytics({ clients, onFailure: () => (failures += 1) });
    expect({ sent, failures }).toEqual({ sent: [], failures: 1 });
  });
});
