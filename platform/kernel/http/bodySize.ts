import { isListType, type Field } from '../../../src/schemas';

/** Largest JSON body of a call that says nothing else, in bytes: above all of those that ask for no session. */
export const BODY_BYTES = 16_384;
/** Largest body of a search, in bytes: its filters take lists of up to a thousand ids. */
export const SEARCH_BYTES = 262_144;
/** Largest body of any call, in bytes. Files do not pass here. */
export const MOST_BODY_BYTES = 1_048_576;

/**
 * Largest body of a call that writes these fields, in bytes: each as long as it may be, however a program writes its
 * signs, and room for names and for what comes with a record.
 */
export function bodyBytesOf(fields: Readonly<Record<string, Field>>): number {
  return Math.min(MOST_BODY_BYTES, BODY_BYTES + bytesOf(fields));
}

/** `\u0915` */
const BYTES_A_SIGN = 6;
/** Characters of the longest value that is no text: a number, an instant, an address of a picture. */
const PLAIN_LENGTH = 50;
const ADDRESS_LENGTH = 2_000;
const MOST_TAGS = 50;

function bytesOf(fields: Readonly<Record<string, Field>>): number {
  return Object.values(fields).reduce((sum, field) => sum + (field.name.length + lengthOf(field)) * BYTES_A_SIGN, 0);
}

function lengthOf(field: Field): number {
  if (field.type === 'group') return bytesOf(field.fields) / BYTES_A_SIGN;
  if (field.type === 'list') return (field.maxItems * bytesOf(field.fields)) / BYTES_A_SIGN;
  if (field.type === 'image' || field.type === 'file') return ADDRESS_LENGTH;
  if (field.type === 'tags') return MOST_TAGS * field.maxLength;
  return isListType(field.type) ? field.maxItems * PLAIN_LENGTH : Math.max(field.maxLength, PLAIN_LENGTH);
}
