/** A piece of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An object of JSON Schema, or of OpenAPI. */
export interface Node {
  readonly [key: string]: Json;
}

/** A schema that is described elsewhere in the document. */
export function ref(name: string): Node {
  return { $ref: `#/components/schemas/${name}` };
}

/** A body or a reply of JSON. */
export function jsonContent(schema: Node): Node {
  return { content: { 'application/json': { schema } } };
}

/** Any type of that schema, or null. */
export function nullable(schema: Node): Node {
  const { type } = schema;
  return typeof type === 'string' && !('enum' in schema) ? { ...schema, type: [type, 'null'] } : { anyOf: [schema, { type: 'null' }] };
}
