import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

/**
 * The console's build: static files for any platform that speaks the contract. Chunks are left to the bundler, since
 * groups made by hand undo the splitting; one style sheet, since it is small and saves a request.
 */
export default defineConfig({
  plugins: [react(), namePreloads(), inlineHelpers()],
  build: {
    outDir: 'dist/console',
    emptyOutDir: true,
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
 * Code that the first screen needs comes in two files: `base`, what both halves need, and `console`, what the signed-in
 * half needs besides. Left alone, the bundler cuts it into a dozen, one for each set of later parts that share something.
 * Everything else is left to the bundler: groups of vendors made by hand undo the splitting.
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const base = closureOf({ root: MAIN, graph });
  if (base.has(id)) return 'base';
  return closureOf({ root: MAIN_CONSOLE, graph }).has(id) ? 'console' : null;
}

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const MAIN = fileURLToPath(new URL('src/main.tsx', import.meta.url));
const MAIN_CONSOLE = fileURLToPath(new URL('src/mainConsole.tsx', import.meta.url));
const closures = new Map<string, Set<string>>();

/** A module and all it imports, directly or not, but for what it imports later. */
function closureOf({ root, graph }: { root: string; graph: ModuleGraph }): Set<string> {
  const known = closures.get(root);
  if (known) return known;
  const found = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  closures.set(root, found);
  return found;
}

/**
 * Writes the files of the signed-in half into the page, as a list that `boot.js` preloads for who is signed in. They
 * would otherwise be found only once the first file has been read; who signs in does not load them.
 */
function namePreloads(): Plugin {
  return {
    name: 'lectern-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const files = chunks.filter((chunk) => chunk.name === 'console').map((chunk) => `/${chunk.fileName}`);
        return [{ tag: 'meta', attrs: { name: 'lectern-console', content: files.join(' ') }, injectTo: 'head-prepend' }];
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
