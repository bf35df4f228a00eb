import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { loadDeclarations } from '../platform/declarations';
import { connectDatabase } from '../platform/kernel/db/connect';
import { openEmbedded } from '../platform/kernel/db/embedded';
import { migrate } from '../platform/kernel/db/migrate';
import { takeTokenPayment } from '../platform/features/tokens/record';
import { inTurn } from '../platform/ledger/inTurn';
import { BelowNothingError, post, postAll, type Posting } from '../platform/ledger/post';
import { proveLedger } from '../platform/ledger/prove';
import { postAlone } from '../platform/ledger/together';
import { readTokenBalance, tokensGot, tokensUsed } from '../platform/ledger/tokens';
import { OWN_TABLES } from '../platform/tables';
import { OWN_VIEWS } from '../platform/views';
// @ts-expect-error -- plain JavaScript
import { writeSection } from './lib/section.mjs';

/**
 * The ledger by itself, on a database that keeps what it has acknowledged: node scripts/tsRun.mjs bench/ledger.ts
 * LEDGER=writers|many|large does one part. Each writes its part of `bench/results.md`.
 */
const OPERATIONS = Number(process.env['LEDGER_OPERATIONS'] ?? 10_000);
const ENTRIES = Number(process.env['LEDGER_ENTRIES'] ?? 1_000_000);
/** More than can be paid in ten seconds. */
const ORDERS = 30_000;
const ALL = { scope: { kind: 'all' } } as const;
const only = process.env['LEDGER'];
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const dataDir = await mkdtemp(join(tmpdir(), 'lectern-ledger-'));
const server = await openEmbedded({ dataDir, logger: quiet });
const database = connectDatabase({ target: server.target, poolSize: 16, logger: quiet });
try {
  await migrate({ database, loader: loadDeclarations(), tables: OWN_TABLES, views: OWN_VIEWS });
  if (!only || only === 'writers') {
    const lines = [
      await tenWriters({ how: 'each by itself', write: (posting) => postAlone({ database, posting }) }),
      await tenWriters({ how: 'each in a transaction apart, as of ten nodes', write: (posting) => database.transaction(ALL, (trx) => post({ trx, posting })) }),
      await tenPayers(),
    ];
    writeSection({ name: 'ledger', title: 'The ledger', command: command('writers'), lines });
  }
  if (!only || only === 'many') await manyOperations();
  if (!only || only === 'large') await largeAccount();
} finally {
  await database.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function command(part: string): string {
  return `LEDGER=${part} node scripts/tsRun.mjs bench/ledger.ts`;
}

function inWords(count: number): string {
  return Math.round(count).toLocaleString('en');
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1_000;
}

/** Ten writers on one account, each waiting until its own posting is on the disk. */
async function tenWriters({ how, write }: { readonly how: string; readonly write: (posting: Posting) => Promise<boolean> }): Promise<string> {
  const owner = newId();
  const start = performance.now();
  let written = 0;
  await Promise.all(Array.from({ length: 10 }, async (_, writer) => {
    for (let nth = 0; secondsSince(start) < 10; nth++) {
      await write(tokensGot({ instituteId: owner, kind: 'given', cause: `bench ${owner} ${writer} ${nth}`, tokens: 1 }));
      written += 1;
    }
  }));
  const seconds = secondsSince(start);
  const { balance } = await database.transaction(ALL, (trx) => readTokenBalance({ trx, instituteId: owner }));
  if (balance !== written) throw new Error(`The balance is ${balance}, ${written} were written.`);
  return `Ten writers on one account, ${how} and on the disk before it is answered: ${inWords(written / seconds)} postings a second, ${inWords((2 * written) / seconds)} entries, ${inWords(written / seconds)} of them on that account.`;
}

/** Ten who pay for an order each, of one institute, as the platform enters it: order and entries at once, tokens and money in double entry. */
async function tenPayers(): Promise<string> {
  const owner = newId();
  await database.transaction(ALL, (trx) => sql`insert into core.ai_token_order (id, institute_id, status, amount_token, amount_inr, is_exclusive, razorpay_order_id, buyer_name, created_at)
    select gen_random_uuid(), ${owner}::uuid, 'pending', 1, 100, false, 'order ' || nth, 'Bench', now() from generate_series(1, ${ORDERS}::int) nth`.execute(trx));
  const context = { loader: loadDeclarations(), clock: () => new Date(), logger: quiet };
  const start = performance.now();
  let paid = 0;
  await Promise.all(Array.from({ length: 10 }, async () => {
    while (secondsSince(start) < 10 && paid < ORDERS) {
      const orderId = `order ${++paid}`;
      const payment = { id: `pay ${orderId}`, orderId, paise: 100, currency: 'INR', status: 'captured', failure: null } as const;
      const outcome = await inTurn({ database, ownerId: owner, run: (trx) => takeTokenPayment({ context, trx, payment }) });
      if (outcome !== 'recorded') throw new Error(`${orderId}: ${outcome}.`);
    }
  }));
  const seconds = secondsSince(start);
  const { balance } = await database.transaction(ALL, (trx) => readTokenBalance({ trx, instituteId: owner }));
  if (balance !== paid * 100) throw new Error(`The balance is ${balance}, ${paid} orders were paid.`);
  return `Ten who pay for orders of one institute, each with its order and on the disk before it is answered: ${inWords(paid / seconds)} purchases a second, ${inWords((4 * paid) / seconds)} entries.`;
}

/** Sixteen clients that give and use: the balance is the sum of what went through, and never below nothing. */
async function manyOperations(): Promise<void> {
  const owner = newId();
  const start = performance.now();
  let [came, went, refused] = [0, 0, 0];
  await Promise.all(Array.from({ length: 16 }, async (_, client) => {
    for (let nth = 0; nth < OPERATIONS; nth++) {
      const tokens = 1 + ((client * 7_919 + nth * 104_729) % 997);
      const cause = `many ${owner} ${client} ${nth}`;
      if ((client + nth) % 2 === 0) {
        await postAlone({ database, posting: tokensGot({ instituteId: owner, kind: 'given', cause, tokens }) });
        came += tokens;
      } else {
        const isDone = await postAlone({ database, posting: tokensUsed({ instituteId: owner, cause, tokens: tokens * 2 }) }).catch((error: unknown) => {
          if (!(error instanceof BelowNothingError)) throw error;
          return false;
        });
        if (isDone) went += tokens * 2;
        else refused += 1;
      }
    }
  }));
  const seconds = secondsSince(start);
  const { balance } = await database.transaction(ALL, (trx) => readTokenBalance({ trx, instituteId: owner }));
  const { differences } = await proveLedger({ database, clock: () => new Date() });
  if (balance !== came - went || balance < 0 || differences.length > 0) throw new Error(`The balance is ${balance}, ${came - went} went through; ${differences.length} differences.`);
  const { rows: [low] } = await database.transaction(ALL, (trx) => sql<{ lowest: string }>`select min(closing)::text as lowest from core.ledger_entry where owner_id = ${owner}::uuid and account = 'institute.tokens'`.execute(trx));
  if (Number(low?.lowest) < 0) throw new Error(`The balance was ${low?.lowest} once.`);
  writeSection({ name: 'ledgerSum', title: 'The ledger under sixteen clients', command: command('many'), lines: [`16 clients × ${inWords(OPERATIONS)} gives and uses on one account in ${inWords(seconds)} s: the balance ${inWords(balance)} is the ${inWords(came)} that came less the ${inWords(went)} that went, never below nothing (lowest ${inWords(Number(low?.lowest))}); ${inWords(refused)} were refused for too little; the proof of all entries finds ${differences.length} differences.`] });
}

/** A balance among very many entries. */
async function largeAccount(): Promise<void> {
  const owner = newId();
  const start = performance.now();
  const CHUNK = 5_000;
  for (let at = 0; at < ENTRIES / 2; at += CHUNK) {
    const postings = Array.from({ length: Math.min(CHUNK, ENTRIES / 2 - at) }, (_, nth) => tokensGot({ instituteId: owner, kind: 'given', cause: `large ${owner} ${at + nth}`, tokens: 1 }));
    await database.transaction(ALL, (trx) => postAll({ trx, postings }));
  }
  const seconds = secondsSince(start);
  const times: number[] = [];
  for (let nth = 0; nth < 500; nth++) {
    const from = performance.now();
    await database.transaction({ scope: { kind: 'tenant', instituteId: owner }, readOnly: true }, (trx) => readTokenBalance({ trx, instituteId: owner }));
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  const from = performance.now();
  const { differences, entries } = await proveLedger({ database, clock: () => new Date() });
  writeSection({ name: 'ledgerBalance', title: 'A balance among very many entries', command: command('large'), lines: [
    `The balance of an institute that ${inWords(ENTRIES / 2)} postings of ${inWords(ENTRIES)} entries made (${inWords(seconds)} s to write): median ${times[250]!.toFixed(2)} ms, p95 ${times[475]!.toFixed(2)} ms, slowest of 500 ${times.at(-1)!.toFixed(2)} ms, its transaction included.`,
    `The proof of all ${inWords(entries)} entries: ${inWords(performance.now() - from)} ms, ${differences.length} differences.`,
  ] });
}
