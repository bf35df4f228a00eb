import type { DemoRecord } from './content';
import type { DemoClock } from './dates';
import { demoId } from './random';

/** Main categories and what stands below each, in their order. */
export function demoCategories(clock: DemoClock): DemoRecord[] {
  const mains = CATEGORIES.map(([name, description], place) => record({ clock, name, description, parentId: null, place }));
  const subs = CATEGORIES.flatMap(([main, , below]) => below.map((name, place) => record({ clock, name, description: null, parentId: categoryId(main), place })));
  return [...mains, ...subs];
}

/** Categories that are shown together. */
export function demoCategoryGroups(clock: DemoClock): DemoRecord[] {
  return GROUPS.map(([name, categories], index) => ({
    id: demoId({ kind: 'categoryGroup', index }), name, categoryIds: categories.map(categoryId), order: (index + 1) * 1024,
    createdAt: clock.instant(-410 + index, 640), updatedAt: clock.instant(-35 + index * 6, 705),
  }));
}

function record({ clock, name, description, parentId, place }: { readonly clock: DemoClock; readonly name: string; readonly description: string | null; readonly parentId: string | null; readonly place: number }): DemoRecord {
  const index = NAMES.indexOf(name);
  return {
    id: categoryId(name), name, parentId, imageURL: null, description, order: (place + 1) * 1024, status: INACTIVE.has(name) ? 'inactive' : 'active',
    createdAt: clock.instant(-620 + index * 3, 600 + index), updatedAt: clock.instant(-140 + index * 2, 640 + index),
  };
}

/** The id of the category of a name. */
export function categoryId(name: string): string {
  return demoId({ kind: 'category', index: NAMES.indexOf(name) });
}

const CATEGORIES: readonly (readonly [name: string, description: string | null, below: readonly string[]])[] = [
  ['Entrance examinations', 'Admission to engineering, medicine and law.', ['JEE Main and Advanced', 'NEET', 'CLAT', 'CUET']],
  ['Civil services', 'The commissions of the Union and of the states.', ['UPSC Prelims', 'UPSC Mains', 'State PSC']],
  ['Banking and insurance', 'Officers and clerks.', ['IBPS PO', 'SBI Clerk', 'LIC AAO']],
  ['School', 'Classes 6 to 12, by board.', ['CBSE', 'ICSE', 'State boards']],
  ['Commerce and accounts', null, ['CA Foundation', 'CMA', 'Company Secretary']],
  ['Languages', 'Spoken and written.', ['Spoken English', 'German A1 to B2', 'Malayalam']],
  ['Music and performing arts', null, ['Carnatic vocal', 'Bharatanatyam']],
  ['Vocational skills', 'Work with one’s hands and with machines.', ['Tally and GST', 'Web design', 'Typewriting']],
];
const NAMES = [...CATEGORIES.map(([name]) => name), ...CATEGORIES.flatMap(([, , below]) => below)];
const INACTIVE = new Set(['Typewriting', 'LIC AAO']);
const GROUPS: readonly (readonly [name: string, categories: readonly string[]])[] = [
  ['Popular this season', ['JEE Main and Advanced', 'NEET', 'CUET', 'UPSC Prelims']],
  ['Government jobs', ['Civil services', 'Banking and insurance', 'State PSC']],
  ['For schools', ['School', 'CBSE', 'ICSE', 'State boards']],
  ['New ways', ['Web design', 'German A1 to B2', 'Music and performing arts']],
];
