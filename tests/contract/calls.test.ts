import { expect, test } from 'vitest';
import { featureAnswers } from '../../platform/features/found';
import { openApiDocument } from '../../platform/openapi/document';
import { createTrustedLoader, filesSource, UPLOAD_KINDS, type Resource } from '../../src/schemas';
import calls from './calls.json' with { type: 'json' };

const of = (reasons: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> => Object.fromEntries(Object.entries(reasons).flatMap(([reason, ids]) => ids.map((id) => [id, reason])));

/** What the rest waits for. */
const WAITING: Readonly<Record<string, string>> = of({
  'the builders of websites and apps': ['appBuilder.appConfiguration', 'appBuilder.appCustomization', 'appBuilder.buildHistory', 'appBuilder.getConfigSettings', 'appBuilder.getUploadUrl', 'appBuilder.triggerBuild', 'appBuilder.updateOnboardingScreens',],
  'the authoring of courses and tests': ['curriculum.content', 'curriculum.move', 'curriculum.students', 'note.create', 'note.get', 'note.searchTitles', 'note.update', 'template.download',
    'video.create', 'video.get', 'video.getSignedCookie', 'video.searchTitles', 'video.update', 'upload.convertImage', 'upload.parseDocx', 'upload.parseDocxAlt'],
  'the chat': ['chat.admin', 'chat.plan'],
  'files that the platform makes: until then the console does': ['report.exportStatus'],
});

/** Answered, and asked by no screen of this console: why. */
const FOR_OTHERS: Readonly<Record<string, string>> = of({
  'the same rows by the address alone, beside the search that lists ask': ['coupon.list', 'course.courseMasters', 'groups.members', 'membershipPlan.feature.get', 'membershipPlan.list', 'subscription.byCourse', 'test.list'],
  'the second address of a call that screens ask at the first': ['course.courseModules.search', 'course.courseModuleDetails', 'course.courseMaster.get', 'course.courseMaster.put', 'course.courseMaster.delete', 'course.nameSuggestions', 'test.searchTitles',
    'liveSession.searchTitles', 'user.nameSuggestion', 'groups.groupForumInfo', 'groups.user', 'subscription.subscriber.suspension', 'institute.addData', 'institute.updateData', 'institute.getAllContents', 'faculty.form', 'dashboard.course', 'dashboard.students',
    'membershipPlan.modules', 'memberships.feature.create', 'memberships.feature.list', 'memberships.feature.update', 'memberships.group', 'memberships.groupModules', 'memberships.modules.update', 'subscription.update', 'tenant.put.public', 'tenant.get.payment-account-info', 'tenant.put.payment-account-info'],
  'for other programs: the list of courses is asked for an institute by its filters, and counts what is in each category': ['institute.categories', 'institute.getAllCourses'],
  'for other programs: the forms of people and profiles say and renew it by their own calls': ['modules.post', 'modules.refreshCache'],
  'for other programs: the website builder saves that page with the whole site': ['webBuilder.aboutPage.get', 'webBuilder.aboutPage.update'],
  'the fields for pictures and videos of the website builder ask it by its address': ['webBuilder.getUploadUrl'],
  'for whoever watches over a platform: no screen says its version': ['dashboard.homeVersion'],
  'what `GET /tenant-info/domain-info` tells the settings, part by part': ['tenant.get.deleteDomain', 'tenant.get.primaryDomain', 'tenant.get.verifyDomain'],
  'the second spelling of the address that files are put to': ['upload.fileUpload'],
});

interface ContractCall {
  readonly id: string;
  readonly method: string | null;
  readonly path: string | null;
}

const CALLS = calls as readonly ContractCall[];
const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../src/resources/*.ts', { eager: true }))] });
const described = (openApiDocument({ loader }) as { paths: Record<string, Record<string, { operationId?: string }>> }).paths;
/** Whatever parameters are called, and the kinds of files among them. */
const shape = (path: string): string => path.replace(/\{\w+\}/g, '{}').replace(/\/$/, '').replace(new RegExp(`/uploads/(${UPLOAD_KINDS.join('|')})$`), '/uploads/{}');
/** Every call there is by verb and shape, with its name where a module has it. */
const answered = new Map(Object.entries(described).flatMap(([path, methods]) => Object.entries(methods).map(([method, { operationId }]) => [`${method.toUpperCase()} ${shape(path)}`, { path, operationId }] as const)));
/** Calls whose last part is a word of a few, each with a call of its own. */
const BY_WORD: Readonly<Record<string, string>> = { '/membership-plan/{id}/{status}': '/membership-plan/{id}/activate' };
const answeredAs = ({ method, path }: ContractCall) => ['/api/v9', '/api/v2'].map((base) => answered.get(`${method ?? ''} ${shape(base + (BY_WORD[path ?? ''] ?? path ?? ''))}`)).find(Boolean);
/** Those that say how they are made. Where a file is put to is said by the platform: no path of ours. */
const said = CALLS.filter(({ id, method, path }) => method !== null && path !== null && id !== 'upload.putFile');

const sources = Object.entries(import.meta.glob<string>('../../src/{authProvider,customPages,dataProvider,fields,forms,screens,shell,signedOut}/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })).filter(([file]) => !file.includes('/words/'));
const isNamed = (word: string, but = ''): boolean => sources.some(([file, text]) => !file.endsWith(but || ' ') && text.includes(word));
const definedAt = ({ method, path }: { readonly method: string; readonly path: string }) => featureAnswers().find(({ call }) => call.method === method && call.path === path)?.call;
/** Where a room says its calls, by address. */
const rooms = Object.entries(import.meta.glob<Readonly<Record<string, { readonly method?: string; readonly path?: string }>>>('../../src/{customPages,screens,shell,signedOut}/*/calls.ts', { eager: true }))
  .flatMap(([file, exported]) => Object.entries(exported).map(([name, { method = '', path = '' }]) => ({ name, file, address: `${method} ${shape(path)}` })));

/** Calls that forms ask of a field: what completes it, and what it usually is. */
const askedByFields = new Set(loader.all().flatMap(({ fields }) => Object.values(fields)).flatMap(({ suggest, usual }) => [suggest, usual].flatMap((call) => (call ? [`${call.method} ${call.path}`] : []))));

/** Screens that are generated ask every call of a module that has an address, or is a part of the settings, but for a list beside a search. */
function isAskedOf(resource: Resource, call: string): boolean {
  if (!resource.isSingle && resource.routes.length === 0) return false;
  if (call === 'list') return resource.endpoint.without.includes('search');
  return true;
}

function isReached({ method, path }: ContractCall, { operationId }: { readonly operationId?: string | undefined }): boolean {
  const [module, call = '', ...more] = operationId?.split('.') ?? [];
  // At a further address no screen asks a call.
  if (module !== undefined) return !more.some((part) => part.startsWith('also')) && isAskedOf(loader.require(module), call);
  if (askedByFields.has(`${method!} ${path!}`)) return true;
  const room = rooms.find(({ address }) => address === `${method!} ${shape(path!)}`);
  // A path in braces is put together where it is asked.
  return room ? isNamed(room.name, room.file.slice('../../src/'.length)) : isNamed(path!.split('/{')[0]!);
}

test('of the calls of the contract that are said, each is answered, or it is known what it waits for', () => {
  const unanswered = said.filter((call) => !answeredAs(call)).map(({ id }) => id);
  expect(unanswered.filter((id) => !(id in WAITING))).toEqual([]);
  const perWhat = [...new Set(unanswered.map((id) => WAITING[id]))].map((what) => `  ${what}: ${unanswered.filter((id) => WAITING[id] === what).join(', ')}`);
  console.info(`${said.length - unanswered.length} of ${said.length} calls of the contract are answered; the rest waits for\n${perWhat.join('\n')}`);
});

test('of those that are answered, each is asked by a screen, or it is known why not', () => {
  const unreached = said.filter((call) => {
    const found = answeredAs(call);
    return found && !isReached(call, found);
  });
  expect(unreached.map(({ id }) => id).filter((id) => !(id in FOR_OTHERS))).toEqual([]);
  console.info(`${unreached.length} of them are asked by no screen:\n${unreached.map(({ id }) => `  ${id}: ${FOR_OTHERS[id]!}`).join('\n')}`);
});

test('what forms ask of a field is a call that gives what they read of it', () => {
  expect([...askedByFields].sort()).toEqual(['GET /institute/defaultLiveProviders', 'POST /place/search']);
  for (const { fields } of loader.all()) {
    for (const { name, suggest, usual, choices } of Object.values(fields)) {
      if (suggest) expect(definedAt(suggest), name).toMatchObject({ reading: true, body: { query: { type: 'text' } }, gives: { items: { type: 'list', fields: { name: { type: 'text' } } } } });
      if (usual) expect(definedAt(usual), name).toMatchObject({ query: { instituteId: { type: 'ref' } }, gives: { items: { type: 'list', fields: { [name]: { type: 'choice', choices } } } } });
    }
  }
});

test('would notice a call that nobody answers or asks', () => {
  expect(answeredAs({ id: 'none', method: 'GET', path: '/nobody/{id}' })).toBeUndefined();
  expect(isReached({ id: 'none', method: 'GET', path: '/nobody' }, {})).toBe(false);
  expect(featureAnswers().length).toBeGreaterThan(0);
});
