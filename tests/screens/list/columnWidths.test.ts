import { expect, test } from 'vitest';
import { textsOf } from '../../../src/dataProvider';
import { createI18n, LOCALES, type LocaleCode } from '../../../src/i18n';
import { intlLocale } from '../../../src/fields/cellContext';
import { formatDatetime, longestDay } from '../../../src/fields/values/format';
import { gridTracks } from '../../../src/screens/list/grid/columnWidths';
import { createTrustedLoader, filesSource } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../../src/resources/*.ts', { eager: true }))] });

/** What a list has of a window of 1,440 px, beside the menu at its usual width. */
const ROOM = 1180;

async function tracksOf(name: string, locale: LocaleCode = 'en') {
  const i18n = createI18n({ locale });
  await i18n.ready;
  const resource = loader.require(name);
  const texts = textsOf({ resource: name, translate: i18n.provider.translate as (key: string) => string });
  const [first = '', ...others] = resource.list.columns;
  const names = resource.fields['instituteId']?.system ? [first, 'instituteId', ...others.filter((one) => one !== 'instituteId')] : resource.list.columns;
  const hasPicture = resource.picture !== null && !names.includes(resource.picture);
  return gridTracks({ fields: names.map((one) => resource.fields[one]!), hasMarks: true, hasPicture, totals: resource.list.totals, label: texts.field, choice: texts.choice, day: longestDay(intlLocale(locale)) });
}

/** `[least, share]` of every column but the owner, the mark and the menu of a row. A short column that is given what its name asks for has no share. */
const columnsOf = (template: string) => [...template.matchAll(/minmax\((\d+)px, ([\d.]+)(fr|px)\)/g)].flatMap(([whole, least, most, unit]) => (whole === 'minmax(120px, 180px)' ? [] : [[Number(least), unit === 'fr' ? Number(most) : 0] as const]));

test.each(['branch', 'institution', 'banner'])('every declared column of %s is in sight in a window of 1,440 px', async (name) => {
  expect((await tracksOf(name)).least).toBeLessThanOrEqual(ROOM);
});

/** The menu of a row, which stays at the end of what is in sight. */
const MENU = 48;

