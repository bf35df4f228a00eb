import { pathNames, type AnyCall, type Field } from '../../src/schemas';
import { callAddress } from '../calls/register';
import { fieldsOf } from '../kernel/http/readValues';
import { fieldSchema, requiredNames } from './fieldSchema';
import { jsonContent, type Node } from './json';
import { envelope, IF_MATCH, VERSION_HEADERS } from './shapes';

/** A call of a feature as an operation of OpenAPI: everything it says stands in its definition. */
export function callOperation(call: AnyCall): Node {
  const query = fieldsOf(call.query ?? {});
  const parameters = [
    ...pathNames(call.path).map((name): Node => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.values(query).map((field): Node => ({ name: field.name, in: 'query', required: field.required, schema: fieldSchema({ ...field, required: true }) })),
    ...(call.versioned && call.method !== 'GET' ? [IF_MATCH] : []),
  ];
  const body = call.body && fieldsOf(call.body);
  const data = fieldsOf(call.gives ?? {});
  return {
    tags: ['platform'],
    summary: call.summary,
    ...(call.gate === 'public' ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: requiredNames(body).length > 0, ...jsonContent(objectSchema(body, requiredNames(body))) } } : {}),
    responses: {
      [call.creates ? '201' : '200']: {
        description: 'Done',
        ...(call.versioned ? { headers: VERSION_HEADERS } : {}),
        ...jsonContent(envelope(call.gives ? objectSchema(data, Object.keys(data)) : { type: 'object' }, [])),
      },
      default: { $ref: '#/components/responses/failure' },
    },
  };
}

/** The key of a call among the paths of the description. */
export function describedAt(call: AnyCall): { readonly path: string; readonly method: string } {
  return { path: callAddress(call), method: call.method.toLowerCase() };
}

function objectSchema(fields: Readonly<Record<string, Field>>, required: readonly string[]): Node {
  return { type: 'object', properties: Object.fromEntries(Object.values(fields).map((field) => [field.name, fieldSchema(field)])), ...(required.length > 0 ? { required: [...required] } : {}), additionalProperties: false };
}
