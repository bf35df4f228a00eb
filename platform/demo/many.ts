import { sql } from 'kysely';
import type { PlatformContext } from '../kernel/context';
import { tableOf } from '../kernel/db/columns';
import { insertRecords } from './insert';
import { busyInstitutes } from './institutes';
import { CITIES, COMMON_LAST_NAMES, FIRST_NAMES, houseName, mailName } from './names';
import { createRandom, demoId, type Random } from './random';

/**
 * Adds learners by the ten thousand, for measurements: the same people every time, spread over the institutes of the
 * demo content, which must be there. About half of them have a rare family name.
 * @returns how many were added
 */
export async function seedMany({ context, users, onProgress }: { context: PlatformContext; users: number; onProgress?: (done: number) => void }): Promise<number> {
  const resource = context.loader.require('user');
  const random = createRandom('many');
  const now = context.clock().getTime();
  for (let first = 0; first < users; first += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, users - first) }, (_, index) => learner({ index: first + index, now, random }));
    await context.database.transaction({ scope: { kind: 'all' } }, (trx) => insertRecords({ trx, resource, rows }));
    onProgress?.(first + rows.length);
  }
  // Measurements are of a database at rest: with its statistics, and its index entries sorted in.
  await sql`vacuum analyze ${sql.raw(tableOf(resource).sql)}`.execute(context.database.owner);
  return users;
}

const CHUNK = 10_000;
const MINUTE = 60_000;
const TWO_YEARS_OF_MINUTES = 2 * 365 * 24 * 60;
const INSTITUTES = busyInstitutes().flatMap((one) => Array<string>(one.weight).fill(one.id));

function learner({ index, now, random }: { index: number; now: number; random: Random }): Record<string, unknown> {
  const name = `${random.pick(FIRST_NAMES)} ${random.chance(0.5) ? random.pick(COMMON_LAST_NAMES) : houseName(random)}`;
  const created = now - random.between(1, TWO_YEARS_OF_MINUTES) * MINUTE;
  return {
    id: demoId({ kind: 'learner', index: FIRST_INDEX + index }),
    instituteId: random.pick(INSTITUTES),
    name,
    emailId: `${mailName(name)}.${index}@learners.example`,
    phoneNumber: `+917${String(100_000_000 + index * 89)}`,
    role: 'student',
    status: random.chance(0.93) ? 'active' : 'inactive',
    city: random.chance(0.95) ? random.pick(CITIES).city : null,
    language: random.pick(LANGUAGES),
    allowAllInstitutes: false,
    lastSignInAt: random.chance(0.6) ? new Date(created + random.between(0, Math.floor((now - created) / MINUTE)) * MINUTE).toISOString() : null,
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(created).toISOString(),
  };
}

/** Past every index of the demo content. */
const FIRST_INDEX = 100_000;
const LANGUAGES = ['en', 'en', 'en', 'hi', 'hi', 'ml', 'mr', 'ta', 'te', 'kn', 'bn', 'gu'] as const;