test.each(loader.all().filter(({ list }) => list.columns.includes('status')).map(({ name }) => [name] as const))('the state of %s is in sight in a window of 1,440 px, whatever follows it', async (name) => {
  const { template } = await tracksOf(name);
  const { list, fields } = loader.require(name);
  const before = list.columns.indexOf('status') + (fields['instituteId']?.system && !list.columns.slice(0, list.columns.indexOf('status')).includes('instituteId') ? 1 : 0);
  const leasts = [...template.matchAll(/minmax\((\d+)px/g)].map(([, least]) => Number(least));
  expect(leasts.slice(0, before + 1).reduce((sum, least) => sum + least, 44)).toBeLessThanOrEqual(ROOM - MENU);
});

test.each(loader.all().filter((one) => !one.isSingle).flatMap(({ name }) => LOCALES.map(({ locale }) => [name, locale] as const)))('the first column of %s has room for a name in %s, whatever stands beside it', async (name, locale) => {
  const resource = loader.require(name);
  const [[least] = [0]] = columnsOf((await tracksOf(name, locale)).template);
  const letters = Math.min(resource.fields[resource.list.columns[0]!]!.maxLength, 24);
  const isPictured = resource.picture !== null && !resource.list.columns.includes(resource.picture);
  expect(least).toBeGreaterThanOrEqual(letters * 6.8 + 28 + (isPictured ? 36 : 0));
});

test.each([['en', 103], ['fr', 109], ['zh', 121], ['ja', 96]] as const)('a day is read without a cut in %s', async (locale, px) => {
  const { list, fields } = loader.require('banner');
  const columns = columnsOf((await tracksOf('banner', locale)).template);
  const days = [...list.columns].reverse().filter((name) => fields[name]!.type === 'date').length;
  expect(days).toBeGreaterThan(0);
  expect(columns.slice(-days).every(([least]) => least >= px)).toBe(true);
});

test.each(['en', 'fr', 'zh', 'ja'] as const)('an instant that is told exactly is read with its time in %s', async (locale) => {
  const columns = columnsOf((await tracksOf('webinarAttendance', locale)).template);
  const at = loader.require('webinarAttendance').list.columns.indexOf('joinedAt');
  const lengths = Array.from({ length: 12 }, (_, month) => formatDatetime({ value: new Date(2026, month, 28, 22, 58).toISOString(), locale: intlLocale(locale) }).length);
  expect(columns[at]![0]).toBeGreaterThanOrEqual(Math.max(...lengths) * 6.2 + 24);
});

test('what is left goes to names and texts, not to states, numbers and dates', async () => {
  const columns = columnsOf((await tracksOf('institution', 'fr')).template);
  const [name, status, plan, , email] = columns;
  expect(name![1]).toBeGreaterThan(status![1] * 5);
  expect(email![1]).toBeGreaterThan(plan![1] * 5);
});

test('whose a row is takes 120 to 180 px, and on paper the columns share the page', async () => {
  const { template, paper } = await tracksOf('coupon');
  expect(template).toContain('minmax(120px, 180px)');
  expect(paper.split(') ').every((track) => track.startsWith('minmax(0, '))).toBe(true);
});

test('the sum at the foot of a column of money has room for sixteen signs', async () => {
  const resource = loader.require('licence');
  expect(resource.list.totals).toEqual(['fee']);
  const [least] = columnsOf((await tracksOf('licence')).template).at(-1)!;
  expect(least).toBeGreaterThanOrEqual('₹99,99,99,999.00'.length * 7.8 + 28);
});

/** Of a module, with names of columns that are given here: those of most modules come with them. */
const templateOf = (module: string, names: Readonly<Record<string, string>>): string => {
  const { list, fields } = loader.require(module);
  return gridTracks({ fields: list.columns.map((one) => fields[one]!), hasMarks: true, hasPicture: false, totals: [], label: (one) => names[one] ?? one, choice: (_, value) => value, day: '2026' }).template;
};

test('a short column whose name is long has the whole of it where there is room for all, and the room of its longer line where there is not', () => {
  const whole = Math.ceil('Valable seulement à partir du'.length * 6.9 + 28 + 6.9 / 2);
  const line = Math.ceil('Valable seulement'.length * 6.9 + 28 + 6.9 / 2);
  expect(line).toBeGreaterThan(120);
  expect(templateOf('aiTokenRate', { startsAt: 'Valable seulement à partir du' })).toMatch(new RegExp(`minmax\\(${Math.min(line, 136)}px, ${Math.min(whole, 220)}px\\) 48px$`));
  const short = Math.ceil('partir du'.length * 6.9 + 28);
  expect(short).toBeLessThan(100);
  expect(templateOf('aiTokenRate', { startsAt: 'Valable à partir du' })).toMatch(new RegExp(`minmax\\(100px, ${Math.ceil('Valable à partir du'.length * 6.9 + 28)}px\\) 48px$`));
});

test('a column of numbers is as wide as the longer of the two lines of its name', () => {
  const { columns } = loader.require('group').list;
  const track = templateOf('group', { members: 'Inscrits actuellement' }).split(' minmax')[columns.indexOf('members') + 1]!;
  expect(Number(/\((\d+)px/.exec(track)![1])).toBe(Math.ceil(('actuellement'.length + 1 / 2) * 6.9 + 28));
});

test('a number below a name with wide letters is wide enough for it', () => {
  const { columns } = loader.require('group').list;
  const track = templateOf('group', { members: 'Membres' }).split(' minmax')[columns.indexOf('members') + 1]!;
  expect(Number(/\((\d+)px/.exec(track)![1])).toBeGreaterThanOrEqual(55 + 24);
});
