import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** What the console imports of its modules: their heads, and the folder of the files that hold the rest. */
const VIRTUAL = 'virtual:lectern-modules';
const SOURCE = fileURLToPath(new URL('./moduleParts.ts', import.meta.url));
const IS_SOURCE = /\/src\/(resources|i18n\/\w+\/modules)\/[^/]+\.ts$/;
const NAMES = /\/src\/i18n\/(\w+)\/moduleNames\.ts$/;

/**
 * Splits the modules for the browser: their heads and names go into the code, declaration and words of each into a file a
 * language, `assets/modules-<hash>/<language>/<name>.json`, the words of all once more into `<language>.json`, for whoever
 * chooses another language. One hash stands for all of them, so that the code need not hold sixty.
 * @param {{ root: string }} options
 * @returns {import('vite').Plugin}
 */
export function modulePlugin({ root }) {
  let made = null;
  let server = null;
  const parts = () => (made ??= (server ? server.ssrLoadModule(SOURCE) : evaluated(root)).then((module) => module.moduleParts()));
  const base = async () => (server ? '/assets/modules-dev/' : `/assets/modules-${digest((await parts()).parts)}/`);
  return {
    name: 'lectern-modules',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id === `\0${VIRTUAL}`) return `export const heads = ${JSON.stringify((await parts()).heads)};\nexport const base = ${JSON.stringify(await base())};`;
      const language = NAMES.exec(id)?.[1];
      return language ? `export const moduleNames = ${JSON.stringify((await parts()).names[language])};` : null;
    },
    async generateBundle() {
      const folder = (await base()).slice(1);
      const { parts: ofModules, words } = await parts();
      for (const [name, content] of Object.entries({ ...ofModules, ...words })) this.emitFile({ type: 'asset', fileName: `${folder}${name}.json`, source: JSON.stringify(content) });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        const segments = Object.entries((await parts()).segments).map(([segment, name]) => (segment === name ? name : `${segment}=${name}`));
        return [{ tag: 'meta', attrs: { name: 'lectern-modules', content: [await base(), ...segments].join(' ') }, injectTo: 'head-prepend' }];
      },
    },
    configureServer(dev) {
      server = dev;
      dev.middlewares.use(async (request, reply, next) => {
        const name = /^\/assets\/modules-dev\/([\w/]+)\.json/.exec(request.url ?? '')?.[1];
        if (name === undefined) return next();
        const { parts: ofModules, words } = await parts();
        const content = ofModules[name] ?? words[name];
        reply.statusCode = content ? 200 : 404;
        reply.setHeader('content-type', 'application/json');
        reply.end(JSON.stringify(content ?? {}));
      });
    },
    hotUpdate({ file }) {
      if (!server || !IS_SOURCE.test(file)) return;
      made = null;
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: 'full-reload' });
    },
  };
}

async function evaluated(root) {
  return (await runnerImport(SOURCE, { root, configFile: false, logLevel: 'silent' })).module;
}

function digest(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}
