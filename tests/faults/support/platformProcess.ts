import { parseConfig, startPlatform } from '../../../platform/main';

// A platform as a process of its own, to be killed. Says where it serves in one line, then waits.
try {
  const { address, close } = await startPlatform(parseConfig({ env: process.env }));
  process.stdout.write(`${JSON.stringify({ address })}\n`);
  process.on('SIGTERM', () => void close().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).name, message: (error as Error).message })}\n`);
  process.exit(1);
}
