import { readdirSync } from 'node:fs';
import { inDepths, type Ban, type Border } from './border';
import { PLATFORM_BORDERS } from './floors';

const ENTRIES = ['main', 'mainFirst', 'mainRows', 'mainConsole', 'mainElsewhere', 'mainSignedOut'];
const PLATFORM: Ban = { folders: ['platform'], base: '', message: 'Console and platform meet at the wire alone.' };
const NO_SERVER: Ban = { regex: '^(node:|fastify|kysely|pg$)', tries: ['node:fs', 'fastify', 'kysely', 'pg'], message: 'This runs in the browser.' };
const NO_MUI: Ban = { regex: '^@(mui|emotion)/', tries: ['@mui/material/Button', '@emotion/react'], message: 'MUI stands behind the kit: import it from src/ui.' };
const NO_UI: Ban = { regex: '^(node:|fastify|kysely|pg$|@mui|react-admin$|ra-ui-)', tries: ['node:fs', '@mui/material', 'react-admin'], message: 'No user interface and no server code here.' };

const inSrc = (folders: readonly string[], message: string): Ban => ({ folders: [...folders, ...ENTRIES], base: 'src', message });

/** What another folder reaches into today, though it should know no more than a face of it. A line goes when nothing needs it any more. */
export interface Reach {
  readonly from: string;
  readonly into: string;
  readonly reason: string;
}

export const REACHES: readonly Reach[] = [
  { from: 'src/customPages', into: 'src/screens/actions', reason: 'states of records' },
  { from: 'src/customPages', into: 'src/screens/common/useIsPhone', reason: 'the settings ask it whether this is a phone' },
  { from: 'src/customPages', into: 'src/screens/single', reason: 'the settings are put together of single records' },
  { from: 'src/customPages', into: 'src/shell/brand/renewBranding', reason: 'the settings renew the brand' },
  { from: 'src/customPages', into: 'src/shell/context/shellContext', reason: 'the profile asks who acts for whom' },
  { from: 'src/customPages', into: 'src/shell/tour/tourControl', reason: 'the home page begins the tour' },
  { from: 'src/fields', into: 'src/shell/table/modulesWithScreen', reason: 'the field of access names the modules that have a screen' },
];

/** The insides of a folder that `from` must not reach into: all but its faces, files or folders of it, and what is named above. */
function insides({ from, into, faces, message }: { readonly from: string; readonly into: string; readonly faces: readonly string[]; readonly message: string }): Ban {
  const open = [...faces.map((face) => `${into}/${face}`), `${into}/index`, ...REACHES.filter((one) => one.from === from).map((one) => one.into)];
  return { folders: closedIn(into, open).map((path) => path.replace(/^src\//, '')), base: 'src', message };
}

/** What of a folder is not open; of a folder with something open inside, the rest of it. */
function closedIn(folder: string, open: readonly string[]): string[] {
  const paths = readdirSync(folder).map((name) => `${folder}/${name.replace(/\.tsx?$/, '')}`).filter((path) => !open.includes(path)).sort();
  return paths.flatMap((path) => (open.some((one) => one.startsWith(`${path}/`)) ? closedIn(path, open) : [path]));
}

const SCREENS: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'Screens call the platform through dataProvider hooks.',
  bans: [
    inSrc(['resources', 'customPages', 'authProvider', 'signedOut'], 'screens imports forms, fields, schemas and dataProvider hooks.'),
    insides({ from: 'src/screens', into: 'src/shell', faces: ['nav'], message: 'Of the shell screens know nav alone.' }),
    PLATFORM, NO_SERVER, NO_MUI,
  ],
};

const FORMS: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'Forms call the platform through dataProvider hooks.',
  bans: [inSrc(['resources', 'screens', 'customPages', 'authProvider', 'signedOut', 'shell'], 'forms imports fields, schemas and dataProvider hooks.'), PLATFORM, NO_SERVER, NO_MUI],
};

const FIELDS: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'Fields call the platform through dataProvider hooks.',
  bans: [
    inSrc(['resources', 'forms', 'screens', 'customPages', 'authProvider', 'signedOut'], 'Fields are the ground of forms and screens: they know neither.'),
    insides({ from: 'src/fields', into: 'src/shell', faces: ['nav'], message: 'Of the shell fields know nav alone.' }),
    PLATFORM, NO_SERVER, NO_MUI,
  ],
};

const SHELL: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'The shell calls the platform through dataProvider hooks.',
  bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'customPages', 'signedOut'], 'Screens are handed to the shell by main.tsx.'), PLATFORM, NO_SERVER, NO_MUI],
};

