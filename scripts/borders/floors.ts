import { inDepths, type Ban, type Border } from './border';

interface Floor {
  readonly name: string;
  /** Floors below that it builds on. */
  readonly on: readonly string[];
  readonly what: string;
}

/** The floors of `platform`, from the ground up. A floor knows those it stands on, and no other. */
export const FLOORS: readonly Floor[] = [
  { name: 'kernel', on: [], what: 'failures, settings, database, HTTP, secrets, turns, the log' },
  { name: 'jobs', on: ['kernel'], what: 'what is done by itself: when, on which node, on pg-boss' },
  { name: 'ledger', on: ['kernel'], what: 'what institutes have of tokens and money, in double entry' },
  { name: 'payments', on: ['kernel', 'jobs'], what: 'who takes payments: Razorpay or the sandbox, and what they tell' },
  { name: 'files', on: ['kernel'], what: 'signed addresses, what comes to them, what is swept' },
  { name: 'messages', on: ['kernel', 'jobs'], what: 'what is written to people, in four languages; the outbox, mails' },
  { name: 'records', on: ['kernel', 'jobs', 'files'], what: 'reading and writing of what is declared, the trail of changes, the bin' },
  { name: 'calls', on: ['kernel', 'records'], what: 'what follows from a defined call' },
  { name: 'identity', on: ['kernel', 'files', 'messages', 'records', 'calls'], what: 'people, sessions, sign-in, rights, links' },
  { name: 'handlers', on: ['kernel', 'jobs', 'messages', 'records', 'identity'], what: 'the functions that declarations name' },
  { name: 'features', on: ['kernel', 'jobs', 'ledger', 'payments', 'files', 'messages', 'records', 'calls', 'identity'], what: 'one folder each, no other known' },
  { name: 'openapi', on: ['kernel', 'calls', 'features'], what: 'the description of the API' },
  { name: 'demo', on: ['kernel', 'ledger', 'files', 'records', 'identity'], what: 'demo content' },
  { name: 'console', on: ['kernel', 'payments', 'demo'], what: 'the built console as files' },
];

/** The files that put the floors together. */
const COMPOSITION = ['app', 'main', 'declarations', 'frozen', 'tables'];

/** Where the rooms of the console lie, whose calls the platform answers. */
const ROOMS = '(customPages|screens|signedOut|shell)';

const OUTSIDE: readonly Ban[] = [
  { folders: ['src/dataProvider', 'src/authProvider', 'src/i18n', 'src/ui', 'src/main'], base: '', message: 'The platform knows schemas, resources and the calls of features, nothing else of src.' },
  {
    regex: `^(\\.\\./)+src/${ROOMS}(/[^/]+)?$|^(\\.\\./)+src/${ROOMS}/[^/]+/([^c]|c[^a]|ca[^l]|cal[^l]|call[^s]|calls.)`,
    tries: ['../../src/customPages/domains', '../../src/shell', '../../src/shell/Console', '../../src/signedOut/SignedOut', '../../../src/signedOut/feedback/FeedbackPage', '../../../src/customPages/domains/page/AddDomain', '../../../src/customPages/domains/callsOfOthers'],
    message: 'Of a feature’s room the platform knows its calls alone.',
  },
  { regex: '^(react|react-dom|react-admin|ra-|@mui)', tries: ['react', 'react-dom/server', 'react-admin', '@mui/material'], message: 'The platform has no user interface.' },
];

function floor({ name, on, what }: Floor): Border {
  const above = [...FLOORS.map((one) => one.name).filter((one) => one !== name && !on.includes(one)), ...COMPOSITION];
  return {
    files: `platform/${name}/**`, sample: `platform/${name}/a#.ts`,
    says: { folder: `\`platform/${name}\`: ${what}`, may: on.length > 0 ? on.map((one) => `\`${one}\``).join(', ') : 'no other floor', never: name === 'features' ? 'the others, each other' : 'the others' },
    bans: [...OUTSIDE, { folders: above, base: 'platform', message: `${name} stands on ${on.length > 0 ? on.join(', ') : 'nothing'}: a higher floor hands in what is needed of it.` }],
  };
}

export const PLATFORM_BORDERS: readonly Border[] = [
  {
    files: 'platform/**', sample: 'platform/a#.ts',
    says: { folder: '`platform`', may: '`src/schemas`, `src/resources`, the `calls.ts` of rooms; `messages` of the words of modules and those they share, found by glob', never: 'any other file of `src`' },
    bans: OUTSIDE,
  },
  ...FLOORS.map(floor),
  ...inDepths({ most: 2, files: 'platform/features/*', border: floor(FLOORS.find(({ name }) => name === 'features')!), names: ['another/store', 'found'], message: 'A feature imports no other feature: what two share moves down.' }),
];
