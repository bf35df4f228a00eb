import { afterEach, expect, it, vi } from 'vitest';

interface Started {
  readonly config: { readonly databaseUrl: string | null; readonly dataDir: string; readonly smtp: object | null };
  readonly address: string;
  readonly accounts: readonly { readonly label: string; readonly username: string; readonly password: string }[];
}
const SCRIPT = new URL('../../scripts/lib/servePlatform.mjs', import.meta.url).href;
const { greet } = (await import(SCRIPT)) as { greet: (started: Started) => void };

afterEach(() => vi.restoreAllMocks());

const account = { label: 'Institute', username: 'institute@demo.example', password: 'x' };

it.each([
  ['of a demo without a mail server', { smtp: null, accounts: [account] }, true],
  ['of a demo whose mails go out', { smtp: {}, accounts: [account] }, false],
  ['without demo content', { smtp: null, accounts: [] }, false],
])('the start %s names where mails are read only where they are read here', (_, { smtp, accounts }, isNamed) => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  greet({ config: { databaseUrl: null, dataDir: '/data', smtp }, address: 'http://127.0.0.1:4100', accounts });
  expect(said.join('\n').includes('http://127.0.0.1:4100/outbox')).toBe(isNamed);
});
