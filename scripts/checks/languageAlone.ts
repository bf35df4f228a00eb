import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/**
 * Bundles the language with all declarations and imports the result in a bare Node, where there is no page, no package
 * and no file of ours: it must run, and must have asked for nothing.
 * @returns what it could not do without, one sentence each
 */
export async function languageAlone(root: string): Promise<string[]> {
  const entry = 'language-alone-entry';
  const code = `export * from '${root}/src/schemas/index.ts'; export const modules = import.meta.glob('/src/resources/*.ts', { eager: true });`;
  const output = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'webworker' },
    // What is not a file of ours stays an import, and is then seen.
    build: { ssr: entry, write: false, minify: false, target: 'node20', rollupOptions: { external: (id) => /^[^./]/.test(id) && id !== entry } },
    plugins: [{ name: 'language-alone', enforce: 'pre', resolveId: (id) => (id.endsWith(entry) ? entry : null), load: (id) => (id === entry ? code : null) }],
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((one) => ('output' in one ? one.output : [])).filter((one) => one.type === 'chunk');
  const asked = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]).filter((name) => !chunks.some((chunk) => chunk.fileName === name));
  const failure = runBare(chunks[0]?.code ?? 'throw new Error("nothing was built")');
  return [...asked.map((name) => `schemas or resources import ${name}`), ...(failure ? [`schemas and resources do not run in bare Node: ${failure}`] : [])];
}

function runBare(code: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-language-'));
  try {
    const file = join(folder, 'language.mjs');
    writeFileSync(file, `${code}\nif (Object.keys(modules).length === 0) throw new Error('no declaration was found');`);
    const { status, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', cwd: folder });
    return status === 0 ? null : stderr.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
