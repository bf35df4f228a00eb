import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findValues } from '../../platform/features/domains/dnsProof';
import { speak } from '../../platform/features/chat/assistant/model';
import { fileStoreOf } from '../../platform/files/fileStore';
import { storageSettings } from '../../platform/kernel/config/storageSettings';
import { askElsewhere, onAskedWithin } from '../../platform/kernel/db/elsewhere';
import { sendMail } from '../../platform/messages/mail/transport';
import { createRazorpay } from '../../platform/payments/provider/razorpay';
import { createTestPlatform, type TestPlatform } from './support';

const ALL = { scope: { kind: 'all' } } as const;
const KEY = 'platform/banner/0190f5b0-0000-7000-8000-000000000000/a.png';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform?.close());

/** Nobody listens on this port. */
const NOBODY = '127.0.0.1:9';
const storing = (url: string) => fileStoreOf({ config: { dataDir: platform.context.config.dataDir, storage: storageSettings(url) } });
const provider = createRazorpay({ name: 'razorpay', keyId: 'x', keySecret: 'x', webhookSecret: 'x', script: 'x', api: async () => ({ items: [] }) });
const ASKED: Readonly<Record<string, () => Promise<unknown>>> = {
  'the folder': () => fileStoreOf(platform.context).stat(KEY),
  'the folder, for blocks': () => fileStoreOf(platform.context).blocks.list({ id: 'x' }),
  S3: () => storing(`s3://id:secret@${NOBODY}/lectern?tls=off`).remove(KEY),
  'S3, for blocks': () => storing(`s3://id:secret@${NOBODY}/lectern?tls=off`).blocks.list({ id: 'x' }),
  Azure: () => storing(`azure://account:a2V5@${NOBODY}/lectern?tls=off`).open({ key: KEY, start: 0, end: 1 }),
  'the DNS': () => findValues({ config: { dnsServer: NOBODY }, host: 'learn.example.org' }),
  'the payment provider': () => provider.paymentsOf('order_1'),
  'the assistant': () => speak({ settings: { url: `http://${NOBODY}` } as Parameters<typeof speak>[0]['settings'], signal: new AbortController().signal, text: 'x' }),
  'the mail server': () => sendMail({ smtp: { host: '127.0.0.1', port: 9 } as Parameters<typeof sendMail>[0]['smtp'], mail: {} as Parameters<typeof sendMail>[0]['mail'] }),
};

describe.each(Object.keys(ASKED))('%s', (whom) => {
  it('is not asked while a transaction is open, nor within one that is held', async () => {
    await expect(platform.context.database.transaction(ALL, () => ASKED[whom]!())).rejects.toThrow('was asked while a transaction is open');
    const held = await platform.context.database.hold();
    await expect(held.database.transaction(ALL, () => ASKED[whom]!())).rejects.toThrow('was asked while a transaction is open');
    await held.rollback();
  });
});

it('may be asked by what was begun within a transaction and goes on after it', async () => {
  let go: () => void = () => undefined;
  let later: Promise<void> = Promise.resolve();
  await platform.context.database.transaction(ALL, async () => {
    later = new Promise<void>((done) => (go = done)).then(() => askElsewhere('Somebody'));
  });
  go();
  await expect(later).resolves.toBeUndefined();
  expect(() => askElsewhere('Somebody')).not.toThrow();
});

it('is asked all the same by who would rather hear of it', async () => {
  const heard: string[] = [];
  const end = onAskedWithin(({ message }) => void heard.push(message));
  await platform.context.database.transaction(ALL, () => fileStoreOf(platform.context).stat(KEY));
  end();
  expect(heard).toEqual(['The store of files was asked while a transaction is open: ask before it, or after.']);
});
