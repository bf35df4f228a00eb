import type { Field, Resource } from '../../schemas';
import type { FieldProblem } from '../callFailure';
import { isSame } from '../writeValues';

type Values = Readonly<Record<string, unknown>>;

/** Fields that were sent and that the record, read afterwards, holds otherwise: what was said to be done was not. */
export function notTaken({ resource, sent, record }: { resource: Resource; sent: Values; record: Values }): Readonly<Record<string, FieldProblem>> {
  const entries = Object.entries(sent).flatMap(([name, value]): [string, FieldProblem][] => {
    const field = resource.fields[name];
    if (!field || field.writeOnly || !(name in record) || isAlike({ field, sent: value, held: record[name] })) return [];
    return [[name, { code: 'notTaken', params: {}, message: 'The platform did not take this over.' }]];
  });
  return Object.fromEntries(entries);
}

/** Fields that were given a value and that the record, read afterwards, does not show: nobody knows whether they were kept. */
export function unshown({ resource, sent, record }: { resource: Resource; sent: Values; record: Values }): readonly string[] {
  return Object.entries(sent).flatMap(([name, value]) => (resource.fields[name] && !resource.fields[name].writeOnly && !isNothing(value) && isNothing(record[name]) ? [name] : []));
}

/** Whether two values are one to a person: a platform may trim a text, change its case, round a number or leave out what is empty. */
export function isAlike({ field, sent, held }: { field: Field; sent: unknown; held: unknown }): boolean {
  if (isSame(sent, held) || (isNothing(sent) && isNothing(held))) return true;
  if (typeof sent === 'string' && typeof held === 'string') {
    if (field.type === 'datetime') return Math.abs(Date.parse(sent) - Date.parse(held)) < 60_000;
    if (field.type === 'richText') return textOf(sent) === textOf(held);
    return sent.trim().toLowerCase() === held.trim().toLowerCase() || (field.type === 'phone' && digits(sent) === digits(held));
  }
  if (typeof sent === 'number' && typeof held === 'number') return Math.abs(sent - held) < 0.006;
  if (Array.isArray(sent) && Array.isArray(held)) return field.type === 'list' ? sent.length === held.length : isSame([...sent].sort(), [...held].sort());
  // Of a group only what was sent is compared: the platform may hold more.
  return isObject(sent) && isObject(held) && Object.entries(sent).every(([name, value]) => isSame(value, held[name]) || (isNothing(value) && isNothing(held[name])));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.values(value).every(isNothing));
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ').trim();
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(-10);
}
