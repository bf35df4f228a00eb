import { build } from 'vite';

/**
 * Which modules a module brings along, as the bundler itself sees it: what nobody uses of a package that hands on
 * hundreds of names is left out. Found by splitting the same sources once without any rule.
 * @param {{ root: string, plugins: import('vite').PluginOption[], alias: import('vite').Alias[], treeshake: { moduleSideEffects: { test: RegExp, sideEffects: boolean }[] } }} options
 * @returns {Promise<(from: { root: string, hasLater?: boolean }) => ReadonlySet<string>>} the ids of a module and of all it imports,
 *   directly or not; with `hasLater` also of what it imports later
 */
export async function reachableModules({ root, plugins, alias, treeshake }) {
  const built = await build({
    root,
    plugins,
    resolve: { alias },
    configFile: false,
    logLevel: 'silent',
    // Left to itself the bundler puts small shared parts with whoever loads first.
    build: { write: false, minify: false, cssMinify: false, reportCompressedSize: false, rolldownOptions: { treeshake, experimental: { chunkOptimization: false }, checks: { pluginTimings: false } } },
  });
  const chunks = new Map(built.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const closures = new Map();
  return ({ root: from, hasLater = false }) => {
    const key = `${from} ${hasLater}`;
    if (!closures.has(key)) closures.set(key, closureOf({ from, chunks, hasLater }));
    return closures.get(key);
  };
}

function closureOf({ from, chunks, hasLater }) {
  const first = [...chunks.values()].find((chunk) => chunk.moduleIds.includes(from));
  if (!first) throw new Error(`${from} is not part of the build.`);
  const found = new Set();
  const waiting = [first.fileName];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks.get(name);
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    waiting.push(...chunk.imports, ...(hasLater ? chunk.dynamicImports : []));
  }
  // The page itself is no code of anybody's.
  return new Set([...found].flatMap((chunk) => chunk.moduleIds).filter((id) => !id.endsWith('.html')));
}
