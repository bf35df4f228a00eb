import { FIELD_TYPES } from '../../src/schemas';
import { optionNames } from '../../src/schemas/fieldOptions';
import { readTypes, type Declared, type Key } from './readTypes';

const FILES = ['declaration', 'after', 'attention', 'menu', 'action', 'lifecycle', 'endpoint', 'field', 'listOptions', 'onDelete', 'uploadKinds', 'reference', 'f', 'predicate', 'filling', 'unique', 'rules', 'tree', 'rowsOf', 'summary', 'segment', 'call'].map((name) => `src/schemas/${name}.ts`);

/** Tables of keys, in the order in which one meets them: the heading, and the type whose keys they are. */
const MODULE = [
  ['A module', 'ResourceInput'], ['`takes`, where more is said than `true`', 'TakenInput'], ['`menu`', 'MenuInput'], ['`endpoint`', 'EndpointInput'], ['`endpoint.calls`', 'EndpointCalls'], ['`endpoint.also`', 'AlsoCalls'], ['`endpoint.also.list`, where it is asked by other names', 'AlsoListInput'], ['`unique`, where it has a condition', 'UniqueInput'], ['`rules`', 'RuleInput'], ['`tree`', 'TreeInput'], ['`summary`', 'SummaryInput'], ['`list`', 'ListInput'], ['`list.filters`, where one is more than a name', 'FilterInput'], ['`list.segments`, where one is more than a state', 'SegmentInput'],
  ['`form.sections`', 'SectionInput'], ['`lifecycle`', 'LifecycleInput'], ['`lifecycle.actions`', 'ActionInput'], ['`lifecycle.actions.bulk` and `endpoint.deleteMany`, by one call', 'ManyInput'], ['`lifecycle.actions.also`', 'SharedCallInput'], ['`actions`', 'ModuleActionInput'], ['`attention`', 'AttentionInput'], ['`attention.own`', 'OwnAttention'], ['`after`', 'StepInput'], ['`after.tell`, of other records', 'PeopleInput'], ['`after.tell`, of what the record refers to', 'ToldPeopleInput'],
] as const;
const OPTIONS = [
  ['Every field', 'FieldOptions'], ['Texts', 'TextOptions'], ['Texts of one line', 'LineOptions'], ['Numbers', 'NumberOptions'], ['Whole numbers', 'IntegerOptions'], ['Days, times and instants', 'TimeOptions'],
  ['Days and instants', 'DateOptions'], ['Choices', 'ChoicesOptions'], ['One choice', 'ChoiceOptions'], ['`derive`', 'DerivedValue'], ['Pictures and files', 'UploadOptions'],
  ['References', 'RefOptions'], ['References to one record', 'OneRefOptions'], ['Lists', 'ListOptions'], ['`apart`', 'Apart'], ['JSON', 'JsonOptions'], ['Tables to tick', 'MatrixOptions'],
] as const;
const WORDS = ['Tenancy', 'FilterOp', 'ROLES', 'RIGHTS', 'TONES', 'ON_DELETE', 'UPLOAD_KINDS', 'MENU_GROUPS', 'SYSTEM_FIELDS', 'DaysFromToday', 'NumberRange', 'SetValue', 'Filling', 'AnswerOperand'] as const;

/**
 * `docs/language.md`: every key of the language with its type, default, meaning and an example, as the comments of its own
 * types say it. The same types give the same text.
 * @throws Error naming each key whose comment lacks its meaning or its example
 */
