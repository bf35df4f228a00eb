import { existsSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

// `npm run new:module -- <name>`: a declaration to begin from.
const name = process.argv[2] ?? '';
if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
  console.error('Usage: npm run new:module -- <name>, in camelCase, for example studyRoom');
  process.exit(2);
}
const path = `src/resources/${name}.ts`;
if (existsSync(inRoot(path))) {
  console.error(`${path} is there already.`);
  process.exit(1);
}
writeFileSync(inRoot(path), starter(name));
console.log(`${path} is written. Start Lectern to see it; docs/add-a-module.md tells what else a declaration can say.`);

function starter(module) {
  return `import { defineResource, f } from '../schemas';

/** What a record of this module is, in one sentence. */
export const ${module} = defineResource({
  name: '${module}',
  menu: { group: 'learning', icon: 'list' },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: 120 }),
    description: f.longText(),
    status: f.choice(['draft', 'published'], { readOnly: true, default: 'draft', tones: { draft: 'amber', published: 'green' } }),
  },
  list: { columns: ['name', 'status', 'createdAt'], filters: ['status', 'createdAt'] },
  lifecycle: {
    field: 'status',
    actions: { publish: { from: ['draft'], to: 'published', bulk: true } },
  },
});
`;
}
