import { expect, test } from 'vitest';
import { textsOf } from '../../../src/dataProvider';
import { createI18n } from '../../../src/i18n';
import { gridTracks } from '../../../src/screens/list/grid/columnWidths';
import { createTrustedLoader, filesSource } from '../../../src/schemas';

const loader = createTrustedLoader({ sources: [filesSource(import.meta.glob('../../../src/resources/*.ts', { eager: true }))] });
const translate = createI18n({ locale: 'en' }).provider.translate as (key: string) => string;

/** What a list has of a window of 1,440 px, beside the menu at its usual width. */
const ROOM = 1180;

function tracksOf(name: string) {
  const resource = loader.require(name);
  const texts = textsOf({ resource: name, translate });
  const [first = '', ...others] = resource.list.columns;
  const names = resource.fields['instituteId']?.system ? [first, 'instituteId', ...others.filter((one) => one !== 'instituteId')] : resource.list.columns;
  return gridTracks({ fields: names.map((one) => resource.fields[one]!), hasMarks: true, totals: resource.list.totals, label: texts.field, choice: texts.choice });
}

test.each(['user', 'branch', 'banner', 'coupon', 'institution'])('every declared column of %s is in sight in a window of 1,440 px', (name) => {
  expect(tracksOf(name).least).toBeLessThanOrEqual(ROOM);
});

test('whose a row is takes 120 to 180 px, and on paper the columns share the page', () => {
  const { template, paper } = tracksOf('coupon');
  expect(template).toContain('minmax(120px, 180px)');
  expect(paper.split(') ').every((track) => track.startsWith('minmax(0, '))).toBe(true);
});
