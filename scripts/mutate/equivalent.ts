/** A mutant that no test can notice, because what it does is the same. */
export interface Equivalent {
  readonly file: string;
  /** The line as it stands, and what one of its places would be replaced by. */
  readonly text: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  { file: 'platform/files/sweep.ts', text: 'const SWEEP_LOCK = 0x66696c65;', after: '1718185062', reason: 'any number that no other lock has is as good' },
  {
    file: 'src/schemas/readNumber.ts', text: 'if (code >= MATH_DIGITS && code < MATH_DIGITS + 50) return String((code - MATH_DIGITS) % 10);', after: '>',
    reason: 'the first of them has no digit before it, and is nought by the other way, too',
  },
  {
    file: 'platform/files/folderStore.ts', text: 'if (found?.isFile() && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(join(incoming, name), { force: true });', after: '>=',
    reason: 'a millisecond of the clock of the machine',
  },
  { file: 'platform/files/folderStore.ts', text: 'const PATIENCE_BYTES = 16_000_000;', after: '16000001', reason: 'a byte of how much of a file that is refused is listened to' },
  { file: 'platform/files/folderStore.ts', text: 'if (bytes > maxBytes + PATIENCE_BYTES) break;', after: '>=', reason: 'a byte of how much of a file that is refused is listened to' },
  { file: 'platform/files/sweep.ts', text: 'const BATCH = 200;', after: '201', reason: 'one more file under a lock, and one fewer under the next' },
  { file: 'platform/features/tokens/reconcile.ts', text: 'const WAITED_FOR = 30 * 60_000;', after: '60001', reason: 'thirty milliseconds of half an hour' },
  { file: 'platform/features/tokens/reconcile.ts', text: 'const WAITS = [600, 1_200, 3_600, 6 * 3_600, 24 * 3_600, 3 * 24 * 3_600] as const;', after: '1201', reason: 'a second of twenty minutes, and the job comes by less often' },
  {
    file: 'platform/identity/sessions/actorStore.ts', text: 'look: async (token) => peek(token) ?? load({ database, loader, config, logger, token, now: clock(), isUse: false }),',
    after: 'load({ database, loader, config, logger, token, now: clock(), isUse: false })', reason: 'what is remembered is what would be read: it saves the look',
  },
  { file: 'platform/features/tokens/reconcile.ts', text: 'const WAITS = [600, 1_200, 3_600, 6 * 3_600, 24 * 3_600, 3 * 24 * 3_600] as const;', after: '601', reason: 'a second of ten minutes, and the job comes by less often' },
  { file: 'platform/ledger/post.ts', text: 'return Number(numAffectedRows ?? 0);', after: '1', reason: 'an insert always says how many rows it has written' },
  { file: 'platform/payments/webhook.ts', text: "if (Number(numAffectedRows ?? 0) === 0) return 'before';", after: 'numAffectedRows', reason: 'an insert always says how many rows it has written' },
  { file: 'platform/features/tokens/giveDue.ts', text: 'if (!(await currentRate({ trx, now }))) return [];', after: 'false', reason: 'without a rate nothing is given to those who are looked at, either; it saves the look' },
  { file: 'platform/handlers/guardUser.ts', text: 'const LAST_SUPER_ADMIN_LOCK = 0x746f7031;', after: '1953460274', reason: 'any number that no other lock has is as good' },
  { file: 'platform/records/read/page.ts', text: 'if (filled.length === most) return cut(filled, request);', after: 'false', reason: 'no more rows are wanted then: it saves a look that finds none' },
  { file: 'src/schemas/validate.ts', text: 'const conditional = Object.values(fields).filter((field) => field.when);', after: '() => true', reason: 'a field without a condition is never emptied' },
  { file: 'src/fields/values/readDuration.ts', text: "if (hours.kind !== 'number') return { kind: 'fault', fault: 'number' };", after: 'false', reason: 'what is reckoned with no number is no whole number of minutes, either: the same fault' },
  { file: 'src/schemas/writeNumber.ts', text: 'if (found) return found;', after: 'false', reason: 'the marks of a language are the same ones when they are asked for again' },
  {
    file: 'platform/records/write/references.ts', text: "if (files.some(({ value }) => typeof value === 'string' && value.includes(FILES_PATH))) await holdFiles({ trx });", after: '||',
    reason: 'the sweep waits for writers that bring no file, too',
  },
  {
    file: 'platform/records/write/references.ts', text: "return field.type === 'list' && Array.isArray(value) ? value.flatMap((row, index) => inside(row, `${path}.${index}`)) : [];", after: '||',
    reason: 'a list that is no array was refused before',
  },
];
