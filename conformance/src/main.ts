import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runKit } from './kit';
import { printed } from './report';

const USAGE = 'Usage: lectern-conformance <apiBase> --user <name> --password <password> [--origin <of the console>] [--config <config.json>] [--write <module,…>] [--json]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { user: { type: 'string' }, password: { type: 'string' }, origin: { type: 'string' }, config: { type: 'string' }, write: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [apiBase] = positionals;
if (values.help || !apiBase || !/^https?:\/\//.test(apiBase) || !values.user || !values.password) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}
const { lines, config, hasFailed } = await runKit({
  apiBase, user: values.user, password: values.password, origin: values.origin,
  config: values.config ? (JSON.parse(readFileSync(values.config, 'utf8')) as Record<string, unknown>) : undefined,
  write: values.write?.split(',').map((one) => one.trim()).filter(Boolean) ?? [],
});
if (values.json) console.log(JSON.stringify({ lines, config, hasFailed }, null, 2));
else {
  for (const line of printed(lines)) console.log(line);
  console.log(`\n${JSON.stringify(config, null, 2)}`);
}
process.exit(hasFailed ? 1 : 0);
