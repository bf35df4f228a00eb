import { type DateBound, type Field, type FieldType } from '../../src/schemas';
import { nullable, type Node } from './json';

/** A field's value on the wire. What is not required may be null. */
export function fieldSchema(field: Field): Node {
  const schema: Node = { ...plainSchema(field), ...(field.requiredIf ? { description: `Required where ${JSON.stringify(field.requiredIf)}` } : {}) };
  const isAlways = field.required || field.system || field.derive.length > 0 || Array.isArray(schema['items']) || schema['type'] === 'array';
  return (isAlways && !field.when) || field.type === 'json' ? schema : nullable(schema);
}

/** Names of the fields a body must hold: required, without a default or what fills it in, and not under a condition. */
export function requiredNames(fields: Readonly<Record<string, Field>>): string[] {
  return Object.values(fields).filter((field) => field.required && !field.system && !field.readOnly && !field.when && field.default === null && !field.fill).map((field) => field.name);
}

function plainSchema(field: Field): Node {
  switch (field.type) {
    case 'choice':
      return { type: 'string', enum: field.choices };
    case 'choices':
      return { type: 'array', items: { type: 'string', enum: field.choices } };
    case 'tags':
      return { type: 'array', items: { type: 'string', maxLength: field.maxLength }, maxItems: 50 };
    case 'refs':
      return { type: 'array', items: { type: 'string', format: 'uuid' }, description: `Ids of ${field.to}${narrowed(field)}` };
    case 'ref':
      return { type: 'string', format: 'uuid', description: `Id of ${field.to}${narrowed(field)}` };
    case 'oneOf':
      return { type: 'string', pattern: `^(${Object.keys(field.kinds).join('|')}):[0-9a-f-]{36}$`, description: `Which it is, a colon and its id: ${Object.entries(field.kinds).map(([kind, to]) => `${kind} of ${to}`).join(', ')}` };
    case 'group':
      return groupSchema(field);
    case 'list':
      return { type: 'array', items: groupSchema(field), minItems: field.minItems, maxItems: field.maxItems };
    case 'matrix':
      return matrixSchema(field);
    case 'json':
      return { description: `Any JSON of at most ${field.maxLength} characters, without spaces between` };
    case 'boolean':
      return { type: 'boolean' };
    case 'integer': case 'duration': case 'number': case 'money':
      return numberSchema(field);
    default:
      return textSchema(field);
  }
}

/** What a reference depends on: `, of the same subjectId`. */
function narrowed({ narrowedBy }: Field): string {
  return Object.entries(narrowedBy).map(([theirs, own]) => `, whose ${theirs} is that at ${own}`).join('');
}

function groupSchema(field: Field): Node {
  const required = requiredNames(field.fields);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.values(field.fields).map((inner) => [inner.name, fieldSchema(inner)])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
}

/** Ticked columns by row: of modules by whatever keys there are. */
function matrixSchema({ rows, rowsFrom, columns, over }: Field): Node {
  const cells: Node = { type: 'array', items: { type: 'string', enum: over === null ? columns : [...columns, ...columns.map((column) => `-${column}`)] } };
  if (rowsFrom) return { type: 'object', description: `Rights by module key${over === null ? '' : `; what is more or less than ${over} allows`}`, additionalProperties: cells };
  return { type: 'object', properties: Object.fromEntries(rows.map((row) => [row, cells])), additionalProperties: false };
}

function numberSchema(field: Field): Node {
  const isWhole = field.type === 'integer' || field.type === 'duration';
  return {
    type: isWhole ? 'integer' : 'number',
    ...(field.numbers.length > 0 ? { enum: field.numbers } : {}),
    ...(field.min === null ? {} : { minimum: field.min }),
    ...(field.max === null ? {} : { maximum: field.max }),
    ...(field.type === 'money' ? { description: 'Indian rupees, two decimals' } : field.type === 'duration' ? { description: 'Minutes' } : isWhole ? {} : { description: `At most ${field.decimals} decimals` }),
  };
}

const FORMATS: Partial<Record<FieldType, string>> = { email: 'email', url: 'uri', image: 'uri-reference', file: 'uri-reference', date: 'date', datetime: 'date-time', password: 'password' };
const PATTERNS: Partial<Record<FieldType, string>> = { time: '^([01]\\d|2[0-3]):[0-5]\\d$', colour: '^#[0-9a-f]{6}$', phone: '^\\+[1-9]\\d{6,14}$' };
const SIZED = new Set<FieldType>(['text', 'longText', 'richText', 'email', 'url', 'password']);

function textSchema(field: Field): Node {
  const format = field.system && field.name === 'id' ? 'uuid' : FORMATS[field.type];
  const pattern = field.pattern ?? PATTERNS[field.type];
  return {
    type: 'string',
    ...(format ? { format } : {}),
    ...(pattern ? { pattern } : {}),
    ...boundsText(field),
    ...(field.minLength > 0 ? { minLength: field.minLength } : {}),
    ...(SIZED.has(field.type) && !field.system ? { maxLength: field.maxLength } : {}),
  };
}

/** The first and the last a day or an instant may be, in words: no format has a place for them. */
function boundsText({ earliest, latest, newWithin, after, within }: Field): Node {
  const say = (bound: DateBound): string => (typeof bound === 'string' ? bound : 'now' in bound ? 'now' : bound.today === 0 ? 'today in India' : `today in India ${bound.today < 0 ? '-' : '+'} ${Math.abs(bound.today)} days`);
  const said = [earliest === null ? [] : [`not before ${say(earliest)}`], latest === null ? [] : [`not after ${say(latest)}`], newWithin === null ? [] : [newWithin === 0 ? 'in a new record not in the past' : `in a new record at most ${newWithin} days ago`], within === null ? [] : [`later than ${after}, by at most ${'hours' in within ? `${within.hours} hours` : `${within.days} days`}`]].flat().join(', ');
  return said === '' ? {} : { description: `${said.charAt(0).toUpperCase()}${said.slice(1)}` };
}
