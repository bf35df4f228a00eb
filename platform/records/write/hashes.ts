import { isEmptyValue, mayWrite, validateValue } from '../../../src/schemas';
import { hashPassword } from '../../kernel/crypto/passwords';
import type { Sent } from './draft';
import type { Operation } from '../operation';

/** Hashes of passwords by the names of their fields. */
export type Hashes = Readonly<Record<string, string>>;

/**
 * Hashes what is sent for password fields. It takes long, so it is done before a transaction begins: no connection is
 * held for it. What will be refused for what it is, or who sends it, is passed over.
 */
export async function hashesOf({ operation: { table, actor }, sent }: { operation: Operation; sent: Sent }): Promise<Hashes> {
  const passwords = table.columns.flatMap(({ field }) => {
    if (field.type !== 'password' || isEmptyValue(sent.values[field.name]) || !mayWrite(actor, field)) return [];
    const value = sent.stored[field.name];
    return typeof value === 'string' && !validateValue({ field, value }) ? [{ name: field.name, value }] : [];
  });
  return Object.fromEntries(await Promise.all(passwords.map(async ({ name, value }) => [name, await hashPassword(value)] as const)));
}
