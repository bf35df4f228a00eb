import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { copyTree } from './support/treeCopy';

const ROOT = resolve(import.meta.dirname, '../..');
const LANGUAGES = ['en', 'fr', 'zh', 'ja'] as const;
/** What the first load may grow by with so many modules more than there are today. In bytes on the wire. */
const MOST_FOR_ALL = 3_000;
/** What opening a module may cost before its rows are asked for. In bytes on the wire. */
const MOST_FOR_ONE = 4_096;
const MORE = 60;

test('the first load with sixty modules more is that of today, and opening one costs little', () => {
  const there = new Set(readdirSync(join(ROOT, 'src/resources')).map((file) => file.replace(/\.ts$/, '')));
  const declared = there.size;
  const tree = copyTree();
  try {
    const added = NAMES.filter((name) => !there.has(name)).slice(0, MORE);
    expect(added.length).toBe(MORE);
    added.forEach((name, index) => addModule({ root: tree.root, name, index }));
    // Of the copy nothing is served: it is neither compressed as a whole nor has it a platform.
    execFileSync(process.execPath, [join(tree.root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { cwd: tree.root, stdio: 'pipe', env: { ...process.env, NODE_ENV: 'production' } });
    const [today, all] = [firstLoad(join(ROOT, 'dist/console')), firstLoad(join(tree.root, 'dist/console'))];
    expect(today).toBeGreaterThan(100_000);
    console.info(`First load: ${today} bytes with ${declared} modules, ${all} with ${declared + MORE}.`);
    expect(all - today, `${today} bytes with ${declared} modules, ${all} with ${declared + MORE}`).toBeLessThan(MOST_FOR_ALL);
    const parts = partsIn(join(tree.root, 'dist/console'));
    expect(parts.length).toBe((declared + MORE) * LANGUAGES.length);
    expect(parts.filter(({ bytes }) => bytes > MOST_FOR_ONE)).toEqual([]);
  } finally {
    tree.remove();
  }
});

test('the file of the record’s screens says first of all that it is to be compiled as a whole', () => {
  const files = readdirSync(join(ROOT, 'dist/console/assets')).filter((name) => /^record-[\w-]+\.js$/.test(name));
  // A file of the build before may stand beside it.
  expect(files.map((name) => readFileSync(join(ROOT, 'dist/console/assets', name), 'utf8').split('\n', 1)[0])).toContain('//# allFunctionsCalledOnLoad');
});

/** The page and what it names for the console, compressed. */
function firstLoad(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = [...new Set([...page.matchAll(/assets\/(?:opening|base|console)-[\w-]+\.js/g)].map(([path]) => path))];
  expect(files).toHaveLength(3);
  return [page, ...files.map((file) => readFileSync(join(folder, file)))].reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

/** The parts of modules that the page names, compressed. */
function partsIn(folder: string): { path: string; bytes: number }[] {
  const [, base = ''] = /assets\/(modules-\w+)\//.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  return LANGUAGES.flatMap((language) => readdirSync(join(folder, 'assets', base, language)).filter((name) => name.endsWith('.json')).map((name) => {
    const path = join(folder, 'assets', base, language, name);
    return { path: `${language}/${name}`, bytes: brotliCompressSync(readFileSync(path)).length };
  }));
}

/** A module of ten fields with a lifecycle, and its words. */
function addModule({ root, name, index }: { root: string; name: string; index: number }): void {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  writeFileSync(join(root, `src/resources/${name}.ts`), `import { defineResource, f } from '../schemas';

export const ${name} = defineResource({
  name: '${name}',
  menu: { group: '${GROUPS[index % GROUPS.length]!}', icon: '${ICONS[index % ICONS.length]!}', order: ${200 + index} },
  fields: {
    name: f.text({ required: true, unique: true, searchable: true, maxLength: ${80 + index} }),
    description: f.longText({ maxLength: ${500 + index} }),
    branchId: f.ref('branch', { onDelete: 'clear' }),
    seats: f.integer({ min: 0, max: ${1000 + index} }),
    price: f.money(),
    startsOn: f.date(),
    endsOn: f.date({ after: 'startsOn' }),
    tags: f.tags(),
    picture: f.image({ kind: 'course' }),
    status: f.choice(['draft', 'published', 'retired'], { readOnly: true, default: 'draft', tones: { draft: 'amber', published: 'green', retired: 'grey' } }),
  },
  list: { columns: ['name', 'branchId', 'seats', 'price', 'startsOn', 'status'], filters: ['status', 'branchId', 'seats', 'startsOn'], totals: ['seats'] },
  lifecycle: { field: 'status', actions: { publish: { from: ['draft'], to: 'published', bulk: true }, retire: { from: ['published'], to: 'retired', bulk: true, confirm: true } } },
});
`);
  for (const language of LANGUAGES) {
    writeFileSync(join(root, `src/i18n/${language}/modules/${name}.ts`), `export const first = {
  name: '${title} |||| ${title}s',
  newOne: 'New ${words}',
  fields: { name: 'Name of the ${words}', branchId: 'Branch', seats: 'Seats', price: 'Price', startsOn: 'Starts on', endsOn: 'Ends on', tags: 'Tags', picture: 'Picture' },
};
export const later = {
  meanings: { status: { draft: 'This ${words} is being prepared.', published: 'Learners see this ${words}.', retired: 'This ${words} is kept and not offered.' } },
  effects: { publish: 'Shows the ${words} to learners.', retire: 'Takes the ${words} away from learners.' },
};
`);
  }
}

const GROUPS = ['organisation', 'platform', 'sales', 'learners', 'learning', 'interaction', 'site'] as const;
const ICONS = ['list', 'branch', 'users', 'gift', 'shield', 'key'] as const;

/** As different from one another as real names are. */
const NAMES = [
  'studyRoom', 'courseBundle', 'liveClass', 'webinar', 'examPaper', 'questionBank', 'assignment', 'certificate', 'scholarship', 'timetable', 'attendanceSheet', 'homework', 'lessonPlan',
  'discussion', 'announcement', 'blogArticle', 'testimonial', 'galleryPicture', 'partner', 'invoice', 'refundRequest', 'payout', 'referral', 'affiliate', 'supportTicket', 'surveyForm',
  'newsletter', 'campaign', 'pushMessage', 'landingPage', 'faqEntry', 'glossaryTerm', 'libraryBook', 'hostelRoom', 'busRoute', 'parentMeeting', 'alumniGroup', 'internship', 'jobOpening',
  'placementDrive', 'batchGroup', 'doubtSession', 'mentorSlot', 'practiceTest', 'studyMaterial', 'videoPlaylist', 'readingList', 'badgeAward',
  'feeReminder', 'visitorLog', 'labSlot', 'exhibition', 'debateRound', 'mealPlan', 'uniformOrder', 'lostProperty', 'clubMembership', 'sportsFixture', 'healthRecord', 'grantApplication', 'roomInspection',
  'equipmentLoan', 'guestLecture', 'fieldTrip', 'essayPrize', 'reportCard', 'seatPlan', 'permissionSlip',
];
