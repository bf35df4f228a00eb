import { createLoader, filesSource, type DeclarationLoader, type DeclarationSource } from '../src/schemas';
import { HANDLER_NAMES } from './handlers';

/** The shipped declarations, found by their place. */
export const shippedDeclarations: DeclarationSource = filesSource(import.meta.glob('../src/resources/*.ts', { eager: true }));

/**
 * The loader everything asks.
 * @throws DeclarationError naming resource, path and remedy for everything that is wrong
 */
export function loadDeclarations(sources: readonly DeclarationSource[] = [shippedDeclarations]): DeclarationLoader {
  return createLoader({ sources, handlers: HANDLER_NAMES });
}
