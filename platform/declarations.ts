import { createLoader, DeclarationError, filesSource, type DeclarationLoader, type DeclarationSource } from '../src/schemas';
import { HANDLER_NAMES } from './handlers';
import { clashesOf } from './openapi/clashes';

/** The shipped declarations, found by their place. */
export const shippedDeclarations: DeclarationSource = filesSource(import.meta.glob('../src/resources/*.ts', { eager: true }));

/**
 * The loader everything asks.
 * @param others names of functions handed in beside the platform's own
 * @throws DeclarationError naming resource, path and remedy for everything that is wrong, calls that are the platform's
 * own among it
 */
export function loadDeclarations(sources: readonly DeclarationSource[] = [shippedDeclarations], others: readonly string[] = []): DeclarationLoader {
  const loader = createLoader({ sources, handlers: [...HANDLER_NAMES, ...others] });
  const clashes = clashesOf(loader.all());
  if (clashes.length > 0) throw new DeclarationError(clashes);
  return loader;
}
