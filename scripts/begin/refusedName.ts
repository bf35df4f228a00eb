import { Script } from 'node:vm';
import { loadDeclarations, shippedDeclarations } from '../../platform/declarations';
import { DeclarationError, defineResource, f, filesSource, routeShape } from '../../src/schemas';
import { CONSOLE_ROUTES } from '../../src/shell/table/routeTable';

/** What a declaration imports. */
const IMPORTED: readonly string[] = ['defineResource', 'f'];

/** Why there can be no module of that name beside those there are, with what to do; null where there can. */
export function refusedName(name: string): string | null {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) return 'A module is called by letters and digits, in camelCase: npm run new:module -- studyRoom';
  if (IMPORTED.includes(name) || !isVariable(name)) return `“${name}” is a word of the language, and no declaration can be called so. Choose another name.`;
  const page = CONSOLE_ROUTES.find(({ path }) => routeShape(path).split('/')[0] === routeShape(name));
  if (page) return `/app/${page.path} is a page of the console, and a module would take its address. Choose another name.`;
  try {
    loadDeclarations([shippedDeclarations, filesSource({ [name]: { [name]: defineResource({ name, fields: { name: f.text() } }) } })]);
  } catch (error) {
    if (error instanceof DeclarationError) return error.message;
    throw error;
  }
  return null;
}

/** In a module, whose code is strict and may wait. */
function isVariable(name: string): boolean {
  try {
    return new Script(`'use strict'; async () => { const ${name} = 0; };`) instanceof Script;
  } catch {
    return false;
  }
}
