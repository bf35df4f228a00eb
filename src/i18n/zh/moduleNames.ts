import { namesByModule, type ModuleWords } from '../modules';

/** What modules are called. The build writes the names alone in place of this file's text. */
export const moduleNames = namesByModule(import.meta.glob<ModuleWords>('./modules/*.ts', { eager: true }));
