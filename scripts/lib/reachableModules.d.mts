import type { Alias, PluginOption } from 'vite';

/** Which modules a module brings along, as the bundler sees it after leaving out what nobody uses. */
export function reachableModules(options: { readonly root: string; readonly plugins: PluginOption[]; readonly alias: Alias[]; readonly treeshake: { readonly moduleSideEffects: { readonly test: RegExp; readonly sideEffects: boolean }[] } }): Promise<(from: { readonly root: string; readonly hasLater?: boolean }) => ReadonlySet<string>>;
