import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingModuleWords } from '../../scripts/checks/moduleWords';
import { f, normalizeAll, type Resource, type ResourceInput } from '../../src/schemas';

/** How many there are. */
export const ALL = 60;
/** A round of shapes: everything that is hard to make, once. */
export const ROUND = 10;

const GROUPS = ['organisation', 'platform', 'sales', 'learners', 'learning', 'interaction', 'site'] as const;
const ICONS = ['list', 'branch', 'users', 'gift', 'shield', 'key'] as const;
const LIFECYCLE = { field: 'status', actions: { publish: { from: ['sown'], to: 'grown', bulk: true, undo: 'withdraw' }, withdraw: { from: ['grown'], to: 'sown', bulk: true, confirm: true, undo: 'publish' } } };
const status = () => f.choice(['sown', 'grown'], { readOnly: true, default: 'sown', tones: { sown: 'amber', grown: 'green' } });
const title = (maxLength = 80) => f.text({ required: true, searchable: true, maxLength, example: ['Morning', 'Evening', 'Weekend', 'Holiday', 'Crash course'] });

/** One of the shapes, in the round it is of: it refers to the others of the round by their places. */
const SHAPES: readonly ((at: (place: number) => string, round: number) => Omit<ResourceInput, 'name'>)[] = [
  () => ({ fields: { title: f.text({ required: true, unique: true, searchable: true, maxLength: 80, example: ['Algebra', 'Geometry', 'Optics'] }), notes: f.longText({ maxLength: 500 }), status: status() }, list: { columns: ['title', 'status'], filters: ['status'] }, lifecycle: LIFECYCLE }),
  () => ({
    fields: {
      title: title(), price: f.money({ required: true, max: 90_000 }), offerPrice: f.money(), seats: f.integer({ min: 1, max: 400, required: true }), taken: f.integer({ min: 0 }), code: f.text({ unique: true, letterCase: 'upper', pattern: '^[A-Z]{2}-[0-9]{4}$', maxLength: 7, example: 'AB-1001' }),
    },
    rules: [{ if: { offerPrice: { gt: { field: 'price', percent: 90 } } }, at: 'offerPrice', says: 'tooDear' }, { if: { taken: { gt: { field: 'seats' } } }, at: 'taken', says: 'aboveField' }],
    list: { columns: ['title', 'price', 'offerPrice', 'seats'], filters: ['price', 'seats'], totals: ['price'] },
  }),
  (at) => ({ fields: { title: title(), parentId: f.ref(at(2), { onDelete: 'refuse' }), order: f.integer({ readOnly: true }) }, tree: { parent: 'parentId', order: 'order', depth: 3 }, list: { columns: ['title', 'parentId'], filters: ['parentId'] } }),
  (at) => ({ demo: 20, fields: { title: title(), topId: f.ref(at(0), { required: true, where: { status: 'grown' } }), place: f.integer({ min: 1, max: 900 }) }, unique: [['title', 'topId']], list: { columns: ['title', 'topId', 'place'], filters: ['topId'] } }),
  (at) => ({
    fields: { title: title(), topId: f.ref(at(0), { required: true, where: { status: 'grown' } }), partId: f.ref(at(3), { required: true, where: { topId: { field: 'topId' } } }), startsOn: f.date({ earliest: { today: -400 } }), endsOn: f.date({ after: 'startsOn' }), bornOn: f.date({ latest: { today: 0 } }) },
    list: { columns: ['title', 'topId', 'partId', 'startsOn'], filters: ['topId', 'partId', 'startsOn'] },
  }),
  (at) => ({
    fields: {
      title: title(), kind: f.choice(['single', 'many'], { required: true }), about: f.oneOf({ top: at(0), tree: at(2) }, { required: true }),
      options: f.list({ text: f.text({ required: true, maxLength: 60 }), isRight: f.boolean() }, { minItems: 2, maxItems: 6, required: true }),
    },
    rules: [{ if: { options: { rows: { where: { isRight: true }, lt: 1 } } }, at: 'options', says: 'noneRight' }, { if: { all: [{ kind: 'single' }, { options: { rows: { where: { isRight: true }, gt: 1 } } }] }, at: 'options', says: 'oneRight' }],
    list: { columns: ['title', 'kind', 'about'], filters: ['kind', 'about'] },
  }),
  (at) => ({ fields: { oneId: f.ref(at(0), { required: true }), otherId: f.ref(at(3), { required: true }), label: f.text({ maxLength: 40, searchable: true }) }, unique: [['oneId', 'otherId']], title: '{label}', list: { columns: ['label', 'oneId', 'otherId'], filters: ['oneId', 'otherId'] } }),
  (at) => ({ fields: { title: title(), partnerId: f.ref(at(8), { required: true }), mail: f.email(), phone: f.phone() }, list: { columns: ['title', 'partnerId', 'mail'], filters: ['partnerId'] } }),
  (at) => ({ fields: { title: title(), mainId: f.ref(at(7), { onDelete: 'clear' }), level: f.choice(['basic', 'expert'], { required: true }), tests: f.integer({ min: 1, max: 9, required: { level: 'expert' } }) }, list: { columns: ['title', 'mainId', 'level'], filters: ['level', 'mainId'] } }),
  (_, round) => ({
    tenant: round % 2 ? 'shared' : 'owned', demo: 20,
    fields: { title: title(), seenAt: f.datetime({ latest: { now: true } }), opens: f.time(), closes: f.time({ after: 'opens' }), days: f.choices(['early', 'late']), rate: f.number({ min: 0, max: 5, decimals: 1 }), picture: f.image({ kind: 'course' }), status: status() },
    list: { columns: ['title', 'rate', 'status'], filters: ['status', 'seenAt', 'days'] }, lifecycle: LIFECYCLE, summary: { by: ['status', 'seenAt:month'], measures: { rate: 'mean@seenAt' } }, related: [],
  }),
];

