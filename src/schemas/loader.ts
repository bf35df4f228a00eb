import { checkedDeclarations } from './check';
import { DeclarationError } from './declarationError';
import type { ResourceInput } from './declaration';
import { byMenu, type Head } from './head';
import { normalizeAll } from './normalizeAll';
import type { Resource } from './resource';

/** Where declarations come from: files of this tree, or rows of the platform's database. */
export interface DeclarationSource {
  readonly name: string;
  /** The declarations as they are now. */
  read(): readonly ResourceInput[];
  /** Calls back when they have changed. Sources that never change leave it out. */
  subscribe?(listener: () => void): () => void;
}

/** The one place to ask for modules: their heads at once, their declarations when they are needed. */
export interface Declarations {
  /** Every module, by menu order, then name. */
  all(): readonly Head[];
  get(name: string): Head | undefined;
  /** @throws RangeError for a name nobody declared */
  require(name: string): Head;
  /** The declaration, with its words; fetched when it is first asked for. Rejects with RangeError for a name nobody declared, and with what kept it from being fetched. */
  load(name: string): Promise<Resource>;
  /** The same where it is there already. */
  loaded(name: string): Resource | undefined;
  subscribe(listener: () => void): () => void;
}

/** The same where all declarations are at hand, as on the platform. */
export interface DeclarationLoader extends Declarations {
  all(): readonly Resource[];
  get(name: string): Resource | undefined;
  require(name: string): Resource;
  /** The declaration as its author wrote it. */
  inputOf(name: string): ResourceInput | undefined;
}

/**
 * Reads every source, checks all declarations together and normalises them.
 * @throws DeclarationError with every problem found. A later change that is wrong keeps the last good state and throws
 *   from the source's own writer, which asks `checkDeclarations` first.
 */
export function createLoader({ sources, handlers = [], views = [], jobs = [] }: { sources: readonly DeclarationSource[]; handlers?: readonly string[]; views?: readonly string[]; jobs?: readonly string[] }): DeclarationLoader {
  return loaderOver(sources, (inputs) => {
    const { problems, resources } = checkedDeclarations({ inputs, handlers, views, jobs });
    if (problems.length > 0) throw new DeclarationError(problems);
    return resources;
  });
}

/** The same over declarations that were checked before, when the console was built or by the platform that sent them. */
export function createTrustedLoader({ sources }: { sources: readonly DeclarationSource[] }): DeclarationLoader {
  return loaderOver(sources, normalizeAll);
}

function loaderOver(sources: readonly DeclarationSource[], read: (inputs: readonly ResourceInput[]) => readonly Resource[]): DeclarationLoader {
  const listeners = new Set<() => void>();
  let state = load(sources, read);
  for (const source of sources) {
    source.subscribe?.(() => {
      state = load(sources, read);
      for (const listener of listeners) listener();
    });
  }
  const get = (name: string): Resource | undefined => state.byName.get(name);
  return {
    all: () => state.resources,
    get,
    require: (name) => known({ name, found: get(name) }),
    load: async (name) => known({ name, found: get(name) }),
    loaded: get,
    inputOf: (name) => state.inputs.get(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What was found under a name. @throws RangeError where nothing was */
export function known<T>({ name, found }: { name: string; found: T | undefined }): T {
  if (found === undefined) throw new RangeError(`No module is declared under the name “${name}”.`);
  return found;
}

/** A source over modules found by a glob: each exports one declaration under any name. */
export function filesSource(modules: Readonly<Record<string, unknown>>): DeclarationSource {
  const inputs = Object.entries(modules).flatMap(([path, module]) => {
    const exported = Object.values(module as Record<string, unknown>).filter((value) => typeof value === 'object' && value !== null);
    if (exported.length !== 1) {
      throw new DeclarationError([{ resource: path, path: '', message: `exports ${exported.length} declarations`, remedy: 'export exactly one, made by defineResource' }]);
    }
    return exported as ResourceInput[];
  });
  return { name: 'files', read: () => inputs };
}

function load(sources: readonly DeclarationSource[], read: (inputs: readonly ResourceInput[]) => readonly Resource[]) {
  const inputs = sources.flatMap((source) => source.read());
  const resources = [...read(inputs)].sort(byMenu);
  return {
    resources,
    byName: new Map(resources.map((resource) => [resource.name, resource])),
    inputs: new Map(inputs.map((input) => [input.name, input])),
  };
}
