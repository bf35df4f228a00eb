import type { Node } from '../json';

/** An operation of the description, where it stands and whose it is. */
interface Described {
  readonly path: string;
  readonly method: string;
  readonly operation: Node;
  /** The module's name, or `platform`. */
  readonly tag: string;
}

/** Every operation of the description, in its order. */
export function callsIn(document: Node): Described[] {
  const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Node>>>>;
  return Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation, tag: String((operation['tags'] as readonly string[])[0]) })));
}

/** The schemas that operations refer to, by name. */
export function schemasIn(document: Node): Readonly<Record<string, Node>> {
  return (document['components'] as Node)['schemas'] as Readonly<Record<string, Node>>;
}
