import type { Json, Node } from '../json';
import { answer, envelope, ID, IDEMPOTENCY, IF_MATCH, INSTITUTE, PAGING, queryText, SORTING, VERSION_HEADERS } from '../shapes';
import { signature } from './signature';

/** An operation of the description, where it stands, and who may call it. */
export interface DescribedCall {
  readonly path: string;
  readonly method: string;
  readonly operation: Node;
  /** In words: `update`, `signed in`. What the description itself says of it (`public`) is added. */
  readonly gate: string;
}

/** A call as one line: `PUT /api/v9/coupon/{id: uuid}/activate · update · coupon.activate · If-Match · body {…} → 200 coupon, ETag; 403 404`. */
export function callLine({ path, method, operation, gate }: DescribedCall): string {
  const { summary, operationId, parameters, requestBody, responses, security, description, tags: _tags, ...rest } = operation;
  const asked = (parameters ?? []) as readonly Node[];
  const places = asked.filter((one) => one['in'] === 'path');
  const said = [
    `${method.toUpperCase()} ${places.reduce(withPlace, path)}`,
    [gate, security === undefined ? '' : JSON.stringify(security) === '[]' ? 'public' : `security ${JSON.stringify(security)}`].filter(Boolean).join(', '),
    String(operationId ?? summary),
    ...(description === undefined ? [] : [`“${String(description)}”`]),
    ...[asked.filter((one) => one['in'] === 'query'), asked.filter((one) => one['in'] !== 'query' && one['in'] !== 'path')].map(parametersOf),
    ...(requestBody === undefined ? [] : [bodyOf(requestBody as Node)]),
    ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)]),
  ];
  return `${said.filter(Boolean).join(' · ')} → ${repliesOf((responses ?? {}) as Readonly<Record<string, Node>>)}`;
}

/** Parameters that many calls have, printed once, by what stands for them in a line. */
export const SHARED_PARAMETERS: Readonly<Record<string, Node>> = { page: PAGING[0]!, size: PAGING[1]!, sortField: SORTING[0]!, sortOrder: SORTING[1]!, instituteId: INSTITUTE, 'If-Match': IF_MATCH, 'Idempotency-Key': IDEMPOTENCY };

const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(SHARED_PARAMETERS).map(([word, shared]) => [JSON.stringify(shared), word]));

function withPlace(path: string, parameter: Node): string {
  const { name, in: _in, required, schema, description, ...rest } = parameter;
  const isShared = JSON.stringify(parameter) === JSON.stringify(ID);
  const text = isShared ? 'uuid' : [signature((schema ?? {}) as Node), required === true ? '' : `required ${JSON.stringify(required ?? null)}`, description === undefined ? '' : `“${String(description)}”`, Object.keys(rest).length === 0 ? '' : JSON.stringify(rest)].filter(Boolean).join(' ');
  const place = `{${String(name)}}`;
  return path.includes(place) ? path.replace(place, text === 'text' ? place : `{${String(name)}: ${text}}`) : `${path} not in the path: ${place} ${text}`;
}

function parametersOf(parameters: readonly Node[]): string {
  if (parameters.length === 0) return '';
  const isQuery = parameters[0]!['in'] === 'query';
  return `${isQuery ? '?' : ''}${parameters.map(parameterOf).join(isQuery ? ' &' : ', ')}`;
}

function parameterOf(parameter: Node): string {
  const text = JSON.stringify(parameter);
  const word = WORDS.get(text);
  if (word !== undefined) return word;
  const { name, in: where, required, schema, description, ...rest } = parameter;
  if (text === JSON.stringify(queryText(String(name), `Filter on ${String(name).split('.')[0]!}`))) return `filter ${String(name)}`;
  return [
    `${String(name)}${required === true ? '*' : ''}`, ...(required === undefined || required === false || required === true ? [] : [JSON.stringify(required)]),
    signature((schema ?? {}) as Node), ...(where === 'query' ? [] : [String(where)]), ...(description === undefined ? [] : [`“${String(description)}”`]), ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)]),
  ].join(' ');
}

function bodyOf({ required, content, description, ...rest }: Node): string {
  const extra = [...(description === undefined ? [] : [`“${String(description)}”`]), ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)]), ...(typeof required === 'boolean' || required === undefined ? [] : [JSON.stringify(required)])];
  return [`body${required === true ? '*' : ''} ${contentOf(content)}`, ...extra].join(' ');
}

function contentOf(content: Json | undefined): string {
  const types = Object.entries((content ?? {}) as Readonly<Record<string, Node>>);
  return types.map(([type, { schema, ...rest }]) => [...(type === 'application/json' ? [] : [type]), signature((schema ?? {}) as Node), ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)])].join(' ')).join(' or ');
}

/** `200 coupon, ETag; 403 404`: what went well by what it gives, and the failures by their numbers. */
function repliesOf(responses: Readonly<Record<string, Node>>): string {
  const isFailure = (reply: Node): boolean => JSON.stringify(reply) === '{"$ref":"#/components/responses/failure"}';
  const well = Object.entries(responses).filter(([, reply]) => !isFailure(reply)).map(([status, reply]) => `${status} ${replyOf(reply)}`);
  const failures = Object.entries(responses).filter(([, reply]) => isFailure(reply)).map(([status]) => status);
  return [...well, ...(failures.length > 0 ? [failures.join(' ')] : [])].join('; ');
}

function replyOf(reply: Node): string {
  const { description, headers, content, ...rest } = reply;
  const schema = ((content as Node | undefined)?.['application/json'] as Node | undefined)?.['schema'] as Node | undefined;
  const data = (schema?.['properties'] as Node | undefined)?.['data'] as Node | undefined;
  const isWrapped = data !== undefined && [answer('', data), { description: '', content: { 'application/json': { schema: envelope(data, []) } } }].some((one) => JSON.stringify(one['content']) === JSON.stringify(content));
  return [
    isWrapped ? signature(data) : `without envelope ${contentOf(content)}`,
    ...(headers === undefined ? [] : [JSON.stringify(headers) === JSON.stringify(VERSION_HEADERS) ? 'ETag' : JSON.stringify(headers)]),
    ...(Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)]),
    ...(description === undefined || isWrapped ? [] : [`“${String(description)}”`]),
  ].join(', ');
}
