import { ownAddress, wholeAddress } from '../../dataProvider/fileAddresses';
import { cleanValue, isEmptyValue, validateValue } from '../../schemas';
import type { Field, Problem } from '../../schemas';
import type { Portable, PortableContext, PortableResult } from './cellTypes';
import { readingOfField } from './fieldNumber';
import { withRefs } from './nestedRefs';

/** Makes a portable from how one value is written and read; empty cells, cleaning and checking are the same for all. */
export function makePortable(input: {
  write: (input: { value: unknown; field: Field; context: PortableContext }) => string;
  /** The value, or undefined where the text is not understood. */
  read: (input: { text: string; field: Field; context: PortableContext }) => unknown;
  /** What is wrong with a text that is not understood. */
  otherwise?: (field: Field) => Problem;
  /** @default null, an empty text, an empty list */
  isEmpty?: (value: unknown) => boolean;
}): Portable {
  const isEmpty = input.isEmpty ?? isEmptyValue;
  return {
    toText: ({ field, value, context }) => (isEmpty(value) ? '' : input.write({ value, field, context })),
    fromText: ({ field, text, context }) => {
      if (text.trim() === '') return { value: cleanValue({ field, value: null }) };
      const value = input.read({ text, field, context });
      if (value === undefined) return { problem: input.otherwise?.(field) ?? { code: 'type' } };
      return checked({ field, value });
    },
  };
}

/** A value that is its own text. */
export const plainPortable = makePortable({ write: ({ value }) => String(value), read: ({ text }) => text });

/** A file's address, as it leads there from outside the console too. */
export const addressPortable = makePortable({ write: ({ value }) => wholeAddress(String(value)), read: ({ text }) => ownAddress(text.trim()) });

/** An object or a list of objects, as JSON. */
export const jsonPortable = makePortable({
  write: ({ value }) => JSON.stringify(value),
  read: ({ text }) => parseJson(text),
  isEmpty: (value) => value === null || value === undefined,
});

/** A group, or the rows of a list, as JSON: what they refer to by its title where the caller has looked titles up. */
export const nestedPortable = makePortable({
  write: ({ value, field, context }) => JSON.stringify(withRefs({ field, value, change: ({ to, text }) => context.titleOf?.({ to, id: text }) ?? text })),
  read: ({ text, field, context }) => {
    const value = parseJson(text);
    return value === undefined ? undefined : withRefs({ field, value, change: ({ to, text: title }) => context.idOf?.({ to, title }) ?? title });
  },
  isEmpty: (value) => value === null || value === undefined,
});

/** Several values in one cell: `one, two`; one that holds a comma or a quote stands in quotes. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => (/[",;\n]|^\s|\s$/.test(text) || text === '' ? `"${text.replaceAll('"', '""')}"` : text)).join(', ');
}

/** The reverse of `joinTexts`; semicolons and line ends part values too, where nothing is quoted. */
export function splitTexts(text: string): string[] {
  return [...text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,;\n]*))\s*(?:[,;\n]|$)/g)]
    .map((match) => (match[1] === undefined ? (match[2] ?? '').trim() : match[1].replaceAll('""', '"')))
    .filter((one) => one !== '');
}

/** A number of a file: as files are written, `1234.5`, and otherwise as its reader writes it; undefined where it is none. */
export function parseNumber({ text, field, context }: { text: string; field: Field; context: PortableContext }): number | undefined {
  const bare = text.trim();
  if (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(bare)) return Number(bare);
  const reading = readingOfField({ field, text, locale: context.locale });
  return reading.kind === 'number' ? reading.value : undefined;
}

function checked({ field, value }: { field: Field; value: unknown }): PortableResult {
  const clean = cleanValue({ field, value });
  const problem = validateValue({ field, value: clean });
  return problem ? { problem } : { value: clean };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
