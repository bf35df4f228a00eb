import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from './lib/paths.mjs';

// `npm run new:module -- <name>`: a declaration to begin from, and its words in every language.
const name = process.argv[2] ?? '';
if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
  console.error('Usage: npm run new:module -- <name>, in camelCase, for example studyRoom');
  process.exit(2);
}
const languages = readdirSync(inRoot('src/i18n'), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
const files = {
  [`src/resources/${name}.ts`]: starter(name),
  ...Object.fromEntries(languages.map((language) => [`src/i18n/${language}/modules/${name}.ts`, words({ module: name, language })])),
};
const taken = Object.keys(files).filter((path) => existsSync(inRoot(path)));
if (taken.length > 0) {
  console.error(`${taken.join(', ')}: there already. Choose another name, or remove what is left of an older module.`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(inRoot(path)), { recursive: true });
  writeFileSync(inRoot(path), text);
  console.log(`${path} is written.`);
}
console.log('Start Lectern to see it; docs/add-a-module.md tells what else a declaration can say. “npm run check” names the words that are still to be translated, and the pages of the help that are still to be written.');

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

/** English words to begin from; another language has them too until they are translated, which the check asks for. */
function words({ module, language }) {
  const one = module.replace(/([A-Z])/g, ' $1').toLowerCase();
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  const isEnglish = language === 'en';
  const typed = (part) => (isEnglish ? '' : `: Translated<typeof english.${part}>`);
  const imports = isEnglish ? '' : `import type * as english from '../../en/modules/${module}';\nimport type { Translated } from '../../translated';\n\n`;
  return `${imports}/** Said in menus and lists. */
export const first${typed('first')} = {
  name: '${title} |||| ${title}s',
};

/** Said in forms, on records and before an action. */
export const later${typed('later')} = {
  meanings: { status: { draft: 'Is being prepared; nobody else sees it.', published: 'Is there for everybody who may see it.' } },
  effects: { publish: 'Shows it to everybody who may see it.' },
};
`;
}
