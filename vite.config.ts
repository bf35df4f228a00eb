import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { keepLastBuild, serviceWorker } from './scripts/lib/offlineFiles.mjs';

/**
 * The console's build: static files for any platform that speaks the contract. Chunks are left to the bundler, since
 * groups made by hand undo the splitting; one style sheet, since it is small and saves a request.
 */
export default defineConfig({
  plugins: [react(), namePreloads(), inlineHelpers(), serviceWorker({ source: here('src/shell/offline/serviceWorker.js') }), keepLastBuild()],
  build: {
    outDir: 'dist/console',
    // Files of the build before stay for pages that are open; what is older is removed by name.
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: chunkOf, debugName: 'first screen', includeDependenciesRecursively: false }] } } },
  },
  worker: { format: 'es' },
});

/**
 * Code that the first screen needs comes in two files: `base`, what both halves need, and `console` or `signedOut`, what
 * the one half alone needs besides. Left alone, the bundler cuts it into a dozen, one for each set of later parts that share something.
 * Everything else is left to the bundler: groups of vendors made by hand undo the splitting.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const base = closureOf({ root: MAIN, graph });
  if (base.has(id)) return 'base';
  if (!closureOf({ root: MAIN_CONSOLE, graph }).has(id)) return closureOf({ root: MAIN_SIGNED_OUT, graph }).has(id) ? 'signedOut' : null;
  // Who signs in, registers or reads a public page must not wait for the console because a button stands in both.
  return closureOf({ root: MAIN_SIGNED_OUT, graph, hasLater: true }).has(id) ? 'base' : 'console';
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;
}

const MAIN = here('src/main.tsx');
const MAIN_CONSOLE = here('src/mainConsole.tsx');
const MAIN_SIGNED_OUT = here('src/mainSignedOut.tsx');
const closures = new Map<string, Set<string>>();

/** A path of this repository. */
function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/** A module and all it imports, directly or not; what it imports later only with `hasLater`. */
function closureOf({ root, graph, hasLater = false }: { root: string; graph: ModuleGraph; hasLater?: boolean }): Set<string> {
  const key = `${root} ${hasLater}`;
  const known = closures.get(key);
  if (known) return known;
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    const info = graph.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...((hasLater && info?.dynamicallyImportedIds) || []));
  }
  closures.set(key, found);
  return found;
}

/**
 * Writes the files of both halves into the page, as lists of which `boot.js` preloads the one that is wanted. They would
 * otherwise be found only once the first file has been read.
 */
function namePreloads(): Plugin {
  return {
    name: 'lectern-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const half = (name: string) => {
          const files = chunks.filter((chunk) => chunk.name === name).flatMap((chunk) => [chunk.fileName, ...chunk.imports]);
          // What both halves need stands in the page itself.
          const own = [...new Set(files)].filter((file) => !chunks.some((chunk) => chunk.fileName === file && (chunk.name === 'base' || chunk.name === 'rolldown-runtime')));
          return own.map((file) => `/${file}`).join(' ');
        };
        return [
          { tag: 'meta', attrs: { name: 'lectern-console', content: half('console') }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'lectern-signed-out', content: half('signedOut') }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/**
 * The bundler keeps its few helpers (0.7 kB, without state) in a file of their own, which costs the first screen a
 * request. Each file that uses them gets its copy instead.
 */
function inlineHelpers(): Plugin {
  return {
    name: 'lectern-inline-helpers',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const helpers = chunks.find((chunk) => chunk.name === 'rolldown-runtime');
        const base = chunks.find((chunk) => chunk.name === 'base');
        const parts = helpers && /^([\s\S]*)export\{([^}]*)\};?\s*$/.exec(helpers.code);
        if (!helpers || !base || !parts) return;
        const names = parts[2]!.split(',').map((one) => one.trim().split(' as ').reverse().join(':')).join(',');
        const copy = `(()=>{${parts[1]};return{${names}}})()`;
        const importOfHelpers = new RegExp(`import\\{([^}]*)\\}from"\\./${helpers.fileName.split('/').pop()!.replaceAll('.', '\\.')}";`);
        for (const chunk of chunks) {
          const inlined = chunk.code.replace(importOfHelpers, (_all, wanted: string) => `const{${wanted.replaceAll(' as ', ':')}}=${copy};`);
          // What lists the files to fetch beforehand names a file that is there already instead.
          chunk.code = inlined.replaceAll(helpers.fileName, base.fileName);
        }
        for (const page of Object.values(bundle)) {
          if (page.type === 'asset' && page.fileName.endsWith('.html')) page.source = String(page.source).replace(new RegExp(`\\s*<(script|link)[^>]*${helpers.fileName}[^>]*>(</script>)?`), '');
        }
        delete bundle[helpers.fileName];
      },
    },
  };
}
