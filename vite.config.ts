import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Alias, Plugin } from 'vite';
import { modulePlugin } from './scripts/lib/modulePlugin.mjs';
import { keepLastBuild, serviceWorker } from './scripts/lib/offlineFiles.mjs';
import { reachableModules } from './scripts/lib/reachableModules.mjs';

/**
 * A file of ours does something by being imported only where it is a beginning or a style. The bundler cannot tell of what
 * is put together at the top of a file, and would bring whole folders along because of one name out of their index.
 */
const TREESHAKE = { moduleSideEffects: [{ test: /\/src\/[^/]+\/.*\.tsx?$/, sideEffects: false }] };

/** The console's build: static files for any platform that speaks the contract. One style sheet, since it is small and saves a request. */
export default defineConfig(({ command }) => ({
  plugins: [react(), modulePlugin({ root: here('.') }), findReachable(), namePreloads(), stylesAfterSketch(), inlineHelpers(), compileRecordWhole(), serviceWorker({ source: here('src/shell/offline/serviceWorker.js') }), keepLastBuild()],
  resolve: { alias: command === 'build' ? builtFrom() : standIns() },
  css: { modules: { generateScopedName: styleName } },
  build: {
    outDir: 'dist/console',
    // Files of the build before stay for pages that are open; what is older is removed by name.
    emptyOutDir: false,
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // Names of files stand in the first load a hundred times, and no sign of a mark is compressed: 36 bits tell two builds of one file apart.
    // Splitting twice takes its time.
    rolldownOptions: { treeshake: TREESHAKE, checks: { pluginTimings: false }, output: { hashCharacters: 'base36', chunkFileNames: 'assets/[name]-[hash:7].js', codeSplitting: { groups: [{ name: chunkOf, debugName: 'first screen', includeDependenciesRecursively: false }] } } },
  },
  worker: { format: 'es' },
}));

/** A style's name in the page: its own, and a mark of its file, without the number of its line, of which no sign is compressed. */
function styleName(name: string, file: string): string {
  const path = relative(here('.'), file.replace(/\?.*$/, ''));
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 5);
  const other = styleMarks.get(mark) ?? path;
  if (other !== path) throw new Error(`The styles of ${path} and ${other} would bear one mark: rename one of the files.`);
  styleMarks.set(mark, path);
  return `${name}_${mark}`;
}

const styleMarks = new Map<string, string>();

/** What is put in place of packages of which the console uses nothing, or nothing that the browser has not itself. */
function standIns(): Alias[] {
  return [
    { find: /^object\.entries$/, replacement: here('scripts/lib/standIns/objectEntries.cjs') },
    { find: /^inflection$/, replacement: here('scripts/lib/standIns/inflection.cjs') },
    { find: /^hasown$/, replacement: here('scripts/lib/standIns/hasOwn.cjs') },
    { find: /^query-string$/, replacement: here('scripts/lib/standIns/queryString.cjs') },
    { find: /^lodash\/pick(\.js)?$/, replacement: here('scripts/lib/standIns/pick.cjs') },
    { find: /^lodash\/set(\.js)?$/, replacement: here('scripts/lib/standIns/set.cjs') },
    { find: /^lodash\/debounce(\.js)?$/, replacement: here('scripts/lib/standIns/debounce.cjs') },
    { find: /^lodash\/union(\.js)?$/, replacement: here('scripts/lib/standIns/union.cjs') },
    // Equals plain data, dates, sets and maps as lodash does, in a twentieth of its code.
    { find: /^lodash\/isEqual(\.js)?$/, replacement: 'fast-deep-equal/es6/index.js' },
    { find: /^jsonexport(\/.*)?$/, replacement: here('scripts/lib/standIns/jsonExport.cjs') },
    { find: /^object-hash$/, replacement: here('scripts/lib/standIns/objectHash.cjs') },
  ];
}

