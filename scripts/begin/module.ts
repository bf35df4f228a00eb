import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusedName } from './refusedName';

interface Begun {
  /** Files that are new, below the folder. */
  readonly written: readonly string[];
  /** Why there are none, in a sentence with what to do; null where there are. */
  readonly refused: string | null;
}

/** Writes a declaration to begin from, and its words in every language, unless the start would refuse a module of that name. @param root the folder of the project */
export function beginModule({ root, name }: { readonly root: string; readonly name: string }): Begun {
  const languages = readdirSync(join(root, 'src/i18n'), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);
  const files = {
    [`src/resources/${name}.ts`]: starter(name),
    ...Object.fromEntries(languages.map((language) => [`src/i18n/${language}/modules/${name}.ts`, words({ module: name, language })])),
  };
  const refused = refusedName(name) ?? refusedFiles(Object.keys(files).filter((path) => existsSync(join(root, path))));
  if (refused !== null) return { written: [], refused };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: Object.keys(files), refused: null };
}

function refusedFiles(taken: readonly string[]): string | null {
  return taken.length > 0 ? `${taken.join(', ')}: there already. Choose another name, or remove what is left of an older module.` : null;
}

function starter(module: string): string {
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
function words({ module, language }: { readonly module: string; readonly language: string }): string {
  const one = module.replace(/([A-Z])/g, ' $1').toLowerCase();
  const title = one.charAt(0).toUpperCase() + one.slice(1);
  const isEnglish = language === 'en';
  const typed = (part: string): string => (isEnglish ? '' : `: Translated<typeof english.${part}>`);
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
