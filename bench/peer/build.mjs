import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compressFolder } from '../../scripts/lib/compress.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** Builds the peer as plainly as its documentation says; returns the folder. */
export async function buildPeer() {
  const outDir = inRoot('.cache/peer');
  await build({ root: inRoot('bench/peer'), configFile: false, plugins: [react()], logLevel: 'error', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 } });
  await compressFolder(outDir);
  return outDir;
}