const NAMES = ['oak', 'elm', 'fir', 'ash', 'yew', 'bay', 'fig', 'nut', 'box', 'tea'];
const PLACES = ['Hill', 'Lake', 'Road', 'Moor', 'Cape', 'Isle'];

/** Modules that nobody wrote, of every shape in turn; two of each round refer to one another. */
export function generatedModules(count = ALL): readonly ResourceInput[] {
  return Array.from({ length: count }, (_, index): ResourceInput => {
    const round = Math.floor(index / ROUND);
    const nameAt = (place: number): string => `${NAMES[place]!}${PLACES[round]!}`;
    return { name: nameAt(index % ROUND), menu: { group: GROUPS[index % GROUPS.length]!, icon: ICONS[index % ICONS.length]!, order: 300 + index }, ...SHAPES[index % ROUND]!(nameAt, round) };
  });
}

const WORD = { en: 'Word', fr: 'Mot', ja: '語', zh: '词' } as const;

/** Writes them into a tree as their authors would: a declaration, and in each language a file of words and a page of the help. */
export function writeModules({ root, modules, known }: { readonly root: string; readonly modules: readonly ResourceInput[]; /** The declarations of the tree. */ readonly known: readonly ResourceInput[] }): void {
  const added = new Set(modules.map(({ name }) => name));
  const resources = normalizeAll([...known, ...modules]).filter(({ name }) => added.has(name));
  for (const input of modules) writeFileSync(join(root, `src/resources/${input.name}.ts`), `import { defineResource } from '../schemas';\n\n/** Made up. */\nexport const ${input.name} = defineResource(${JSON.stringify(input)});\n`);
  for (const language of readdirSync(join(root, 'src/i18n'), { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name as keyof typeof WORD)) {
    for (const resource of resources) {
      mkdirSync(join(root, `src/i18n/${language}/modules`), { recursive: true });
      writeFileSync(join(root, `src/i18n/${language}/modules/${resource.name}.ts`), wordsOf(resource, language));
      mkdirSync(join(root, `docs/help/${language}`), { recursive: true });
      writeFileSync(join(root, `docs/help/${language}/${resource.name}.md`), `# ${WORD[language]} ${resource.name}\n${`${WORD[language]} ${resource.name}. `.repeat(8)}\n`);
    }
  }
}

/** Every word the declaration wants, each another one, but for choices: what is called the same means the same in every module. */
function wordsOf(resource: Resource, language: keyof typeof WORD): string {
  const words: Record<string, unknown> = {};
  const wanted = missingModuleWords({ resources: [resource], catalogue: {} });
  for (const [index, key] of wanted.entries()) {
    const path = key.split('.').slice(2);
    const last = path.pop()!;
    const text = path[0] === 'choices' ? `${WORD[language]} ${last}` : `${WORD[language]} ${resource.name} ${index}`;
    const place = path.reduce<Record<string, unknown>>((at, step) => (at[step] ??= {}) as Record<string, unknown>, words);
    place[last] = key === `resources.${resource.name}.name` ? `${text} |||| ${text}s` : text;
  }
  const { name, fields, choices, ...later } = words;
  const said = (part: object): string => JSON.stringify(part, null, 2);
  return `export const first = ${said({ name, ...(fields ? { fields } : {}), ...(choices ? { choices } : {}) })};\n\nexport const later = ${said(later)};\n`;
}