const ROOM: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'A room calls the platform by its own calls and through dataProvider hooks.',
  bans: [
    inSrc(['resources', 'authProvider', 'signedOut'], 'A room imports screens, schemas, the kit and dataProvider hooks.'),
    insides({ from: 'src/customPages', into: 'src/screens', faces: [], message: 'A room knows the face of screens, not their insides.' }),
    insides({ from: 'src/customPages', into: 'src/shell', faces: ['nav', 'table/consoleRoute', 'tokens/calls'], message: 'Of the shell a room knows nav, the type of its row, and the call of the balance.' }),
    PLATFORM, NO_SERVER, NO_MUI,
  ],
};

const SIGNED_OUT: Pick<Border, 'noFetch' | 'bans'> = {
  noFetch: 'Signed-out pages call the platform through authProvider and dataProvider.',
  bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'customPages', 'shell'], 'Signed-out pages wait for nothing of the console.'), PLATFORM, NO_SERVER, NO_MUI],
};

/** What the pages outside the console stand on, each on those before it. */
const SIGNED_OUT_GROUND = ['context', 'frame', 'inputs'];

/** The rooms of the pages outside the console: the ground knows none of what stands on it, the others none of each other. */
function signedOutRooms(): Border[] {
  const rooms = readdirSync('src/signedOut', { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
  return rooms.map((name) => {
    const below = SIGNED_OUT_GROUND.slice(0, SIGNED_OUT_GROUND.includes(name) ? SIGNED_OUT_GROUND.indexOf(name) : undefined);
    const others = [...rooms.filter((one) => one !== name && !below.includes(one)), 'SignedOut', 'pages'];
    return { ...SIGNED_OUT, files: `src/signedOut/${name}/**`, sample: `src/signedOut/${name}/a#.ts`, bans: [...SIGNED_OUT.bans, { folders: others, base: 'src/signedOut', message: `${name} stands on ${below.join(', ') || 'no other room'}: what two rooms share moves down.` }] };
  });
}

const ROW = 'A row is fetched with the first screen: it imports schemas and the type of a row alone.';

const CALLS = 'Calls are pure data: they import schemas alone.';

function callsOf(folder: string): Border {
  return {
    files: `src/${folder}/*/calls.ts`, sample: `src/${folder}/room#/calls.ts`,
    ...(folder === 'customPages' && { says: { folder: 'a room’s `calls.ts`, in `customPages`, `screens`, `signedOut` or `shell`', may: '`schemas`', never: 'anything else' } }),
    bans: [
      { regex: '^[^.]|^\\./|^\\.\\./[^.]', tries: ['react', './settings', '../another/calls'], message: CALLS },
      inSrc(['resources', 'fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'shell', 'i18n', 'ui', 'signedOut'], CALLS), PLATFORM,
    ],
  };
}

/** Every border of the tree. The lint's overrides, the trespasses that a test tries and the table in ARCHITECTURE.md follow from it. */
export const BORDERS: readonly Border[] = [
  {
    files: 'src/schemas/**', sample: 'src/schemas/a#.ts',
    says: { folder: '`schemas`', may: 'nothing of ours', never: 'React, Node, DOM, any package' },
    bans: [
      inSrc(['resources', 'fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'shell', 'i18n', 'ui', 'signedOut'], 'schemas imports nothing of ours.'), PLATFORM,
      { regex: '^[^.]', tries: ['react', 'node:fs', 'kysely'], message: 'schemas runs anywhere: no package, no Node, no DOM.' },
    ],
  },
  {
    files: 'src/resources/**', sample: 'src/resources/a#.ts',
    says: { folder: '`resources`', may: '`schemas`; the type of another resource, whose rows it is of', never: 'another resource, any package' },
    bans: [
      { regex: '^\\./', tries: ['./coupon'], allowsTypes: true, message: 'A declaration refers to another module by name, never by import; of its type alone it may know.' },
      inSrc(['fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'shell', 'i18n', 'ui', 'signedOut'], 'resources imports schemas alone.'), PLATFORM,
      { regex: '^[^.]', tries: ['react', 'node:fs'], message: 'A declaration is pure data: no package.' },
    ],
  },
  {
    files: 'src/dataProvider/**', sample: 'src/dataProvider/a#.ts',
    says: { folder: '`dataProvider`', may: '`schemas`', never: '`screens`, `shell`, `resources`' },
    bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'customPages', 'shell', 'authProvider', 'i18n', 'ui', 'signedOut'], 'dataProvider imports schemas alone.'), PLATFORM, NO_UI],
  },
  {
    files: 'src/authProvider/**', sample: 'src/authProvider/a#.ts',
    says: { folder: '`authProvider`', may: '`schemas`, the client of `dataProvider`', never: 'the same' },
    bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'customPages', 'shell', 'i18n', 'ui', 'signedOut'], 'authProvider imports schemas and the client of dataProvider.'), PLATFORM, NO_UI],
  },
  {
    files: 'src/screens/**', sample: 'src/screens/list/a#.ts',
    says: { folder: '`screens`', may: '`forms`, `fields`, `schemas`, `dataProvider` hooks, `i18n/withWords`, `i18n/allWords`, `ui`, `shell/nav`, react-admin', never: '`resources`, `customPages`, the rest of `shell`, fetch' },
    ...SCREENS,
  },
  {
    files: 'src/forms/**', sample: 'src/forms/a#.ts',
    says: { folder: '`forms`', may: '`fields`, `schemas`, `dataProvider` hooks, `ui`, react-hook-form, react-admin', never: '`screens`, `resources`, `customPages`, `shell`, fetch' },
    ...FORMS,
  },
  {
    files: 'src/fields/**', sample: 'src/fields/a#.ts',
    says: { folder: '`fields`', may: '`schemas`, `dataProvider` hooks, `ui`, `shell/nav`, react-admin', never: '`forms`, `screens`, `resources`, `customPages`, the rest of `shell`, fetch' },
    ...FIELDS,
  },
  {
    files: 'src/shell/**', sample: 'src/shell/a#.ts',
    says: { folder: '`shell`', may: '`schemas`, `ui`, `authProvider`, `i18n`, `dataProvider` hooks', never: '`screens` (main.tsx hands them in), fetch' },
    ...SHELL,
  },
  {
    files: 'src/ui/**', sample: 'src/ui/a#.ts',
    says: { folder: '`ui`', may: '`schemas`', never: 'any other folder of `src`; it alone imports MUI' },
    noFetch: 'The kit calls nobody.',
    bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'shell', 'i18n', 'signedOut'], 'The kit knows schemas alone.'), PLATFORM, NO_SERVER],
  },
  {
    files: 'src/i18n/**', sample: 'src/i18n/a#.ts',
    says: { folder: '`i18n`', may: '`schemas`, the `words` of rooms, found by glob', never: 'any other folder of `src`' },
    bans: [inSrc(['resources', 'fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'shell', 'ui', 'signedOut'], 'i18n imports schemas alone.'), PLATFORM],
  },
  {
    files: 'src/customPages/**', sample: 'src/customPages/room/page/parts/more/a#.ts',
    says: { folder: '`customPages`', may: '`screens`, `forms`, `fields`, `schemas`, `dataProvider` hooks, `ui`, `shell/nav`, `shell/table/consoleRoute`, `shell/tokens/calls`', never: 'each other, the rest of `shell`, fetch' },
    ...ROOM,
  },
  ...inDepths({ most: 3, files: 'src/customPages/*', border: ROOM, names: ['another/page/Page', 'another/calls'], message: 'A room imports no other room: what two share moves down.' }),
  {
    files: 'src/customPages/*/route.ts', sample: 'src/customPages/room#/route.ts',
    says: { folder: 'a room’s `route.ts`', may: '`schemas`, `shell/table/consoleRoute`; its page later', never: 'anything else' },
    bans: [
      { regex: '^[^.]|^\\.\\./[^.]', tries: ['react', '../another/route'], message: ROW },
      inSrc(['resources', 'fields', 'forms', 'screens', 'dataProvider', 'authProvider', 'customPages', 'i18n', 'ui', 'signedOut'], ROW),
      insides({ from: 'src/customPages/*/route.ts', into: 'src/shell', faces: ['table/consoleRoute'], message: ROW }), PLATFORM,
    ],
  },
  {
    files: 'src/signedOut/**', sample: 'src/signedOut/a#.ts',
    says: { folder: '`signedOut`', may: '`schemas`, `ui`, `authProvider`, `dataProvider`, `i18n`; rooms of it know `context`, `frame` and `inputs`', never: '`screens`, `customPages`, `shell`, rooms each other, fetch' },
    ...SIGNED_OUT,
  },
  ...signedOutRooms(),
  ...['customPages', 'screens', 'signedOut', 'shell'].map(callsOf),
  { files: 'src/main*.tsx', sample: 'src/main#.tsx', says: { folder: '`main*.tsx`', may: 'all of `src`', never: '`platform`, MUI' }, bans: [PLATFORM, NO_MUI] },
  ...PLATFORM_BORDERS,
];
