import type { DeclarationLoader } from '../../src/schemas';
import { ERRORS } from '../kernel/errors';
import { REASONS } from '../kernel/reasons';
import { fixedPaths } from './fixedCalls';
import { jsonContent, ref, type Node } from './json';
import { changeSchema, resourcePaths, resourceSchemas } from './resourceCalls';
import { DEPENDANTS_SCHEMA, HISTORY_SCHEMA } from './shapes';

/** The OpenAPI 3.1 description of everything the platform answers: its calls by declaration, and the fixed ones. */
export function openApiDocument({ loader }: { loader: DeclarationLoader }): Node {
  const resources = loader.all();
  return {
    openapi: '3.1.0',
    info: { title: 'Lectern platform', version: '1', description: 'Generated from the declarations of the modules. Every reply under /api is an envelope; every failure has a code. A day or an instant that is sent lies in the years 1900 to 2200 unless its field says otherwise.' },
    security: [{ token: [] }],
    tags: [{ name: 'platform' }, ...resources.map((resource) => ({ name: resource.name }))],
    paths: together([fixedPaths(), ...resources.map(resourcePaths)]),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { failure: { description: 'A failure, by its code', ...jsonContent(ref('failure')) } },
      schemas: {
        failure: FAILURE,
        choice: { type: 'object', properties: { id: { type: 'string', format: 'uuid' }, title: { type: 'string' }, picture: { type: ['string', 'null'] }, subtitle: { type: 'string' }, within: { type: 'array', items: { type: 'string' }, description: 'Names of what it stands in, such as its subject or its institute: the last words of the subtitle, between “ · ”' }, isDeleted: { type: 'boolean', description: 'True where it has been deleted; left out otherwise' } }, required: ['id', 'title'] },
        dependants: DEPENDANTS_SCHEMA,
        history: HISTORY_SCHEMA,
        ...Object.assign({}, ...resources.map((resource) => ({ ...resourceSchemas(resource), ...(resource.source === null && { [`${resource.name}.change`]: changeSchema(resource) }) }))),
      },
    },
  };
}

const FAILURE: Node = {
  type: 'object',
  properties: {
    httpcode: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'An English sentence' },
    reason: { type: 'string', enum: Object.keys(REASONS), description: 'Why, where the code alone does not tell' },
    params: { type: 'object', description: 'What the sentence of the reason speaks of' },
    errors: { type: 'object', additionalProperties: { type: 'string' }, description: 'An English sentence per field' },
    problems: { type: 'object', additionalProperties: { type: 'object', properties: { code: { type: 'string' }, params: { type: 'object' } } }, description: 'The same by code' },
    requestId: { type: 'string' },
  },
  required: ['httpcode', 'code', 'message', 'requestId'],
};

/** Calls of one address may come from several places: a record that is written where a call of a room is read. */
function together(all: readonly Readonly<Record<string, Record<string, Node>>>[]): Record<string, Record<string, Node>> {
  const paths: Record<string, Record<string, Node>> = {};
  for (const [path, methods] of all.flatMap((one) => Object.entries(one))) paths[path] = { ...paths[path], ...methods };
  return paths;
}
