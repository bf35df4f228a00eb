import { createLoader, DeclarationError, filesSource, type DeclarationLoader, type DeclarationSource } from '../src/schemas';
import { HANDLER_NAMES, JOB_NAMES } from './handlers';
import { clashesOf } from './openapi/clashes';
import { OWN_VIEWS } from './views';

/** The shipped declarations, found by their place. */
export const shippedDeclarations: DeclarationSource = filesSource(import.meta.glob('../src/resources/*.ts', { eager: true }));

/**
 * The loader everything asks.
 * @param others names of functions handed in beside the platform's own
 * @param views names of views that may give rows
 * @throws DeclarationError naming resource, path and remedy for everything that is wrong, calls that are the platform's
 * own among it
 */
export function loadDeclarations(sources: readonly DeclarationSource[] = [shippedDeclarations], others: readonly string[] = [], views: readonly string[] = Object.keys(OWN_VIEWS)): DeclarationLoader {
  const loader = createLoader({ sources, handlers: [...HANDLER_NAMES, ...others], views, jobs: [...JOB_NAMES, ...others] });
  const clashes = clashesOf(loader.all());
  if (clashes.length > 0) throw new DeclarationError(clashes);
  return loader;
}
