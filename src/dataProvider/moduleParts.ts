import type { ResourceInput } from '../schemas';

/** What a file of one module and one language holds. */
export interface ModulePart<Words> {
  /** Its declaration, as its author wrote it, and that of the module whose rows it is of. */
  readonly declarations: readonly ResourceInput[];
  readonly words: Words;
}

/** A part that `public/boot.js` has asked for while the code was still loading. */
interface EarlyPart {
  readonly path: string;
  readonly reply: Promise<Response>;
}

declare global {
  interface Window {
    __lecternPart?: EarlyPart | undefined;
  }
}

/**
 * Fetches the part of a module in a language. The build writes each into a file of its own, which the browser keeps.
 * @param options.base the folder of these files, ending in a slash
 * @throws Error the one of a missing part of the console where there is no such file (any more)
 */
export function fetchModulePart<Words>({ base, locale, name }: { base: string; locale: string; name: string }): Promise<ModulePart<Words>> {
  return fetchFile(`${base}${locale}/${name}.json`);
}

/** The words of all modules in a language, by their names. @throws Error as `fetchModulePart` does */
export function fetchModuleWords<Words>({ base, locale }: { base: string; locale: string }): Promise<Readonly<Record<string, Words>>> {
  return fetchFile(`${base}${locale}.json`);
}

async function fetchFile<T>(path: string): Promise<T> {
  const missing = (): never => {
    throw new Error(`Failed to fetch dynamically imported module: ${path}`);
  };
  const reply = await (takeEarly(path) ?? fetch(path)).catch(() => fetch(path)).catch(missing);
  return reply.ok ? ((await reply.json()) as T) : missing();
}

/** Each is taken once. */
function takeEarly(path: string): Promise<Response> | undefined {
  const early = window.__lecternPart;
  if (early?.path !== path) return undefined;
  window.__lecternPart = undefined;
  return early.reply;
}
