import type { Json, Node } from '../json';
import { DELETED, DEPENDANTS_BODY, filterWays, listSchema, RESULTS } from '../shapes';

/**
 * A schema in a few words: `text ≤120`, `uuid?`, `[date] ≤50`, `{name*: text, age: integer ≥0}`. Everything the schema says is in
 * it: what has no words stands as JSON. `*`: must be there · `?`: may be null · `…`: other names may be there, too.
 */
export function signature(schema: Node): string {
  const known = KNOWN.get(schema);
  if (known !== undefined) return known;
  const text = sharedWord(schema) ?? inFull(schema);
  KNOWN.set(schema, text);
  return text;
}

/** A description does not change once it is made, and its parts stand in many places. */
const KNOWN = new WeakMap<Node, string>();

/** The same, though many calls share it. */
export function inFull(schema: Node): string {
  const { description, readOnly, writeOnly, default: usual, ...kind } = schema;
  return [
    kindOf(kind),
    usual === undefined ? '' : `= ${JSON.stringify(usual)}`,
    mark('read only', readOnly), mark('write only', writeOnly),
    description === undefined ? '' : `“${String(description)}”`,
  ].filter(Boolean).join(' ');
}

/** What many calls share and is printed once, by the word that stands for it. */
export const SHARED: Readonly<Record<string, Node>> = {
  ids: DEPENDANTS_BODY,
  results: RESULTS,
  bin: DELETED,
};

/** The same where it is made over something else: the word, and how it is made. */
export const SHARED_OVER: Readonly<Record<string, (one: Node) => Node>> = {
  'page of': listSchema,
  any: (one) => filterWays({ one, isRange: false, isId: false }),
  'any of': (one) => filterWays({ one, isRange: false, isId: true }),
  range: (one) => filterWays({ one, isRange: true, isId: false }),
};

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(SHARED).map(([word, shared]) => [JSON.stringify(shared), word]));

function sharedWord(schema: Node): string | null {
  const text = JSON.stringify(schema);
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const over = innerOf(schema);
  if (over) for (const [word, make] of Object.entries(SHARED_OVER)) if (text === JSON.stringify(make(over))) return `${word} ${signature(over)}`;
  return null;
}

/** What a page or a filter would be made over. */
function innerOf({ properties, anyOf }: Node): Node | null {
  const items = node(node(properties)?.['items'])?.['items'];
  return node(items) ?? (Array.isArray(anyOf) ? node(anyOf[0] as Json) : null);
}

function kindOf(kind: Node): string {
  const { $ref, anyOf, type, ...rest } = kind;
  if (typeof $ref === 'string') return withRest($ref.replace('#/components/schemas/', ''), { ...rest, ...(anyOf === undefined ? {} : { anyOf }), ...(type === undefined ? {} : { type }) });
  if (Array.isArray(anyOf)) return withRest(choiceOf(anyOf as readonly Node[]), { ...rest, ...(type === undefined ? {} : { type }) });
  if (Array.isArray(type) && type.length === 2 && type[1] === 'null') return typed(String(type[0]), rest, '?');
  return type === undefined ? withRest('any', rest) : typed(String(type), rest, '');
}

function choiceOf(ways: readonly Node[]): string {
  const [first, second] = ways;
  if (ways.length === 2 && JSON.stringify(second) === '{"type":"null"}') return /[ |]/.test(inFull(first!)) ? `(${signature(first!)})?` : `${signature(first!)}?`;
  return `(${ways.map(signature).join(' or ')})`;
}

function typed(type: string, rest: Node, isNull: string): string {
  switch (type) {
    case 'object': return objectOf(rest, isNull);
    case 'array': {
      const { items, minItems, maxItems, ...others } = rest;
      return withRest(`[${items === undefined ? 'any' : signature(items as Node)}]${isNull}${bounds(minItems, maxItems)}`, others);
    }
    case 'string': {
      const { format, enum: names, pattern, minLength, maxLength, ...others } = rest;
      const name = Array.isArray(names) ? `${format === undefined ? '' : `${String(format)} `}${names.join('|')}` : format === undefined ? 'text' : String(format);
      return withRest(`${name}${isNull}${pattern === undefined ? '' : ` /${String(pattern)}/`}${bounds(minLength, maxLength)}`, others);
    }
    default: {
      const { enum: values, minimum, maximum, ...others } = rest;
      return withRest(`${type}${Array.isArray(values) ? ` ${values.join('|')}` : ''}${isNull}${bounds(minimum, maximum)}`, others);
    }
  }
}

function objectOf({ properties, required, additionalProperties, ...rest }: Node, isNull: string): string {
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, Node>>);
  const must = (required ?? []) as readonly string[];
  const others = additionalProperties === undefined ? ['…'] : additionalProperties === false ? [] : [`any name: ${typeof additionalProperties === 'object' ? signature(additionalProperties as Node) : String(additionalProperties)}`];
  const parts = [...fields.map(([name, schema]) => fieldOf(name, schema, must.includes(name))), ...must.filter((name) => !fields.some(([one]) => one === name)).map((name) => `${name}*`), ...others];
  return withRest(fields.length === 0 && additionalProperties === undefined && must.length === 0 ? `object${isNull}` : `{${parts.join(', ')}}${isNull}`, rest);
}

/** A plain text, and anything at all, is its name alone. */
function fieldOf(name: string, schema: Node, isRequired: boolean): string {
  const text = signature(schema);
  return `${name}${isRequired ? '*' : ''}${text === 'text' ? '' : `: ${text}`}`;
}

function bounds(least: Json | undefined, most: Json | undefined): string {
  return `${least === undefined ? '' : ` ≥${String(least)}`}${most === undefined ? '' : ` ≤${String(most)}`}`;
}

function mark(word: string, value: Json | undefined): string {
  return value === undefined ? '' : value === true ? word : `${word} ${JSON.stringify(value)}`;
}

function withRest(text: string, rest: Node): string {
  return Object.keys(rest).length === 0 ? text : `${text} ${JSON.stringify(rest)}`;
}

function node(value: Json | undefined): Node | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : null;
}