export function languagePage(root: string): string {
  const types = readTypes({ root, files: FILES });
  const lacking: string[] = [];
  const of = (name: string): Declared => {
    const found = types.get(name);
    if (!found) throw new Error(`${name} is no type of the language any more: mend scripts/reference/page.ts.`);
    return found;
  };
  const table = ([heading, name]: readonly [string, string]): string => {
    const { keys, meaning } = of(name);
    lacking.push(...keys.filter((key) => !isWhole(key)).map((key) => `${name}.${key.name}`));
    return [`### ${heading}`, ...(meaning ? [sentence(meaning)] : []), ['| Key | Type | Default | Meaning | Example |', '|---|---|---|---|---|', ...keys.map(row)].join('\n')].join('\n\n');
  };
  const builders = of('f').keys;
  lacking.push(...FIELD_TYPES.filter((type) => !builders.some((key) => key.name === type && isWhole(key))).map((type) => `f.${type}`));
  const common = optionNamesOfAll();
  const fields = builders.map((key) => `| \`f.${key.name}\` | ${cell(key.meaning)} | ${optionsBeside(key.name, common)} | ${code(cell(key.example ?? ''))} |`);
  const page = [
    HEAD,
    '## Modules', ...MODULE.map(table),
    '## Fields', 'What a field of each type may say, beside what every field may say (`derive` and `tones` are options of choices, and so on).',
    ['| Builder | Value | Options of its own | Example |', '|---|---|---|---|', ...fields].join('\n'),
    ...OPTIONS.map(table),
    '## Conditions', of('Scalar').meaning, table(['What a field is asked', 'Condition']), table(['Another field of the record', 'FieldOperand']), table(['Rows of a list, counted', 'RowsOperand']),
    `A value that is known only when it is asked for: ${code(of('Dynamic').text)}. \`today\` is a calendar day in India, or so many days after it.`,
    '## Calls', 'What no declaration gives is a call of a room: [add a page](add-a-page.md).', table(['A call', 'CallDefinition']),
    `\`gate\`: ${sentence(of('CallGate').meaning)}`,
    '## Words', WORDS.map((name) => `- **${name}**: ${code(of(name).text || keysText(of(name)))}${of(name).meaning ? `. ${sentence(of(name).meaning)}` : ''}`).join('\n'),
  ].join('\n\n');
  if (lacking.length > 0) throw new Error(`The reference of the language wants a sentence and an @example in the comment of ${lacking.join(', ')}.`);
  return `${page}\n`;
}

const HEAD = `# The language of declarations

Every key of a declaration, of a field, of a condition and of a call, as the comments in \`src/schemas\` say it. This page
is written from them by \`npm run schema:print\`; to learn the language begin with [add a module](add-a-module.md). \`F\` stands
for the name of a field. A key that need not be given and has no default says nothing where it is left out.`;

/** Parameters of types, as who declares meets them. */
const STANDS_FOR: Readonly<Record<string, string>> = { Path: 'string', Fields: '{ [name]: field }', Takes: '{ [F]: true | … }', 'RowsOf<B>': 'string', 'WhereOf<B>': '{ [F]: string | number | boolean }', Query: '{ [name]: field }', Body: '{ [name]: field }', Gives: '{ [name]: field }' };

function isWhole({ meaning, example, name }: Key): boolean {
  return meaning !== '' && example !== null && (example.startsWith(`${name}: `) || example.includes(`f.${name}(`));
}

function row({ name, type, isOptional, default: unless, meaning, example }: Key): string {
  return `| \`${name}\` | ${code(cell(STANDS_FOR[type] ?? type))} | ${unless === null ? (isOptional ? '' : 'to be given') : cell(unless)} | ${cell(meaning)} | ${code(cell(example ?? ''))} |`;
}

function keysText({ keys }: Declared): string {
  return `{ ${keys.map(({ name, isOptional, type }) => `${name}${isOptional ? '?' : ''}: ${type}`).join('; ')} }`;
}

/** Names that fields of every type may have. */
function optionNamesOfAll(): ReadonlySet<string> {
  const [first = [], ...others] = FIELD_TYPES.map(optionNames);
  return new Set(first.filter((name) => others.every((names) => names.includes(name))));
}

function optionsBeside(type: string, common: ReadonlySet<string>): string {
  const known = FIELD_TYPES.find((one) => one === type);
  return known ? optionNames(known).filter((name) => !common.has(name)).map((name) => `\`${name}\``).join(', ') : '';
}

/** One line, a full stop at its end. */
function sentence(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  return /[.:]$/.test(line) ? line : `${line}.`;
}

function cell(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|');
}

/** Code that may hold backticks. */
function code(text: string): string {
  if (!text.includes('`')) return text === '' ? '' : `\`${text}\``;
  return `\`\` ${text} \`\``;
}
