import type { Declarations } from '../schemas';

/** For each module of another's rows the one it is of. */
let bases: Readonly<Record<string, string>> = {};

/** Says which modules are of one table; the data provider does, by its declarations. */
export function followSharedRows(loader: Declarations): void {
  const read = (): void => {
    bases = Object.fromEntries(loader.all().flatMap(({ name, of }) => (of ? [[name, of.name]] : [])));
  };
  read();
  loader.subscribe(read);
}

/** The other modules of the same rows. */
export function besides(resource: string): readonly string[] {
  const base = bases[resource] ?? resource;
  return [base, ...Object.keys(bases).filter((name) => bases[name] === base)].filter((name) => name !== resource);
}

/** A key of a module's words, then the same of the module whose rows it is of. */
export function wordKeys(resource: string, key: string): readonly string[] {
  const base = bases[resource];
  return base === undefined ? [key] : [key, key.replace(`resources.${resource}.`, `resources.${base}.`)];
}
