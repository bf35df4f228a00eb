import { describe, expect, it } from 'vitest';
import { createLoader, DeclarationError, type ResourceInput } from '../../src/schemas';

/** A right declaration, as plain JSON, to spoil in one place at a time. */
const right = () => ({
  name: 'lesson',
  fields: {
    title: { type: 'text', required: true } as Record<string, unknown>,
    level: { type: 'choice', choices: ['basic', 'expert'] } as Record<string, unknown>,
    status: { type: 'choice', choices: ['draft', 'live'], readOnly: true, default: 'draft' } as Record<string, unknown>,
  } as Record<string, Record<string, unknown>>,
  list: { columns: ['title', 'status'], filters: ['status'], sort: '-createdAt' } as Record<string, unknown>,
  lifecycle: { field: 'status', actions: { publish: { from: ['draft'], to: 'live' } as Record<string, unknown> } },
});
type Declaration = ReturnType<typeof right> & Record<string, unknown>;

const wrongs: readonly [string, (d: Declaration) => void, { path: string; says: string; remedy: string }][] = [
  ['a misspelt column', (d) => (d.list['columns'] = ['titel']), { path: 'list.columns.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a misspelt filter', (d) => (d.list['filters'] = ['sttus']), { path: 'list.filters.0', says: '“sttus” is not a field', remedy: 'write status' }],
  ['a misspelt sort', (d) => (d.list['sort'] = '-createdat'), { path: 'list.sort', says: '“createdat” is not a field', remedy: 'write createdAt' }],
  ['a field type that does not exist', (d) => (d.fields['title']!['type'] = 'txt'), { path: 'fields.title.type', says: '“txt” is not known here', remedy: 'write text' }],
  ['an option that does not exist', (d) => (d.fields['title']!['requird'] = true), { path: 'fields.title.requird', says: '“requird” is not a part of field', remedy: 'write required' }],
  ['an option of the wrong kind', (d) => (d.fields['title']!['required'] = 'yes'), { path: 'fields.title.required', says: 'is not true or false', remedy: 'write true or false' }],
  ['a part that does not exist', (d) => (d['lists'] = {}), { path: 'lists', says: '“lists” is not a part of a declaration', remedy: 'write list' }],
  ['a state that nothing leads to', (d) => (d.fields['status']!['choices'] = ['draft', 'live', 'archived']), { path: 'fields.status.choices', says: 'no action leads to the state “archived”', remedy: 'add an action' }],
  ['an action into an unknown state', (d) => (d.lifecycle.actions.publish['to'] = 'alive'), { path: 'lifecycle.actions.publish.to', says: '“alive” is not a choice of status', remedy: 'write live' }],
  ['an action from an unknown state', (d) => (d.lifecycle.actions.publish['from'] = ['drft']), { path: 'lifecycle.actions.publish.if.status', says: '“drft” is not a choice of status', remedy: 'write draft' }],
  ['a reference to an unknown module', (d) => (d.fields['bookId'] = { type: 'ref', to: 'book' }), { path: 'fields.bookId.to', says: '“book” is not a module', remedy: 'use one of lesson' }],
  ['a condition on an unknown field', (d) => (d.fields['title']!['when'] = { levl: 'basic' }), { path: 'fields.title.when.levl', says: '“levl” is not a field', remedy: 'write level' }],
  ['a condition with an unknown operator', (d) => (d.fields['title']!['when'] = { level: { equals: 'basic' } }), { path: 'fields.title.when.level', says: '“equals” is not an operator', remedy: 'use one of is' }],
  ['a comparison with an unknown field', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { gt: { field: 'seets' } } } }), { path: 'fields.seats.when.seats', says: '“seets” is not a field', remedy: 'write seats' }],
  ['a comparison of a number with a text', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { gt: { field: 'title' } } } }), { path: 'fields.seats.when.seats', says: 'title is not a number', remedy: 'compare numbers' }],
  ['a number compared with a day', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { lt: { today: 0 } } } }), { path: 'fields.seats.when.seats', says: 'seats is not a calendar day', remedy: 'compare it with now' }],
  ['equality with another field', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { is: { field: 'seats' } } } }), { path: 'fields.seats.when.seats', says: 'compared by lt, lte, gt or gte alone', remedy: 'use one of these' }],
  ['a call for work by a filter that is not there', (d) => (d['attention'] = { stuck: { filters: { level: ['basic'] } } }), { path: 'attention.stuck.filters.level', says: '“level” is not a filter of lesson', remedy: 'use one of status' }],
  ['a call for work by a state that does not exist', (d) => (d['attention'] = { stuck: { filters: { status: ['drft'] } } }), { path: 'attention.stuck.filters.status', says: '“drft” is not a choice', remedy: 'write draft' }],
  ['a call for work by days of a state', (d) => (d['attention'] = { stuck: { filters: { status: { days: [0, 7] } } } }), { path: 'attention.stuck.filters.status', says: 'days belong to dates', remedy: 'name a value' }],
  ['a call for work by a range of a state', (d) => (d['attention'] = { stuck: { filters: { status: { from: 5 } } } }), { path: 'attention.stuck.filters.status', says: 'a range belongs to numbers', remedy: 'name a value' }],
  ['a call for work by a range without bounds', (d) => Object.assign(d, { fields: { ...d.fields, seats: { type: 'integer' } }, list: { ...d.list, filters: ['seats'] }, attention: { stuck: { filters: { seats: {} } } } }), { path: 'attention.stuck.filters.seats', says: 'a range has a lower bound', remedy: 'write for example { from: 5 }' }],
  ['a call for work without a filter', (d) => (d['attention'] = { stuck: { filters: {} } }), { path: 'attention.stuck.filters', says: 'tells nothing from the rest', remedy: 'name at least one filter' }],
  ['questions without a place for the answers', (d) => Object.assign(d.lifecycle.actions.publish, { call: 'update', ask: { why: { type: 'text' } } }), { path: 'lifecycle.actions.publish.ask', says: 'the answers have no place', remedy: 'leave out call' }],
  ['a total of a text', (d) => (d.list['totals'] = ['title']), { path: 'list.totals.0', says: 'title is not a number', remedy: 'total numbers only' }],
  ['an unknown menu group', (d) => (d['menu'] = { group: 'lessons' }), { path: 'menu.group', says: '“lessons” is not a menu group', remedy: 'use one of' }],
  ['an unknown upload kind', (d) => (d.fields['photo'] = { type: 'image', kind: 'pictures' }), { path: 'fields.photo.kind', says: '“pictures” is not an upload kind', remedy: 'use one of' }],
  ['a range with its ends swapped', (d) => (d.fields['seats'] = { type: 'integer', min: 9, max: 3 }), { path: 'fields.seats.min', says: '9 is more than the maximum 3', remedy: 'swap the two' }],
  ['an unknown function', (d) => (d['handlers'] = { beforeWrite: 'guard' }), { path: 'handlers.beforeWrite', says: '“guard” is not a function of the platform', remedy: 'remove it' }],
  ['a text as a deadline', (d) => (d.fields['title']!['shownAs'] = 'deadline'), { path: 'fields.title.shownAs', says: 'a field of type text is no deadline', remedy: 'leave it out' }],
  ['a way to show that does not exist', (d) => (d.fields['endsOn'] = { type: 'date', shownAs: 'deadlin' }), { path: 'fields.endsOn.shownAs', says: '“deadlin” is not known here', remedy: 'write deadline' }],
  ['a broken pattern', (d) => (d.fields['title']!['pattern'] = '['), { path: 'fields.title.pattern', says: 'is not a regular expression', remedy: 'mend the expression' }],
  ['a code that is made up without a pattern', (d) => (d.fields['title']!['generate'] = true), { path: 'fields.title.generate', says: 'no pattern says what a code is made of', remedy: 'add a pattern' }],
  ['a code that is made up against its pattern', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^KL-[0-9]{4}$' }), { path: 'fields.title.generate', says: 'takes no code of letters or digits in any order', remedy: 'widen the pattern' }],
  ['a code that is made up beyond its length', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^[A-Z]{9}$', maxLength: 8 }), { path: 'fields.title.generate', says: 'takes no code', remedy: 'widen the pattern or its lengths' }],
  ['a made-up code that nobody types', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^[A-Z]{8}$', required: false, readOnly: true }), { path: 'fields.title.generate', says: 'nobody types into a field that is read only', remedy: 'leave out one of the two' }],
  ['a made-up choice', (d) => (d.fields['level']!['generate'] = true), { path: 'fields.level.generate', says: 'a field of type choice is no code', remedy: 'leave it out' }],
  ['a shared field that is not there', (d) => (d['share'] = ['titel']), { path: 'share.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a shared password', (d) => Object.assign(d, { share: ['title', 'secret'], fields: { ...d.fields, secret: { type: 'password' } } }), { path: 'share.1', says: 'is not said in a line of words', remedy: 'leave it out' }],
  ['a field shared twice', (d) => (d['share'] = ['title', 'title']), { path: 'share.1', says: 'title is shared twice', remedy: 'keep one of the two' }],
  ['a default outside the choices', (d) => (d.fields['level']!['default'] = 'middling'), { path: 'fields.level.default', says: 'the default is not a value of the field', remedy: 'choose a valid one' }],
  ['a name of the platform', (d) => (d.fields['version'] = { type: 'text' }), { path: 'fields.version', says: 'a name the platform keeps for itself', remedy: 'choose another name' }],
  ['a function inside', (d) => (d.fields['title']!['default'] = () => 'x'), { path: '', says: 'is not pure data', remedy: 'leave out functions' }],
  ['a required field in no section', (d) => (d['form'] = { sections: [{ name: 'general', fields: ['level'] }] }), { path: 'form.sections', says: 'the required field title stands in no section', remedy: 'add title' }],
  ['a required reference that is emptied', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', required: true, onDelete: 'clear' }), { path: 'fields.nextId.onDelete', says: 'a required reference cannot be emptied', remedy: "write 'refuse' or 'name'" }],
  ['a required reference in a row that is emptied', (d) => (d.fields['steps'] = { type: 'list', fields: { nextId: { type: 'ref', to: 'lesson', required: true, onDelete: 'clear' } } }), { path: 'fields.steps.fields.nextId.onDelete', says: 'a required reference cannot be emptied', remedy: "write 'refuse' or 'name'" }],
  ['a deletion that does not exist', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', onDelete: 'cascade' }), { path: 'fields.nextId.onDelete', says: '“cascade” is not known here', remedy: 'use one of refuse, clear, name' }],
  ['a deletion of what refers to nothing', (d) => (d.fields['title']!['onDelete'] = 'refuse'), { path: 'fields.title.onDelete', says: 'a field of type text refers to nothing', remedy: 'leave it out' }],
  ['a role that does not exist', (d) => (d['rights'] = { delete: ['superadmin'] }), { path: 'rights.delete', says: '“superadmin” is not a role', remedy: 'write super_admin' }],
];

describe('a wrong declaration refuses the start', () => {
  it.each(wrongs)('%s', (_, spoil, expected) => {
    const declaration = right() as Declaration;
    spoil(declaration);
    const error = startWith([declaration]);
    const problem = error.problems.find((one) => one.path === expected.path);
    expect(problem, error.message).toMatchObject({ resource: 'lesson', message: expect.stringContaining(expected.says), remedy: expect.stringContaining(expected.remedy) });
    expect(error.message).toContain('lesson');
  });

  it('names two modules that clash', () => {
    const twin = { ...right(), name: 'course', endpoint: { path: '/lesson' } };
    expect(startWith([right(), twin]).problems[0]).toMatchObject({ resource: 'course', path: 'endpoint.path', message: expect.stringContaining('is a call of lesson already') });
    expect(startWith([right(), right()]).problems[0]).toMatchObject({ path: 'name' });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['rows of the platform', { tenant: 'platform' }, 'tenant', "a single record is a tenant's"],
    ['a list', { list: { columns: ['title'] } }, 'list', 'a single record has no list'],
    ['a menu entry', { menu: { group: 'site' } }, 'menu', 'a single record has no list'],
    ['rules for rows', { rows: [{ roles: ['faculty'], where: { title: 'x' } }] }, 'rows', 'a single record has no list'],
    ['deletion', { softDelete: false }, 'softDelete', 'a single record is never deleted'],
    ['a searched field', { fields: { title: { type: 'text', searchable: true } } }, 'fields.title.searchable', 'a single record is not searched for'],
    ['a field fixed on creation', { fields: { title: { type: 'text', createOnly: true } } }, 'fields.title.createOnly', 'a single record is not created'],
    ['a word for yes', { single: 'yes' }, 'single', 'is not true or false'],
  ])('a single record with %s', (_, more, path, says) => {
    const problem = startWith([{ name: 'look', single: true, fields: { title: { type: 'text' } }, ...more }]).problems.find((one) => one.path === path);
    expect(problem).toMatchObject({ resource: 'look', message: expect.stringContaining(says) });
  });

  it('refers to a single record', () => {
    const look = { name: 'look', single: true, fields: { title: { type: 'text' } } };
    expect(startWith([look, { name: 'page', fields: { lookId: { type: 'ref', to: 'look' } } }]).problems).toMatchObject([{ resource: 'page', path: 'fields.lookId.to', message: expect.stringContaining('nothing to choose') }]);
  });

  it('lets two single records share the beginning of a path, and not the whole', () => {
    const one = (name: string, path: string) => ({ name, single: true, endpoint: { path }, fields: { title: { type: 'text' } } });
    expect(startWith([one('look', '/settings'), one('words', '/settings')]).problems).toHaveLength(2);
    expect(() => createLoader({ sources: [{ name: 'test', read: () => [one('look', '/settings'), one('words', '/settings/words')] as unknown as ResourceInput[] }] })).not.toThrow();
  });

  it('names every mistake at once', () => {
    const declaration = { ...right(), list: { columns: ['a', 'b'], filters: ['c'] } };
    expect(startWith([declaration]).problems).toHaveLength(3);
  });

  it('lets the right one through', () => {
    expect(() => createLoader({ sources: [{ name: 'test', read: () => [right() as unknown as ResourceInput] }] })).not.toThrow();
  });
});

function startWith(inputs: unknown[]): DeclarationError {
  try {
    createLoader({ sources: [{ name: 'test', read: () => inputs as ResourceInput[] }] });
  } catch (error) {
    if (error instanceof DeclarationError) return error;
    throw error;
  }
  throw new Error('the declaration was let through');
}