/** What a build is put together from: react-router itself chooses the code with its warnings for developers, whatever it is built for. */
function builtFrom(): Alias[] {
  const production = (file: string): string => here(`node_modules/react-router/dist/production/${file}`);
  return [...standIns(), { find: /^react-router$/, replacement: production('index.mjs') }, { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') }];
}

/**
 * Code that the first screen needs comes in three files: `opening`, with which the page begins and which draws the first rows, `base`,
 * what both halves need besides, and `console` or `signedOut`, what the one half alone needs. The screens of one record, which whoever looks at a list opens next, bring theirs as
 * `record`. Left alone, the bundler cuts each into a dozen, one for each set of later parts that share something.
 * Everything else is left to the bundler: groups of vendors made by hand undo the splitting.
 */
function chunkOf(id: string): string | null {
  if (reached({ root: MAIN_FIRST }).has(id)) return 'opening';
  if (reached({ root: MAIN }).has(id)) return 'base';
  // Who signs in, registers or reads a public page must not wait for the console because a button stands in both.
  const isShared = reached({ root: MAIN_SIGNED_OUT, hasLater: true }).has(id);
  if (reached({ root: MAIN_CONSOLE }).has(id)) return isShared ? 'base' : 'console';
  // What signed-out pages share with parts of the console that come later is left to the bundler: neither brings the other's.
  if (reached({ root: MAIN_SIGNED_OUT }).has(id)) return reached({ root: MAIN_CONSOLE, hasLater: true }).has(id) ? null : 'signedOut';
  return !isShared && RECORD_SCREENS.some((root) => reached({ root }).has(id)) ? 'record' : null;
}

const MAIN_FIRST = here('src/mainFirst.tsx');
const MAIN = here('src/main.tsx');
const MAIN_CONSOLE = here('src/mainConsole.tsx');
const MAIN_SIGNED_OUT = here('src/mainSignedOut.tsx');
const RECORD_SCREENS = ['src/screens/form/CreateScreen.tsx', 'src/screens/form/EditScreen.tsx', 'src/screens/show/ShowScreen.tsx'].map(here);

let reached: Awaited<ReturnType<typeof reachableModules>>;

/** Finds out which module brings which others along before the bundler asks. */
function findReachable(): Plugin {
  return {
    name: 'lectern-reachable',
    apply: 'build',
    async buildStart() {
      reached = await reachableModules({ root: here('.'), plugins: [react(), modulePlugin({ root: here('.') })], alias: builtFrom(), treeshake: TREESHAKE });
    },
  };
}

/**
 * The screens of one record come in a quiet moment before they are wanted, and nearly all of them is run at once then: a file that begins so Chromium compiles
 * beside the page while it comes, and not function by function while somebody waits. To others it is a remark.
 */
function compileRecordWhole(): Plugin {
  return {
    name: 'lectern-compiled-whole',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.name === 'record') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** A path of this repository. */
function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

/**
 * Writes the files of both halves and of all languages into the page, as lists of which `boot.js` preloads what is wanted.
 * They would otherwise be found only once the first file has been read.
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
          const own = [...new Set(files)].filter((file) => !chunks.some((chunk) => chunk.fileName === file && ['opening', 'base', 'rolldown-runtime'].includes(chunk.name)));
          return own.map((file) => `/${file}`).join(' ');
        };
        const words = chunks.flatMap((chunk) => {
          const [, language, part] = /\/src\/i18n\/(\w+)\/(first|later)\.ts$/.exec(chunk.facadeModuleId ?? '') ?? [];
          return language ? [`${language}/${part}=/${chunk.fileName}`] : [];
        });
        const base = chunks.find((chunk) => chunk.name === 'base')?.fileName;
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return [
          ...(base ? [{ tag: 'link', attrs: { rel: 'modulepreload', href: `/${base}` }, injectTo: 'head' as const }] : []),
          { tag: 'meta', attrs: { name: 'lectern-words', content: words.join(' ') }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'lectern-console', content: half('console') }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'lectern-signed-out', content: half('signedOut') }, injectTo: 'head-prepend' },
          { tag: 'meta', attrs: { name: 'lectern-font', content: fonts.map((file) => `/${file}`).join(' ') }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}

/**
 * The styles stand after the sketch of the page, which is painted without waiting for them; the code still does.
 */
function stylesAfterSketch(): Plugin {
  return {
    name: 'lectern-styles-after-sketch',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const [link = ''] = /\s*<link rel="stylesheet"[^>]*>/.exec(html) ?? [];
        return html.replace(link, '').replace('</body>', () => `  ${link.trim()}\n  </body>`);
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
          // Some ask for the file and use nothing of it. What lists the files to fetch beforehand names a file that is there already instead.
          chunk.code = inlined.replaceAll(`import"./${helpers.fileName.split('/').pop()!}";`, '').replaceAll(helpers.fileName, base.fileName);
        }
        for (const page of Object.values(bundle)) {
          if (page.type === 'asset' && page.fileName.endsWith('.html')) page.source = String(page.source).replace(new RegExp(`\\s*<(script|link)[^>]*${helpers.fileName}[^>]*>(</script>)?`), '');
        }
        delete bundle[helpers.fileName];
      },
    },
  };
}
