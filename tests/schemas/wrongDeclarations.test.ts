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

/** Rows of a day with two hours. */
const HOURS = { day: { type: 'text', required: true }, from: { type: 'time', required: true }, to: { type: 'time', required: true, after: 'from' } };
const wrongs: readonly [string, (d: Declaration) => void, { path: string; says: string; remedy: string }][] = [
  ['a misspelt column', (d) => (d.list['columns'] = ['titel']), { path: 'list.columns.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a misspelt filter', (d) => (d.list['filters'] = ['sttus']), { path: 'list.filters.0', says: '“sttus” is not a field', remedy: 'write status' }],
  ['a misspelt sort', (d) => (d.list['sort'] = '-createdat'), { path: 'list.sort', says: '“createdat” is not a field', remedy: 'write createdAt' }],
  ['a field type that does not exist', (d) => (d.fields['title']!['type'] = 'txt'), { path: 'fields.title.type', says: '“txt” is not known here', remedy: 'write text' }],
  ['an option that does not exist', (d) => (d.fields['title']!['requird'] = true), { path: 'fields.title.requird', says: '“requird” is not a part of field', remedy: 'write required' }],
  ['an option of another type', (d) => (d.fields['title']!['min'] = 3), { path: 'fields.title.min', says: 'a field of type text has no option “min”', remedy: 'leave it out' }],
  ['a field renamed from one that is still there', (d) => (d.fields['title']!['renamedFrom'] = 'level'), { path: 'fields.title.renamedFrom', says: 'level has the rows of “level”', remedy: 'keep it at one of the two' }],
  ['two fields renamed from one', (d) => (Object.assign(d.fields['title']!, { renamedFrom: 'name' }), Object.assign(d.fields['level']!, { renamedFrom: 'name' })), { path: 'fields.title.renamedFrom', says: 'level has the rows of “name”', remedy: 'keep it at one of the two' }],
  ['a field renamed from itself', (d) => (d.fields['title']!['renamedFrom'] = 'title'), { path: 'fields.title.renamedFrom', says: 'is the name it has', remedy: 'write the name it had before' }],
  ['a question that was renamed', (d) => (d.lifecycle.actions.publish['ask'] = { on: { type: 'date', renamedFrom: 'at' } }), { path: 'lifecycle.actions.publish.ask.on.renamedFrom', says: 'is said of a question', remedy: 'leave it out' }],
  ['an option of another type in a question of an action', (d) => (d.lifecycle.actions.publish['ask'] = { on: { type: 'date', maxLength: 3 } }), { path: 'lifecycle.actions.publish.ask.on.maxLength', says: 'a field of type date has no option “maxLength”', remedy: 'leave it out' }],
  ['an option of the wrong kind', (d) => (d.fields['title']!['required'] = 'yes'), { path: 'fields.title.required', says: 'is not true, false or a condition', remedy: 'write true, false or a condition' }],
  ['a kind of file by what is no choice', (d) => (d.fields['film'] = { type: 'file', kind: 'curriculum', kindBy: { field: 'title', is: { basic: 'video' } } }), { path: 'fields.film.kindBy.field', says: '“title” is not a choice', remedy: 'name a choice' }],
  ['a kind of file by what nobody chooses', (d) => (d.fields['film'] = { type: 'file', kind: 'curriculum', kindBy: { field: 'level', is: { basc: 'video' } } }), { path: 'fields.film.kindBy.is.basc', says: '“basc” is not a choice of level', remedy: 'write basic' }],
  ['a narrower kind of file that is none', (d) => (d.fields['film'] = { type: 'file', kind: 'curriculum', kindBy: { field: 'level', is: { basic: 'vidio' } } }), { path: 'fields.film.kindBy.is.basic', says: '“vidio” is not an upload kind', remedy: 'write video' }],
  ['a bound that is no day', (d) => (d.fields['on'] = { type: 'date', latest: { now: true } }), { path: 'fields.on.latest', says: 'is no day', remedy: '{ today: 0 }' }],
  ['a bound that is no instant', (d) => (d.fields['at'] = { type: 'datetime', earliest: '1900-01-01' }), { path: 'fields.at.earliest', says: 'is no instant', remedy: '{ now: true }' }],
  ['a first day after the last', (d) => (d.fields['on'] = { type: 'date', earliest: { today: 1 }, latest: { today: 0 } }), { path: 'fields.on.earliest', says: 'is after the last it may be', remedy: 'swap' }],
  ['a field fixed by what counts nothing', (d) => (d.fields['title']!['fixedBy'] = 'level'), { path: 'fields.title.fixedBy', says: '“level” is not a count beside it', remedy: 'remove it' }],
  ['a field fixed by a count that nobody changes', (d) => Object.assign(d.fields, { parts: { type: 'integer', computed: { count: 'lesson', by: 'lessonId' } }, lessonId: { type: 'ref', to: 'lesson' }, on: { type: 'date', createOnly: true, fixedBy: 'parts' } }), { path: 'fields.on.fixedBy', says: 'nobody changes', remedy: 'leave it out' }],
  ['a question that is fixed', (d) => (d.lifecycle.actions.publish['ask'] = { on: { type: 'date', fixedBy: 'parts' } }), { path: 'lifecycle.actions.publish.ask.on.fixedBy', says: 'no record refers', remedy: 'a field of the record' }],
  ['days of a new record that are none', (d) => (d.fields['on'] = { type: 'date', newWithin: -1 }), { path: 'fields.on.newWithin', says: 'is no number of days', remedy: 'for example 92' }],
  ['a most after a field that nobody names', (d) => (d.fields['at'] = { type: 'datetime', within: { hours: 24 } }), { path: 'fields.at.within', says: 'none is named', remedy: 'after' }],
  ['a most of a date in hours', (d) => Object.assign(d.fields, { from: { type: 'date' }, on: { type: 'date', after: 'from', within: { hours: 24 } } }), { path: 'fields.on.within', says: 'is no length of time', remedy: '{ days: 366 }' }],
  ['a most that is none', (d) => Object.assign(d.fields, { from: { type: 'datetime' }, at: { type: 'datetime', after: 'from', within: { hours: 0 } } }), { path: 'fields.at.within', says: 'is no length of time', remedy: '{ hours: 24 }' }],
  ['a most in two units', (d) => Object.assign(d.fields, { from: { type: 'datetime' }, at: { type: 'datetime', after: 'from', within: { days: 1, hours: 2 } } }), { path: 'fields.at.within', says: 'is no length of time', remedy: '{ hours: 24 }' }],
  ['a most in a unit that there is not', (d) => Object.assign(d.fields, { from: { type: 'datetime' }, at: { type: 'datetime', after: 'from', within: { hour: 24 } } }), { path: 'fields.at.within.hour', says: '“hour” is not a part of within', remedy: 'write hours' }],
  ['a default outside its bounds', (d) => (d.fields['on'] = { type: 'date', latest: { today: 0 }, default: { today: 7 } }), { path: 'fields.on.default', says: 'inFuture', remedy: 'choose a valid one' }],
  ['a part that does not exist', (d) => (d['lists'] = {}), { path: 'lists', says: '“lists” is not a part of a declaration', remedy: 'write list' }],
  ['a state of the platform that is none', (d) => Object.assign(d.lifecycle, { byPlatform: ['gone'] }), { path: 'lifecycle.byPlatform.0', says: 'gone', remedy: 'draft' }],
  ['rows of one’s own by what anybody may change', (d) => (d['rights'] = { own: { by: 'createdById', may: ['publish'] } }), { path: 'rights.own.may', says: 'publish', remedy: 'update, delete' }],
  ['rows the operator shares of a module that is not shared', (d) => (d['sharedWhere'] = { status: 'live' }), { path: 'sharedWhere', says: 'shares no rows', remedy: "tenant: 'shared'" }],
  ['whose a row is, of rows that are an institute’s', (d) => (d['institute'] = 'status'), { path: 'institute', says: 'say it themselves', remedy: "tenant: 'platform'" }],
  ['whose a row is by what refers to no institute', (d) => Object.assign(d, { tenant: 'platform', institute: 'status' }), { path: 'institute', says: 'status is no reference to an institute', remedy: 'module of the institutes' }],
  ['a state that nothing leads to', (d) => (d.fields['status']!['choices'] = ['draft', 'live', 'archived']), { path: 'fields.status.choices', says: 'no action leads to the state “archived”', remedy: 'add an action' }],
  ['an action into an unknown state', (d) => (d.lifecycle.actions.publish['to'] = 'alive'), { path: 'lifecycle.actions.publish.to', says: '“alive” is not a choice of status', remedy: 'write live' }],
  ['an action taken back by an unknown one', (d) => (d.lifecycle.actions.publish['undo'] = 'unpublish'), { path: 'lifecycle.actions.publish.undo', says: '“unpublish” is not an action', remedy: 'publish' }],
  ['an action done to what is no reference', (d) => (d.lifecycle.actions.publish['concerns'] = 'title'), { path: 'lifecycle.actions.publish.concerns', says: 'title is no reference', remedy: 'name the reference' }],
  ['an action done to an unknown reference', (d) => (d.lifecycle.actions.publish['concerns'] = 'titel'), { path: 'lifecycle.actions.publish.concerns', says: '“titel” is not a field', remedy: 'write title' }],
  ['an action that tells without a function', (d) => (d.lifecycle.actions.publish['tells'] = ['invited']), { path: 'lifecycle.actions.publish.tells', says: 'no function that could tell', remedy: 'name a handler' }],
  ['an action of several outcomes without a function', (d) => (d.lifecycle.actions.publish['outcomes'] = ['joined']), { path: 'lifecycle.actions.publish.outcomes', says: 'no function that could tell', remedy: 'leave outcomes out' }],
  ['an action not for people of an unknown module', (d) => Object.assign(d.lifecycle.actions.publish, { notFor: { of: 'member', by: 'lessonId', person: 'userId' }, handler: 'refuse' }), { path: 'lifecycle.actions.publish.notFor.of', says: '“member” is not a module', remedy: '' }],
  ['an action not for people whom nobody refuses', (d) => (d.lifecycle.actions.publish['notFor'] = { of: 'lesson', by: 'lessonId', person: 'userId' }), { path: 'lifecycle.actions.publish.notFor', says: 'nobody refuses it to them', remedy: 'name a handler' }],
  ['an action that compares what is no number', (d) => (d.lifecycle.actions.publish['alike'] = ['title', 'title']), { path: 'lifecycle.actions.publish.alike.0', says: '“title” is not a number', remedy: '' }],
  ['an action that compares one number', (d) => (d.lifecycle.actions.publish['alike'] = ['version']), { path: 'lifecycle.actions.publish.alike', says: 'names no two numbers', remedy: 'name two' }],
  ['an action that nothing asked stands against', (d) => (d.lifecycle.actions.publish['unless'] = [{ if: {}, says: 'empty' }]), { path: 'lifecycle.actions.publish.unless.0.if', says: 'asks nothing', remedy: 'stands against' }],
  ['an action that what is no field stands against', (d) => (d.lifecycle.actions.publish['unless'] = [{ if: { pages: 0 }, says: 'empty' }]), { path: 'lifecycle.actions.publish.unless.0.if.pages', says: '“pages” is not a field', remedy: '' }],
  ['an action that stands still without words', (d) => (d.lifecycle.actions.publish['unless'] = [{ if: { title: 'x' }, says: 'No title' }]), { path: 'lifecycle.actions.publish.unless.0.says', says: 'no key of words', remedy: 'small letter' }],
  ['an action that counts what does not stand below', (d) => (d.lifecycle.actions.publish['foretells'] = [{ says: 'read', resource: 'note', where: { status: 'live' } }]), { path: 'lifecycle.actions.publish.foretells.0.resource', says: '“note” is not a module in related', remedy: '' }],
  ['an action that counts by no filter', (d) => (Object.assign(d, { related: [{ resource: 'lesson', field: 'lessonId' }] }), (d.fields['lessonId'] = { type: 'ref', to: 'lesson' }), (d.list['filters'] = ['status', 'lessonId']), (d.lifecycle.actions.publish['foretells'] = [{ says: 'read', resource: 'lesson', where: { titel: 'x' } }])), { path: 'lifecycle.actions.publish.foretells.0.where.titel', says: '“titel” is not a filter of lesson', remedy: 'status' }],
  ['an action from an unknown state', (d) => (d.lifecycle.actions.publish['from'] = ['drft']), { path: 'lifecycle.actions.publish.if.status', says: '“drft” is not a choice of status', remedy: 'write draft' }],
  ['a list kept apart by what its rows do not have', (d) => (d.fields['title'] = { type: 'list', fields: { day: { type: 'text', required: true }, from: { type: 'time', required: true }, to: { type: 'time', required: true, after: 'from' } }, apart: { by: 'dya', from: 'from', to: 'to' } }), { path: 'fields.title.apart.by', says: '“dya” is not a field of its rows', remedy: 'write day' }],
  ['a list kept apart by what is no span', (d) => (d.fields['title'] = { type: 'list', fields: HOURS, apart: { by: 'day', from: 'to', to: 'from' } }), { path: 'fields.title.apart.to', says: 'to and from are not two hours', remedy: "after: 'to'" }],
  ['a list kept apart by half of what it takes', (d) => (d.fields['title'] = { type: 'list', fields: HOURS, apart: { by: 'day', from: 'from' } }), { path: 'fields.title.apart.to', says: 'is missing', remedy: 'add to' }],
  ['a list kept apart by where its rows begin', (d) => (d.fields['title'] = { type: 'list', fields: HOURS, apart: { by: 'from', from: 'from', to: 'to' } }), { path: 'fields.title.apart.by', says: 'from is not one value', remedy: 'a choice of days' }],
  ['a list kept apart by what rows may lack', (d) => (d.fields['title'] = { type: 'list', fields: { ...HOURS, day: { type: 'text' } }, apart: { by: 'day', from: 'from', to: 'to' } }), { path: 'fields.title.apart.by', says: 'a row without day', remedy: 'required: true' }],
  ['a list of too many rows to be kept apart', (d) => (d.fields['title'] = { type: 'list', fields: HOURS, maxItems: 501, apart: { by: 'day', from: 'from', to: 'to' } }), { path: 'fields.title.apart', says: '501 rows', remedy: '500 at most' }],
  ['the same unique fields in another order', (d) => (d['unique'] = [['title', 'status'], ['status', 'title']]), { path: 'unique.1', says: 'the same fields as another', remedy: 'keep one' }],
  ['unique fields a list too few', (d) => (d['unique'] = ['title']), { path: 'unique', says: 'is not a list of lists', remedy: '' }],
  ['a text kept apart', (d) => (d.fields['title'] = { type: 'text', apart: { by: 'day', from: 'from', to: 'to' } }), { path: 'fields.title.apart', says: '', remedy: '' }],
  ['a table without rows', (d) => (d.fields['title'] = { type: 'matrix', columns: ['am'] }), { path: 'fields.title.rows', says: 'is empty', remedy: "{ from: 'moduleKeys' }" }],
  ['a table without columns', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'] }), { path: 'fields.title.columns', says: 'is empty', remedy: 'name the columns' }],
  ['a table of rows from elsewhere', (d) => (d.fields['title'] = { type: 'matrix', rows: { from: 'moduleKey' }, columns: ['am'] }), { path: 'fields.title.rows.from', says: '“moduleKey” is not known here', remedy: 'write moduleKeys' }],
  ['a table with a row twice', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon', 'mon'], columns: ['am'] }), { path: 'fields.title.rows', says: 'names “mon” twice', remedy: 'keep one' }],
  ['a table with a column of no name', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['in the morning'] }), { path: 'fields.title.columns', says: 'cannot be the name of a cell', remedy: 'use letters' }],
  ['a table whose row is a column', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon', 'am'], columns: ['am'] }), { path: 'fields.title.columns', says: 'is a row and a column', remedy: 'another name' }],
  ['a table led by no column of it', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], leading: 'an' }), { path: 'fields.title.leading', says: '“an” is not a column', remedy: 'write am' }],
  ['a table of a role’s usual access whose rows are no modules', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], forRole: 'faculty' }), { path: 'fields.title.forRole', says: 'rows that are no modules', remedy: 'moduleKeys' }],
  ['a table for a role whose rows are no modules', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], toRole: 'faculty' }), { path: 'fields.title.toRole', says: 'rows that are no modules', remedy: 'moduleKeys' }],
  ['a table for a role beside whose usual access it has', (d) => (d.fields['title'] = { type: 'matrix', rows: { from: 'moduleKeys' }, columns: ['read'], forRole: 'faculty', toRole: 'faculty' }), { path: 'fields.title.toRole', says: 'beside `forRole`', remedy: 'keep one' }],
  ['a table of the usual access of no role', (d) => (d.fields['title'] = { type: 'matrix', rows: { from: 'moduleKeys' }, columns: ['read'], forRole: { field: 'kind' } }), { path: 'fields.title.forRole.field', says: '“kind” is not a choice', remedy: 'a choice of roles' }],
  ['a table over what is no reference', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], over: 'level' }), { path: 'fields.title.over', says: '“level” is not a reference', remedy: 'use one of' }],
  ['a table over a module without one', (d) => Object.assign(d, { fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson' }, on: { type: 'matrix', rows: ['mon'], columns: ['am'], over: 'nextId' } } }), { path: 'fields.on.over', says: 'lesson has not one matrix', remedy: 'declare it in lesson' }],
  ['a table that is unique', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], unique: true }), { path: 'fields.title.unique', says: 'cannot be unique', remedy: 'leave it out' }],
  ['a table whose default has a row too many', (d) => (d.fields['title'] = { type: 'matrix', rows: ['mon'], columns: ['am'], default: { sun: ['am'] } }), { path: 'fields.title.default', says: 'not a value of the field', remedy: 'choose a valid one' }],
  ['a table in a group', (d) => (d.fields['title'] = { type: 'group', fields: { on: { type: 'matrix', rows: ['mon'], columns: ['am'] } } }), { path: 'fields.title.fields.on.type', says: 'a matrix cannot stand in a group', remedy: 'a field of its own' }],
  ['a module key nobody ever changes anything of', (d) => (d['rights'] = { with: ['cuorse'] }), { path: 'rights.with', says: '“cuorse” is not a module key', remedy: 'write course' }],
  ['a module key that rights are never given for', (d) => (d['module'] = 'cuopon'), { path: 'module', says: '“cuopon” is not a module key', remedy: 'write coupon' }],
  ['a reference to an unknown module', (d) => (d.fields['bookId'] = { type: 'ref', to: 'book' }), { path: 'fields.bookId.to', says: '“book” is not a module', remedy: 'use one of lesson' }],
  ['a warning by a field that is not beside the reference', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', warns: { level: { is: { beside: 'levl' } } } }), { path: 'fields.nextId.warns.level', says: '“levl” is not a field', remedy: 'write level' }],
  ['a condition that compares with a field beside where nothing refers', (d) => (d.fields['level'] = { ...d.fields['level']!, when: { title: { is: { beside: 'level' } } } }), { path: 'fields.level.when.title', says: 'nothing refers to what is asked here', remedy: 'compare it with' }],
  ['a reference that warns by an unknown field', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', warns: { levl: 'basic' } }), { path: 'fields.nextId.warns.levl', says: '“levl” is not a field', remedy: 'write level' }],
  ['a question of the module that warns by an unknown field', (d) => (d['actions'] = { bring: { on: 'module', handler: 'bring', ask: { nextId: { type: 'ref', to: 'lesson', warns: { levl: 'basic' } } } } }), { path: 'actions.bring.ask.nextId.warns.levl', says: '“levl” is not a field', remedy: 'write level' }],
  ['a reference that finds by an unknown field', (d) => Object.assign(d.fields, { title: { type: 'text', searchable: true }, nextId: { type: 'ref', to: 'lesson', finds: ['titel'] } }), { path: 'fields.nextId.finds.0', says: '“titel” is not a field of lesson that is found by', remedy: 'write title' }],
  ['a reference narrowed by an unknown field', (d) => Object.assign(d, { fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson', where: { level: { field: 'levl' } } } }, list: { filters: ['level'] } }), { path: 'fields.nextId.where.level', says: '“levl” is not a field beside this one', remedy: 'write level' }],
  ['a reference narrowed to a field that the other has not', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', where: { levl: { field: 'level' } } }), { path: 'fields.nextId.where.levl', says: '“levl” is not a field of lesson', remedy: 'write level' }],
  ['several narrowed by several, of whom a record may name some', (d) => Object.assign(d, { fields: { ...d.fields, aheadIds: { type: 'refs', to: 'lesson' }, nextIds: { type: 'refs', to: 'lesson', where: { aheadIds: { field: 'aheadIds' } } } }, list: { filters: ['aheadIds'] } }), { path: 'fields.nextIds.where.aheadIds', says: 'aheadIds is no value of lesson.aheadIds', remedy: 'two references to one module' }],
  ['a reference narrowed by something else', (d) => Object.assign(d, { fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson', where: { level: { field: 'title' } } } }, list: { filters: ['level'] } }), { path: 'fields.nextId.where.level', says: 'title is no value of lesson.level', remedy: 'two references to one module' }],
  ['a reference narrowed by what no list is asked for', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', where: { level: { field: 'level' } } }), { path: 'fields.nextId.where.level', says: 'lesson has no filter on level', remedy: 'add level to the filters' }],
  ['a reference to some of what no list is asked for', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', where: { level: 'basic' } }), { path: 'fields.nextId.where.level', says: 'lesson has no filter on level', remedy: 'add level to the filters' }],
  ['a field required under a condition on an unknown one', (d) => (d.fields['level']!['required'] = { titel: 'x' }), { path: 'fields.level.required.titel', says: '“titel” is not a field', remedy: 'write title' }],
  ['a read-only field required under a condition', (d) => (d.fields['status']!['required'] = { title: 'x' }), { path: 'fields.status.required', says: 'nobody writes a field that is read only', remedy: 'leave out one' }],
  ['a reference that is emptied and at times required', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', required: { level: 'basic' }, onDelete: 'clear' }), { path: 'fields.nextId.onDelete', says: 'a required reference cannot be emptied', remedy: "write 'refuse' or 'name'" }],
  ['a section of an unknown role', (d) => (d['form'] = { sections: [{ name: 'a', fields: ['title'] }, { name: 'b', fields: ['level'], roles: ['superadmin'] }] }), { path: 'form.sections.1.roles', says: '“superadmin” is not a role', remedy: 'write super_admin' }],
  ['a search result of a field that is not there', (d) => (d['form'] = { sections: [{ name: 'a', fields: ['title'], searchResult: { title: 'titel', text: 'title' } }] }), { path: 'form.sections.0.searchResult.title', says: '“titel” is not a field', remedy: 'write title' }],
  ['a search result without its text', (d) => (d['form'] = { sections: [{ name: 'a', fields: ['title'], searchResult: { title: 'title' } }] }), { path: 'form.sections.0.searchResult.text', says: 'is missing', remedy: 'add text' }],
  ['a section of some roles with what all are asked for', (d) => (d['form'] = { sections: [{ name: 'a', fields: ['title'], roles: ['super_admin'] }] }), { path: 'form.sections.0.roles', says: 'title is required', remedy: 'give it a default' }],
  ['a searched field in a section of some roles', (d) => Object.assign(d, { fields: { ...d.fields, note: { type: 'text', searchable: true } }, form: { sections: [{ name: 'a', fields: ['title'] }, { name: 'b', fields: ['note'], roles: ['super_admin'] }] } }), { path: 'fields.note.searchable', says: 'not everybody sees the field', remedy: 'make it a filter' }],
  ['a tree by an unknown parent', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer', readOnly: true } }, tree: { parent: 'parent', order: 'order' } }), { path: 'tree.parent', says: '“parent” is not a field', remedy: 'use one of' }],
  ['a tree whose parent is something else', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer', readOnly: true } }, tree: { parent: 'title', order: 'order' } }), { path: 'tree.parent', says: 'title is no reference to lesson', remedy: "f.ref('lesson')" }],
  ['a tree whose order people write', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer' }, parentId: { type: 'ref', to: 'lesson' } }, tree: { parent: 'parentId', order: 'order' } }), { path: 'tree.order', says: 'no read-only whole number', remedy: 'f.integer({ readOnly: true })' }],
  ['a tree of one level', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer', readOnly: true }, parentId: { type: 'ref', to: 'lesson' } }, tree: { parent: 'parentId', order: 'order', depth: 1 } }), { path: 'tree.depth', says: 'no number of levels', remedy: 'depth: 6' }],
  ['a tree and an order besides', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer', readOnly: true }, parentId: { type: 'ref', to: 'lesson' } }, tree: { parent: 'parentId', order: 'order' }, list: { order: 'order' } }), { path: 'list.order', says: 'the tree says the order', remedy: 'leave it out' }],
  ['a summary by an unknown field', (d) => Object.assign(d, { summary: { by: ['titel'], measures: { lessons: 'count' } } }), { path: 'summary.by.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a summary by a text', (d) => Object.assign(d, { summary: { by: ['title'], measures: { lessons: 'count' } } }), { path: 'summary.by.0', says: 'makes no groups', remedy: 'name a choice' }],
  ['a summary by each instant', (d) => Object.assign(d, { summary: { by: ['createdAt'], measures: { lessons: 'count' } } }), { path: 'summary.by.0', says: 'is a time', remedy: "'createdAt:month'" }],
  ['a summary by a span there is not', (d) => Object.assign(d, { summary: { by: ['createdAt:decade'], measures: { lessons: 'count' } } }), { path: 'summary.by.0', says: '“decade” is not a length of time', remedy: 'use one of day' }],
  ['a summary by the month of what is no time', (d) => Object.assign(d, { fields: { ...d.fields, isOpen: { type: 'boolean' } }, summary: { by: ['isOpen:month'], measures: { lessons: 'count' } } }), { path: 'summary.by.0', says: 'isOpen is no time', remedy: "write 'isOpen'" }],
  ['a summary by nothing', (d) => Object.assign(d, { summary: { by: [], measures: { lessons: 'count' } } }), { path: 'summary.by', says: 'grouped by nothing', remedy: 'createdAt:month' }],
  ['a summary that tells nothing', (d) => Object.assign(d, { summary: { by: ['createdAt:month'], measures: {} } }), { path: 'summary.measures', says: 'nothing is told', remedy: "'count'" }],
  ['a sum of texts', (d) => Object.assign(d, { summary: { by: ['createdAt:month'], measures: { title: 'sum' } } }), { path: 'summary.measures.title', says: 'title is not a number', remedy: 'name a number' }],
  ['a measure there is not', (d) => Object.assign(d, { summary: { by: ['createdAt:month'], measures: { lessons: 'median' } } }), { path: 'summary.measures.lessons', says: '“median” is not a measure', remedy: 'write mean' }],
  ['a figure that the platform reckons up later by when the record was made', (d) => Object.assign(d, { fields: { ...d.fields, uses: { type: 'integer', readOnly: true } }, summary: { by: ['createdAt:month'], measures: { uses: 'sum@createdAt', lessons: 'count' } } }), { path: 'summary.measures.uses', says: 'comes about after the record was made', remedy: "write 'sum'" }],
  ['a figure of a time that is not grouped by', (d) => Object.assign(d, { fields: { ...d.fields, seats: { type: 'integer' } }, summary: { by: ['createdAt:month'], measures: { seats: 'sum@updatedAt', lessons: 'count' } } }), { path: 'summary.measures.seats', says: '“updatedAt” is not a time that rows are grouped by', remedy: 'createdAt' }],
  ['a time by which nothing is told', (d) => Object.assign(d, { fields: { ...d.fields, seats: { type: 'integer' } }, summary: { by: ['createdAt:month'], measures: { seats: 'sum' } } }), { path: 'summary.by.0', says: 'no measure is told by it', remedy: "'sum@createdAt'" }],
  ['rows that are made here as those of another', (d) => (d.list['madeIn'] = 'lesson'), { path: 'list.madeIn', says: 'its records are made here', remedy: 'leave it out' }],
  ['rows that are made in a module there is not', (d) => (d.list['madeIn'] = 'lessn'), { path: 'list.madeIn', says: '“lessn” is not a module', remedy: 'write lesson' }],
  ['a count of a time', (d) => Object.assign(d, { summary: { by: ['createdAt:month'], measures: { lessons: 'count@createdAt' } } }), { path: 'summary.measures.lessons', says: 'counted by every time', remedy: "write 'count'" }],
  ['a count that is called as a field', (d) => Object.assign(d, { summary: { by: ['createdAt:month'], measures: { title: 'count' } } }), { path: 'summary.measures.title', says: 'called like the field', remedy: 'another name' }],
  ['a step after what never happens', (d) => (d['after'] = { pubish: [{ tell: 'createdById', message: 'told' }] }), { path: 'after.pubish', says: '“pubish” is not what happens to a record', remedy: 'write publish' }],
  ['a step that tells no person', (d) => (d['after'] = { create: [{ tell: 'title', message: 'told' }] }), { path: 'after.create.0.tell', says: '“title” is not a field that refers to people', remedy: 'remove it' }],
  ['a step that says nothing', (d) => (d['after'] = { create: [{ tell: 'title' }] }), { path: 'after.create.0.message', says: 'is missing', remedy: "message: 'answered'" }],
  ['a step of two things', (d) => (d['after'] = { create: [{ tell: 'title', message: 'told', job: 'index' }] }), { path: 'after.create.0', says: 'one thing or the other', remedy: 'write tell with message, or job' }],
  ['a job there is not', (d) => (d['after'] = { create: [{ job: 'index' }] }), { path: 'after.create.0.job', says: '“index” is not a job of the platform', remedy: 'remove it' }],
  ['people told of what is gone for good', (d) => Object.assign(d, { softDelete: false, after: { delete: [{ tell: 'createdById', message: 'told' }] } }), { path: 'after.delete.0', says: 'gone for good', remedy: 'softDelete' }],
  ['people of an unknown module', (d) => (d['after'] = { create: [{ tell: { of: 'lessn', by: 'lessonId', person: 'userId' }, message: 'told' }] }), { path: 'after.create.0.tell.of', says: '“lessn” is not a module', remedy: 'write lesson' }],
  ['people of what no reference refers to', (d) => (d['after'] = { create: [{ tell: { of: 'lesson', by: 'createdById', at: 'titles', person: 'createdById' }, message: 'told' }] }), { path: 'after.create.0.tell.at', says: '“titles” is not a reference', remedy: '' }],
  ['people who refer to something else', (d) => Object.assign(d, { fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson' } }, after: { create: [{ tell: { of: 'lesson', by: 'title', at: 'nextId', person: 'createdById' }, message: 'told' }] } }), { path: 'after.create.0.tell.by', says: '“title” is not a field that refers to lesson', remedy: 'nextId' }],
  ['a step that follows where what is no field is', (d) => (d['after'] = { create: [{ tell: 'createdById', message: 'told', if: { pages: 3 } }] }), { path: 'after.create.0.if.pages', says: '“pages” is not a field', remedy: '' }],
  ['a step after the change of what is no field', (d) => (d['after'] = { update: [{ tell: 'createdById', message: 'told', changed: ['titel'] }] }), { path: 'after.update.0.changed.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a step after a change where nothing is changed', (d) => (d['after'] = { create: [{ tell: 'createdById', message: 'told', changed: ['title'] }] }), { path: 'after.create.0.changed', says: 'of an update alone', remedy: 'leave it out' }],
  ['a step with a condition that is none', (d) => (d['after'] = { create: [{ tell: 'createdById', message: 'told', if: 'live' }] }), { path: 'after.create.0.if', says: 'is not an object', remedy: 'write for example' }],
  ['a tab of an unknown field', (d) => (d.list['segments'] = [{ name: 'ready', where: { statuss: 'live' } }]), { path: 'list.segments.0.where.statuss', says: '“statuss” is not a field', remedy: 'write status' }],
  ['a tab with a choice there is not', (d) => (d.list['segments'] = [{ name: 'ready', where: { status: 'liev' } }]), { path: 'list.segments.0.where.status', says: '“liev” is not a choice of status', remedy: 'write live' }],
  ['a tab with an operand of another type', (d) => (d.list['segments'] = [{ name: 'new', where: { createdAt: { gte: 3 } } }]), { path: 'list.segments.0.where.createdAt', says: '3 is never a value of createdAt', remedy: 'compare it with an instant' }],
  ['a tab of a state there is not', (d) => (d.list['segments'] = ['lvie']), { path: 'list.segments.0', says: '“lvie” is not a state of the lifecycle', remedy: 'write live' }],
  ['a tab that leaves out nothing', (d) => (d.list['segments'] = [{ name: 'ready', where: {} }]), { path: 'list.segments.0.where', says: 'tells nothing from the rest', remedy: 'name at least one field' }],
  ['two tabs of one name', (d) => (d.list['segments'] = ['live', { name: 'live', where: { status: 'draft' } }]), { path: 'list.segments.1.name', says: 'two tabs called live', remedy: 'another name' }],
  ['a tab of what is not kept', (d) => Object.assign(d, { softDelete: false, list: { segments: ['deleted'] } }), { path: 'list.segments.0', says: 'nothing that is deleted is kept', remedy: 'leave it out' }],
  ['a tab called as that of what was deleted', (d) => (d.list['segments'] = [{ name: 'deleted', where: { status: 'draft' } }]), { path: 'list.segments.0.name', says: 'the tab of what was deleted', remedy: 'write' }],
  ['a tab called as that of all rows', (d) => (d.list['segments'] = [{ name: 'all', where: { status: 'draft' } }]), { path: 'list.segments.0.name', says: 'the tab of all rows', remedy: 'leave it out' }],
  ['a filter that is never away and nothing at first', (d) => (d.list['filters'] = [{ field: 'createdAt', required: true }]), { path: 'list.filters.0.required', says: 'nothing says what createdAt is', remedy: 'give it a default' }],
  ['a filter that begins with a period there is not', (d) => (d.list['filters'] = [{ field: 'createdAt', default: 'thisMont' }]), { path: 'list.filters.0.default', says: '“thisMont” is not a period', remedy: 'write thisMonth' }],
  ['a filter that begins with a choice there is not', (d) => (d.list['filters'] = [{ field: 'status', default: ['drft'] }]), { path: 'list.filters.0.default', says: '“drft” is not a choice of status', remedy: 'write draft' }],
  ['a filter of a switch that begins with a word', (d) => Object.assign(d, { fields: { ...d.fields, isOpen: { type: 'boolean' } }, list: { filters: [{ field: 'isOpen', default: 'yes' }] } }), { path: 'list.filters.0.default', says: 'neither true nor false', remedy: 'write true' }],
  ['a filter of numbers that begins with one', (d) => Object.assign(d, { fields: { ...d.fields, pages: { type: 'integer' } }, list: { filters: [{ field: 'pages', default: 3 }] } }), { path: 'list.filters.0.default', says: 'no range of numbers', remedy: '{ from: 1000 }' }],
  ['a filter of a text that begins with one', (d) => (d.list['filters'] = [{ field: 'title', default: 'x' }]), { path: 'list.filters.0.default', says: 'type text has no default', remedy: 'leave it out' }],
  ['an order by what is no number', (d) => (d.list['order'] = 'title'), { path: 'list.order', says: 'no read-only whole number', remedy: 'f.integer({ readOnly: true })' }],
  ['an action that moves', (d) => Object.assign(d, { fields: { ...d.fields, order: { type: 'integer', readOnly: true } }, list: { order: 'order' }, lifecycle: { ...d.lifecycle, actions: { publish: { from: ['draft'], to: 'live', set: { order: 1 } } } } }), { path: 'lifecycle.actions.publish.set.order', says: 'order is changed by moving alone', remedy: 'leave it out' }],
  ['a condition on an unknown field', (d) => (d.fields['title']!['when'] = { levl: 'basic' }), { path: 'fields.title.when.levl', says: '“levl” is not a field', remedy: 'write level' }],
  ['a condition with an unknown operator', (d) => (d.fields['title']!['when'] = { level: { equals: 'basic' } }), { path: 'fields.title.when.level', says: '“equals” is not an operator', remedy: 'use one of is' }],
  ['a comparison with an unknown field', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { gt: { field: 'seets' } } } }), { path: 'fields.seats.when.seats', says: '“seets” is not a field', remedy: 'write seats' }],
  ['a comparison of a number with a text', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { gt: { field: 'title' } } } }), { path: 'fields.seats.when.seats', says: 'seats (integer) cannot be compared so with title (text)', remedy: 'compare numbers' }],
  ['a number compared with a day', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { lt: { today: 0 } } } }), { path: 'fields.seats.when.seats', says: 'seats is not a calendar day', remedy: 'compare it with now' }],
  ['a text of another field asked for', (d) => (d.fields['seats'] = { type: 'integer', when: { seats: { has: { field: 'seats' } } } }), { path: 'fields.seats.when.seats', says: 'another field is not asked by has', remedy: 'use is, not' }],
  ['equality with a field of another type', (d) => (d.fields['seats'] = { type: 'integer', when: { level: { is: { field: 'title' } } } }), { path: 'fields.seats.when.level', says: 'level (choice) cannot be compared so with title (text)', remedy: 'two stored fields of one type' }],
  ['an order of texts', (d) => (d.fields['seats'] = { type: 'integer', when: { title: { lt: { field: 'title' } } } }), { path: 'fields.seats.when.title', says: 'cannot be compared so', remedy: 'two days, times or instants' }],
  ['a part of a day', (d) => Object.assign(d.fields, { from: { type: 'date' }, to: { type: 'date', when: { from: { lt: { field: 'to', percent: 50 } } } } }), { path: 'fields.to.when.from', says: 'from is not a number', remedy: 'leave out percent' }],
  ['one of no modules', (d) => (d.fields['about'] = { type: 'oneOf', kinds: {} }), { path: 'fields.about.kinds', says: 'names no module', remedy: 'f.oneOf' }],
  ['one of a module there is none of', (d) => (d.fields['about'] = { type: 'oneOf', kinds: { thing: 'nothing' } }), { path: 'fields.about.kinds.thing', says: '“nothing” is not a module', remedy: 'use one of' }],
  ['one of several inside a group', (d) => (d.fields['inside'] = { type: 'group', fields: { about: { type: 'oneOf', kinds: { person: 'user' } } } }), { path: 'fields.inside.fields.about', says: 'stands in no group', remedy: 'a field of the record' }],
  ['a title of an id', (d) => Object.assign(d, { title: '{nextId}', fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson' } } }), { path: 'title', says: 'nextId is a reference: its id would be shown', remedy: 'a text of its own' }],
  ['a name that no column can bear', (d) => (d.fields['a'.repeat(41)] = { type: 'text' }), { path: `fields.${'a'.repeat(41)}`, says: 'a name of 41 signs is too long', remedy: 'one of 40 at most' }],
  ['a second line of an id', (d) => (d['subtitle'] = '{instituteId}'), { path: 'subtitle', says: 'instituteId is a reference', remedy: 'says itself what it is' }],
  ['a rule at an unknown field', (d) => (d['rules'] = [{ if: { title: { empty: true } }, at: 'titel', says: 'wrong' }]), { path: 'rules.0.at', says: '“titel” is not a field', remedy: 'write title' }],
  ['a rule on an unknown field', (d) => (d['rules'] = [{ if: { titel: { empty: true } }, at: 'title', says: 'wrong' }]), { path: 'rules.0.if.titel', says: '“titel” is not a field', remedy: 'write title' }],
  ['a rule that compares what is unlike', (d) => (d['rules'] = [{ if: { title: { is: { field: 'level' } } }, at: 'title', says: 'sameAsField' }]), { path: 'rules.0.if.title', says: 'title (text) cannot be compared so with level (choice)', remedy: 'of one type' }],
  ['a rule that speaks of a field it does not compare', (d) => (d['rules'] = [{ if: { title: { empty: true } }, at: 'title', says: 'aboveField' }]), { path: 'rules.0.says', says: 'speaks of another field', remedy: 'words of the module’s own' }],
  ['a caution of a common sentence', (d) => (d['cautions'] = [{ if: { title: { empty: true } }, at: 'title', says: 'aboveField' }]), { path: 'cautions.0.says', says: 'is said of what is refused', remedy: 'words of the module’s own' }],
  ['a caution at an unknown field', (d) => (d['cautions'] = [{ if: { title: { empty: true } }, at: 'titel', says: 'wrong' }]), { path: 'cautions.0.at', says: '“titel” is not a field', remedy: 'write title' }],
  ['a rule that says nothing', (d) => (d['rules'] = [{ if: { title: { empty: true } }, at: 'title' }]), { path: 'rules.0.says', says: 'is missing', remedy: 'add says' }],
  ['a rule whose words are a sentence', (d) => (d['rules'] = [{ if: { title: { empty: true } }, at: 'title', says: 'A title is missing' }]), { path: 'rules.0.says', says: 'is no key of words', remedy: 'small letter' }],
  ['a rule on what only some see', (d) => (Object.assign(d.fields['level']!, { roles: { read: ['super_admin'] } }), (d['rules'] = [{ if: { level: 'basic' }, at: 'title', says: 'wrong' }])), { path: 'rules.0.if', says: 'not everybody sees level', remedy: 'that whoever writes the record sees' }],
  ['a rule on whose it is where it is nobody’s', (d) => { d['tenant'] = 'platform'; d['rules'] = [{ if: { instituteId: { empty: false } }, at: 'title', says: 'wrong' }]; }, { path: 'rules.0.if.instituteId', says: '“instituteId” is not a field', remedy: 'use one of' }],
  ['a rule on a time of the platform’s', (d) => (d['rules'] = [{ if: { createdAt: { lt: { now: true } } }, at: 'title', says: 'wrong' }]), { path: 'rules.0.if', says: 'createdAt is not known of a new record', remedy: 'ask stored fields' }],
  ['rows counted where the database asks', (d) => Object.assign(d, { fields: { ...d.fields, steps: { type: 'list', fields: { text: { type: 'text' } } } }, rows: [{ roles: ['faculty'], where: { steps: { rows: { lt: 1 } } } }] }), { path: 'rows.0.where.steps', says: 'rows are counted in rules, when and required alone', remedy: 'compare something else' }],
  ['counted rows of what is no list', (d) => (d['rules'] = [{ if: { title: { rows: { lt: 1 } } }, at: 'title', says: 'wrong' }]), { path: 'rules.0.if.title', says: 'title is no list', remedy: 'name a field of rows' }],
  ['counted rows by an unknown field of theirs', (d) => Object.assign(d, { fields: { ...d.fields, steps: { type: 'list', fields: { text: { type: 'text' } } } }, rules: [{ if: { steps: { rows: { where: { txt: 'a' }, lt: 1 } } }, at: 'steps', says: 'wrong' }] }), { path: 'rules.0.if.steps.where.txt', says: '“txt” is not a field', remedy: 'write text' }],
  ['counted rows without a number', (d) => Object.assign(d, { fields: { ...d.fields, steps: { type: 'list', fields: { text: { type: 'text' } } } }, rules: [{ if: { steps: { rows: { where: { text: 'a' } } } }, at: 'steps', says: 'wrong' }] }), { path: 'rules.0.if.steps', says: 'says of no number', remedy: 'lt: 1' }],
  ['counted rows up to half a row', (d) => Object.assign(d, { fields: { ...d.fields, steps: { type: 'list', fields: { text: { type: 'text' } } } }, rules: [{ if: { steps: { rows: { lt: 0.5 } } }, at: 'steps', says: 'wrong' }] }), { path: 'rules.0.if.steps', says: 'lt is not a number of rows', remedy: 'lt: 1' }],
  ['a call for work by a filter that is not there', (d) => (d['attention'] = { stuck: { filters: { level: ['basic'] } } }), { path: 'attention.stuck.filters.level', says: '“level” is not a filter of lesson', remedy: 'use one of status' }],
  ['a call for work by a state that does not exist', (d) => (d['attention'] = { stuck: { filters: { status: ['drft'] } } }), { path: 'attention.stuck.filters.status', says: '“drft” is not a choice', remedy: 'write draft' }],
  ['a call for work that tells nobody of the own row', (d) => (d['attention'] = { stuck: { filters: { status: ['draft'] }, own: { says: 'title', leads: '/home', roles: ['institute'] } } }), { path: 'attention.stuck.own', says: 'nobody has one row', remedy: 'leave it out' }],
  ['a call for work by days of a state', (d) => (d['attention'] = { stuck: { filters: { status: { days: [0, 7] } } } }), { path: 'attention.stuck.filters.status', says: 'days belong to dates', remedy: 'name a value' }],
  ['a call for work by days without bounds', (d) => Object.assign(d, { fields: { ...d.fields, due: { type: 'date' } }, list: { ...d.list, filters: ['due'] }, attention: { stuck: { filters: { due: { days: [null, null] } } } } }), { path: 'attention.stuck.filters.due', says: 'days are two whole numbers', remedy: 'write for example { days: [0, 7] }' }],
  ['a call for work by a range of a state', (d) => (d['attention'] = { stuck: { filters: { status: { from: 5 } } } }), { path: 'attention.stuck.filters.status', says: 'a range belongs to numbers', remedy: 'name a value' }],
  ['a call for work by a range without bounds', (d) => Object.assign(d, { fields: { ...d.fields, seats: { type: 'integer' } }, list: { ...d.list, filters: ['seats'] }, attention: { stuck: { filters: { seats: {} } } } }), { path: 'attention.stuck.filters.seats', says: 'a range has a lower bound', remedy: 'write for example { from: 5 }' }],
  ['a call for work of the own rows of nobody', (d) => (d['attention'] = { stuck: { filters: { status: ['draft'] }, whose: { faculty: 'status' } } }), { path: 'attention.stuck.whose.faculty', says: '“status” is not a filter that names a person', remedy: '' }],
  ['a call for work of the own rows of a role that is not there', (d) => (d['attention'] = { stuck: { filters: { status: ['draft'] }, whose: { teacher: 'status' } } }), { path: 'attention.stuck.whose.teacher', says: '“teacher” is not a role', remedy: 'use one of' }],
  ['a call for work without a filter', (d) => (d['attention'] = { stuck: { filters: {} } }), { path: 'attention.stuck.filters', says: 'tells nothing from the rest', remedy: 'name at least one filter' }],
  ['questions without a place for the answers', (d) => Object.assign(d.lifecycle.actions.publish, { call: 'update', ask: { why: { type: 'text' } } }), { path: 'lifecycle.actions.publish.ask', says: 'the answers have no place', remedy: 'leave out call' }],
  ['a question that must be answered, not asked of all', (d) => Object.assign(d.lifecycle.actions.publish, { askIf: { status: 'draft' }, ask: { why: { type: 'text', required: true } } }), { path: 'lifecycle.actions.publish.askIf', says: 'why must be answered', remedy: 'let why be empty' }],
  ['a total of a text', (d) => (d.list['totals'] = ['title']), { path: 'list.totals.0', says: 'title is not a number', remedy: 'total numbers only' }],
  ['an unknown menu group', (d) => (d['menu'] = { group: 'lessons' }), { path: 'menu.group', says: '“lessons” is not a menu group', remedy: 'use one of' }],
  ['an unknown upload kind', (d) => (d.fields['photo'] = { type: 'image', kind: 'pictures' }), { path: 'fields.photo.kind', says: '“pictures” is not an upload kind', remedy: 'use one of' }],
  ['a range with its ends swapped', (d) => (d.fields['seats'] = { type: 'integer', min: 9, max: 3 }), { path: 'fields.seats.min', says: '9 is more than the maximum 3', remedy: 'swap the two' }],
  ['an unknown function', (d) => (d['handlers'] = { beforeWrite: 'guard' }), { path: 'handlers.beforeWrite', says: '“guard” is not a function of the platform', remedy: 'remove it' }],
  ['a text as a deadline', (d) => (d.fields['title']!['shownAs'] = 'deadline'), { path: 'fields.title.shownAs', says: 'a field of type text has no option “shownAs”', remedy: 'leave it out' }],
  ['a way to show that does not exist', (d) => (d.fields['endsOn'] = { type: 'date', shownAs: 'deadlin' }), { path: 'fields.endsOn.shownAs', says: '“deadlin” is not known here', remedy: 'write deadline' }],
  ['a broken pattern', (d) => (d.fields['title']!['pattern'] = '['), { path: 'fields.title.pattern', says: 'is not a regular expression', remedy: 'mend the expression' }],
  ['a code that is made up without a pattern', (d) => (d.fields['title']!['generate'] = true), { path: 'fields.title.generate', says: 'no pattern says what a code is made of', remedy: 'add a pattern' }],
  ['a code that is made up against its pattern', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^KL-[0-9]{4}$' }), { path: 'fields.title.generate', says: 'takes no code of letters or digits in any order', remedy: 'widen the pattern' }],
  ['a code that is made up beyond its length', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^[A-Z]{9}$', maxLength: 8 }), { path: 'fields.title.generate', says: 'takes no code', remedy: 'widen the pattern or its lengths' }],
  ['a made-up code that nobody types', (d) => Object.assign(d.fields['title']!, { generate: true, pattern: '^[A-Z]{8}$', required: false, readOnly: true }), { path: 'fields.title.generate', says: 'nobody types into a field that is read only', remedy: 'leave out one of the two' }],
  ['a text completed by no call', (d) => (d.fields['title']!['suggest'] = 'places'), { path: 'fields.title.suggest', says: 'is no such call', remedy: "for example 'POST /place/search'" }],
  ['a call by the wrong method for what is usual', (d) => (d.fields['level']!['usual'] = 'POST /institute/levels'), { path: 'fields.level.usual', says: '“POST /institute/levels” is no such call', remedy: 'GET /institute/defaultLiveProviders' }],
  ['a text completed that nobody types', (d) => Object.assign(d.fields['title']!, { suggest: 'POST /place/search', required: false, readOnly: true }), { path: 'fields.title.suggest', says: 'nobody types here what may be shown', remedy: 'leave it out' }],
  ['a text with what is usual', (d) => (d.fields['title']!['usual'] = 'GET /institute/titles'), { path: 'fields.title.usual', says: 'a field of type text has no option “usual”', remedy: 'leave it out' }],
  ['a made-up choice', (d) => (d.fields['level']!['generate'] = true), { path: 'fields.level.generate', says: 'a field of type choice has no option “generate”', remedy: 'leave it out' }],
  ['a shared field that is not there', (d) => (d['share'] = ['titel']), { path: 'share.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a shared password', (d) => Object.assign(d, { share: ['title', 'secret'], fields: { ...d.fields, secret: { type: 'password' } } }), { path: 'share.1', says: 'is not said in a line of words', remedy: 'leave it out' }],
  ['a field shared twice', (d) => (d['share'] = ['title', 'title']), { path: 'share.1', says: 'title is shared twice', remedy: 'keep one of the two' }],
  ['a default outside the choices', (d) => (d.fields['level']!['default'] = 'middling'), { path: 'fields.level.default', says: 'the default is not a value of the field', remedy: 'choose a valid one' }],
  ['a name of the platform', (d) => (d.fields['version'] = { type: 'text' }), { path: 'fields.version', says: 'a name the platform keeps for itself', remedy: 'choose another name' }],
  ['a function inside', (d) => (d.fields['title']!['default'] = () => 'x'), { path: '', says: 'is not pure data', remedy: 'leave out functions' }],
  ['a required field in no section', (d) => (d['form'] = { sections: [{ name: 'general', fields: ['level'] }] }), { path: 'form.sections', says: 'the required field title stands in no section', remedy: 'add title' }],
  ['a required reference that is emptied', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', required: true, onDelete: 'clear' }), { path: 'fields.nextId.onDelete', says: 'a required reference cannot be emptied', remedy: "write 'refuse' or 'name'" }],
  ['a required reference in a row that is emptied', (d) => (d.fields['steps'] = { type: 'list', fields: { nextId: { type: 'ref', to: 'lesson', required: true, onDelete: 'clear' } } }), { path: 'fields.steps.fields.nextId.onDelete', says: 'a required reference cannot be emptied', remedy: "write 'refuse' or 'name'" }],
  ['a deletion that does not exist', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', onDelete: 'vanish' }), { path: 'fields.nextId.onDelete', says: '“vanish” is not known here', remedy: 'use one of refuse, clear, cascade, name' }],
  ['a row of a list that goes with a record', (d) => (d.fields['steps'] = { type: 'list', fields: { nextId: { type: 'ref', to: 'lesson', onDelete: 'cascade' } } }), { path: 'fields.steps.fields.nextId.onDelete', says: 'a row goes with what a field of its own names', remedy: 'make it a reference of the record itself' }],
  ['a row that goes with another while something holds it', (d) => { d.fields['nextId'] = { type: 'ref', to: 'lesson', onDelete: 'cascade' }; d.fields['otherId'] = { type: 'ref', to: 'lesson', onDelete: 'refuse' }; }, { path: 'fields.nextId.onDelete', says: 'would keep it or lose it unasked', remedy: "write 'refuse' or 'name'" }],
  ['a rank of what is no person', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', ranksBelow: true }), { path: 'fields.nextId.ranksBelow', says: 'are no people', remedy: 'leave it out' }],
  ['a deletion of what refers to nothing', (d) => (d.fields['title']!['onDelete'] = 'refuse'), { path: 'fields.title.onDelete', says: 'a field of type text has no option “onDelete”', remedy: 'leave it out' }],
  ['an answer to no question', (d) => (d.lifecycle.actions.publish['set'] = { title: { answer: 'titel' } }, d.lifecycle.actions.publish['ask'] = { title: { type: 'text', required: true } }), { path: 'lifecycle.actions.publish.set.title', says: '“titel” is not a question of the action', remedy: 'write title' }],
  ['an answer of the wrong type', (d) => Object.assign(d.lifecycle.actions.publish, { set: { title: { answer: 'on' } }, ask: { on: { type: 'date', required: true } } }), { path: 'lifecycle.actions.publish.set.title', says: 'the answer is of type date, and title of type text', remedy: 'ask for a value of type text' }],
  ['an answer that may be left open for a field that may not', (d) => Object.assign(d.lifecycle.actions.publish, { set: { title: { answer: 'name' } }, ask: { name: { type: 'text' } } }), { path: 'lifecycle.actions.publish.set.title', says: 'title is required, and the question may be left open', remedy: 'write required: true' }],
  ['an answer with choices beyond those of the field', (d) => Object.assign(d.lifecycle.actions.publish, { set: { level: { answer: 'how' } }, ask: { how: { type: 'choice', choices: ['basic', 'odd'] } } }), { path: 'lifecycle.actions.publish.set.level', says: '“odd” is not a choice of level', remedy: 'basic, expert' }],
  ['an operand that does not exist', (d) => (d.lifecycle.actions.publish['set'] = { title: { nwo: true } }), { path: 'lifecycle.actions.publish.set.title', says: '“nwo” is not something a value can be taken from', remedy: 'write now' }],
  ['the clock as a text', (d) => (d.lifecycle.actions.publish['set'] = { title: { now: true } }), { path: 'lifecycle.actions.publish.set.title', says: 'now is no value of title, a field of type text', remedy: 'at a date or an instant' }],
  ['the person as a text', (d) => (d.lifecycle.actions.publish['set'] = { title: { user: 'id' } }), { path: 'lifecycle.actions.publish.set.title', says: 'the person’s id is no value of title', remedy: 'a reference to user' }],
  ['a state taken from an answer', (d) => Object.assign(d.lifecycle.actions.publish, { set: { status: { answer: 'to' } }, ask: { to: { type: 'choice', choices: ['live'], required: true } } }), { path: 'lifecycle.actions.publish.set.status', says: 'status is the state', remedy: 'say the state by to' }],
  ['an operand in an update', (d) => Object.assign(d, { fields: { ...d.fields, at: { type: 'datetime' } }, lifecycle: { ...d.lifecycle, actions: { publish: { from: ['draft'], to: 'live', call: 'update', set: { at: { now: true } } } } } }), { path: 'lifecycle.actions.publish.set', says: 'has no place in the call “update”', remedy: 'leave out call' }],
  ['a row appended to what is no list', (d) => (d.lifecycle.actions.publish['add'] = { title: { text: 'x' } }), { path: 'lifecycle.actions.publish.add.title', says: 'title is no list', remedy: 'write it under set' }],
  ['an appended row without what it needs', (d) => Object.assign(d, { fields: { ...d.fields, notes: { type: 'list', fields: { text: { type: 'text', required: true }, on: { type: 'date' } } } }, lifecycle: { ...d.lifecycle, actions: { publish: { from: ['draft'], to: 'live', add: { notes: { on: { now: true } } } } } } }), { path: 'lifecycle.actions.publish.add.notes', says: 'the rows need text', remedy: 'add text' }],
  ['an appended row of an unknown field', (d) => Object.assign(d, { fields: { ...d.fields, notes: { type: 'list', fields: { text: { type: 'text' } } } }, lifecycle: { ...d.lifecycle, actions: { publish: { from: ['draft'], to: 'live', add: { notes: { txt: 'a' } } } } } }), { path: 'lifecycle.actions.publish.add.notes.txt', says: '“txt” is not a field of notes', remedy: 'write text' }],
  ['the clock as the default of a text', (d) => (d.fields['title']!['default'] = { now: true }), { path: 'fields.title.default', says: 'now is no value of title', remedy: 'at a date or an instant' }],
  ['the person as the default of a reference to something else', (d) => (d.fields['nextId'] = { type: 'ref', to: 'lesson', default: { user: 'id' } }), { path: 'fields.nextId.default', says: 'the person’s id is no value of nextId', remedy: 'a reference to user' }],
  ['the person’s language as the default of a text', (d) => (d.fields['title']!['default'] = { user: 'language' }), { path: 'fields.title.default', says: 'the person’s language is no value of title', remedy: 'write it at a language' }],
  ['a part of a day as a default', (d) => (d.fields['on'] = { type: 'date', default: { today: 0.5 } }), { path: 'fields.on.default', says: 'a day is no value of on', remedy: 'write for example today: 0' }],
  ['a default that is filled in inside a row', (d) => (d.fields['steps'] = { type: 'list', fields: { on: { type: 'date', default: { now: true } } } }), { path: 'fields.steps.fields.on.default', says: 'stands inside a group', remedy: 'leave it out' }],
  ['a choice of numbers that are none', (d) => (d.fields['seats'] = { type: 'integer', choices: ['few'] }), { path: 'fields.seats.choices', says: '"few" is not a whole number', remedy: 'choices of type integer' }],
  ['a choice of numbers among words', (d) => (d.fields['level']!['choices'] = [1, 2]), { path: 'fields.level.choices', says: '1 is not a text', remedy: 'choices of type text' }],
  ['numbers named twice', (d) => (d.fields['seats'] = { type: 'integer', choices: [30, 30] }), { path: 'fields.seats.choices', says: 'names a choice twice', remedy: 'keep one' }],
  ['a default that is none of the numbers', (d) => (d.fields['seats'] = { type: 'integer', choices: [30, 90], default: 31 }), { path: 'fields.seats.default', says: 'the default is not a value of the field', remedy: 'choose a valid one' }],
  ['roles of a choice that does not exist', (d) => (d.fields['level']!['roles'] = { expret: ['super_admin'] }), { path: 'fields.level.roles.expret', says: '“expret” is not a right over the field, or a choice', remedy: 'write expert' }],
  ['roles of a right that does not exist', (d) => (d.fields['title']!['roles'] = { wirte: ['super_admin'] }), { path: 'fields.title.roles.wirte', says: '“wirte” is not a right over the field', remedy: 'write write' }],
  ['an unknown role of a choice', (d) => (d.fields['level']!['roles'] = { expert: ['superadmin'] }), { path: 'fields.level.roles', says: '“superadmin” is not a role', remedy: 'write super_admin' }],
  ['roles of a choice inside a row', (d) => (d.fields['steps'] = { type: 'list', fields: { kind: { type: 'choice', choices: ['a', 'b'], roles: { b: ['super_admin'] } } } }), { path: 'fields.steps.fields.kind.roles', says: 'stands inside a group', remedy: 'a field of its own' }],
  ['an unknown field that is unique with another', (d) => (d['unique'] = [['titel', 'level']]), { path: 'unique.0.0', says: '“titel” is not a field', remedy: 'write title' }],
  ['a list that is unique with another', (d) => Object.assign(d, { fields: { ...d.fields, tags: { type: 'tags' } }, unique: [['title', 'tags']] }), { path: 'unique.0.1', says: 'a field of type tags cannot be unique', remedy: 'leave it out' }],
  ['a reference that a deletion empties, unique with another', (d) => Object.assign(d, { fields: { ...d.fields, nextId: { type: 'ref', to: 'lesson', onDelete: 'clear' } }, unique: [['title', 'nextId']] }), { path: 'unique.0.1', says: 'nextId is emptied with what it refers to', remedy: "write onDelete: 'refuse' or 'name'" }],
  ['a condition of what is unique by an unknown value', (d) => (d['unique'] = [{ fields: ['title', 'level'], where: { status: 'lve' } }]), { path: 'unique.0.where.status', says: '"lve" is not a value of status', remedy: 'write a value' }],
  ['a condition of what is unique by a comparison', (d) => (d['unique'] = [{ fields: ['title', 'level'], where: { status: { not: 'live' } } }]), { path: 'unique.0.where.status', says: 'is not a value of status', remedy: 'or a list of them' }],
  ['what is unique alone said for fields together', (d) => (d['unique'] = [['title']]), { path: 'unique.0', says: 'title alone is unique as a field', remedy: 'unique: true' }],
  ['the same fields unique twice', (d) => (d['unique'] = [['title', 'level'], { fields: ['title', 'level'], where: { status: 'live' } }]), { path: 'unique.1', says: 'names the same fields', remedy: 'keep one' }],
  ['unique fields in another shape', (d) => (d['unique'] = 'title'), { path: 'unique', says: 'is not a list of lists of fields', remedy: 'write a list' }],
  ['a role that does not exist', (d) => (d['rights'] = { delete: ['superadmin'] }), { path: 'rights.delete', says: '“superadmin” is not a role', remedy: 'write super_admin' }],
  ['a failure of a call that is none', (d) => (d['endpoint'] = { failures: { crate: 'addUser' } }), { path: 'endpoint.failures.crate', says: '“crate” is not a call', remedy: 'write create' }],
  ['a required field that nobody may write', (d) => Object.assign(d.fields['level']!, { required: true, readOnly: true }), { path: 'fields.level.required', says: 'nobody may write level', remedy: 'give it a default' }],
  ['a field written on creation alone that is read only', (d) => Object.assign(d.fields['level']!, { createOnly: true, readOnly: true }), { path: 'fields.level.createOnly', says: 'read only', remedy: 'leave out one' }],
  ['a day after itself', (d) => (d.fields['on'] = { type: 'date', after: 'on' }), { path: 'fields.on.after', says: 'is after itself', remedy: 'another field' }],
  ['a state that a plain update may write', (d) => delete d.fields['status']!['readOnly'], { path: 'fields.status.readOnly', says: 'past the actions', remedy: 'readOnly: true' }],
  ['a text compared with a number', (d) => (d['rows'] = [{ roles: ['faculty'], where: { title: 3 } }]), { path: 'rows.0.where.title', says: '3 is never a value of title', remedy: 'a text' }],
  ['a number compared with a text', (d) => Object.assign(d.fields, { seats: { type: 'integer' }, extra: { type: 'text', when: { seats: { gte: 'ten' } } } }), { path: 'fields.extra.when.seats', says: '"ten" is never a value of seats', remedy: 'a number' }],
  ['a day compared with a word', (d) => Object.assign(d.fields, { on: { type: 'date' }, extra: { type: 'text', when: { on: 'tomorrow' } } }), { path: 'fields.extra.when.on', says: 'never a value of on', remedy: '{ today: 0 }' }],
  ['an instant compared with a word', (d) => Object.assign(d.fields, { at: { type: 'datetime' }, extra: { type: 'text', when: { at: { lt: 'soon' } } } }), { path: 'fields.extra.when.at', says: 'never a value of at', remedy: '{ now: true }' }],
  ['a yes compared with a word', (d) => Object.assign(d.fields, { open: { type: 'boolean' }, extra: { type: 'text', when: { open: 'yes' } } }), { path: 'fields.extra.when.open', says: 'never a value of open', remedy: 'true or false' }],
  ['a picture that is none', (d) => (d['picture'] = 'title'), { path: 'picture', says: 'title is of type text', remedy: 'type image' }],
  ['a sort by what has no order', (d) => Object.assign(d, { fields: { ...d.fields, tags: { type: 'tags' } }, list: { sort: 'tags' } }), { path: 'list.sort', says: 'in the order of tags', remedy: 'one plain value' }],
  ['a second field to sort by that may be empty', (d) => Object.assign(d, { list: { sort: 'createdAt', thenBy: 'extra' }, fields: { ...d.fields, extra: { type: 'text' } } }), { path: 'list.thenBy', says: 'in the order of extra besides', remedy: 'that is required' }],
  ['a further sort by what has no order', (d) => Object.assign(d, { fields: { ...d.fields, tags: { type: 'tags' } }, list: { sortable: ['tags'] } }), { path: 'list.sortable.0', says: 'in the order of tags', remedy: 'one plain value' }],
  ['a range of texts', (d) => (d.list['filters'] = [{ field: 'title', op: 'range' }]), { path: 'list.filters.0.op', says: 'title (text) is not filtered by range', remedy: 'leave op out' }],
  ['a part of a choice', (d) => (d.list['filters'] = [{ field: 'level', op: 'has' }]), { path: 'list.filters.0.op', says: 'level (choice) is not filtered by has', remedy: 'leave op out' }],
  ['an import by what several may have', (d) => (d['import'] = { columns: ['title', 'level'], key: 'level' }), { path: 'import.key', says: 'several records may have the same level', remedy: 'unique' }],
  ['an import by what the file has not', (d) => (Object.assign(d.fields['title']!, { unique: true }), (d['import'] = { columns: ['level'], key: 'title' })), { path: 'import.key', says: 'title is not among the columns', remedy: 'add title' }],
  ['an import by several fields of which one is none', (d) => (d['import'] = { columns: ['title', 'level'], key: ['title', 'levl'] }), { path: 'import.key', says: '“levl” is not a field', remedy: 'write level' }],
  ['an import by several fields of which the file lacks one', (d) => (d['import'] = { columns: ['title'], key: ['title', 'level'] }), { path: 'import.key', says: 'level is not among the columns', remedy: 'add level' }],
  ['an import by several fields of which one is a list', (d) => Object.assign(d, { fields: { ...d.fields, tags: { type: 'tags' } }, import: { columns: ['title', 'tags'], key: ['title', 'tags'] } }), { path: 'import.key', says: 'tags (tags) tells no record', remedy: 'plain values' }],
  ['an import by several fields of which one is secret', (d) => Object.assign(d, { fields: { ...d.fields, pin: { type: 'password' } }, import: { columns: ['title', 'pin'], key: ['title', 'pin'] } }), { path: 'import.key', says: 'pin (password) tells no record', remedy: 'plain values' }],
  ['an import by several fields that many records share', (d) => Object.assign(d, { fields: { ...d.fields, note: { type: 'longText' } }, import: { columns: ['level', 'note'], key: ['level', 'note'] } }), { path: 'import.key', says: 'nothing in it narrows the search', remedy: 'a reference' }],
  ['an import by one field twice', (d) => (d['import'] = { columns: ['title', 'level'], key: ['title', 'title'] }), { path: 'import.key', says: 'names a field twice', remedy: 'keep one' }],
  ['an import by an action that is none', (d) => (Object.assign(d.fields['title']!, { unique: true }), (d['import'] = { columns: ['title', 'level'], key: 'title', by: 'bring' })), { path: 'import.by', says: '“bring” is not an action on the module', remedy: '' }],
  ['an import by an action without rows', (d) => byAction(d, { on: { type: 'date' } }), { path: 'import.by', says: 'asks for no list of rows', remedy: 'one list' }],
  ['an import by an action of other rows', (d) => byAction(d, { rows: { type: 'list', fields: { name: { type: 'text' } } } }), { path: 'import.by', says: 'name of its list is no column', remedy: 'import.columns' }],
  ['an import by an action that asks for more', (d) => byAction(d, { rows: { type: 'list', fields: { title: { type: 'text' } } }, on: { type: 'date' } }), { path: 'import.by', says: 'nobody is asked for on', remedy: 'the address of its call' }],
  ['an import of what cannot be found again', (d) => (byAction(d, { rows: { type: 'list', fields: { level: { type: 'choice', choices: ['basic'] } } } }), (d['import'] = { columns: ['level'], by: 'bring' })), { path: 'import.by', says: 'cannot be found again', remedy: 'import.key' }],
  ['a further name that is another field’s own', (d) => Object.assign(d.fields['title']!, { aliases: ['LEVEL *'] }), { path: 'fields.title.aliases.0', says: '“LEVEL *” is a column of level already', remedy: 'one of the two' }],
  ['a further name without a letter', (d) => Object.assign(d.fields['title']!, { aliases: ['#'] }), { path: 'fields.title.aliases.0', says: 'is no name', remedy: 'letters or digits' }],
  ['an action taken back by itself', (d) => (d.lifecycle.actions.publish['undo'] = 'publish'), { path: 'lifecycle.actions.publish.undo', says: 'cannot be done in the state “live”', remedy: 'leave undo out' }],
  ['an action taken back by one that leads elsewhere', (d) => (Object.assign(d.fields['status']!, { choices: ['draft', 'live', 'old'] }), Object.assign(d.lifecycle.actions, { retire: { from: ['live'], to: 'old' } }), (d.lifecycle.actions.publish['undo'] = 'retire')), { path: 'lifecycle.actions.publish.undo', says: 'leads to “old”, where publish does not begin', remedy: 'leads back' }],
];

/** An import by an action on the module that asks for these. */
function byAction(declaration: Declaration, ask: Record<string, unknown>): void {
  Object.assign(declaration.fields['title']!, { unique: true });
  Object.assign(declaration, { actions: { bring: { on: 'module', ask, handler: 'bring' } }, import: { columns: ['title', 'level'], key: 'title', by: 'bring' } });
}

describe('a wrong declaration refuses the start', () => {
  it.each(wrongs)('%s', (_, spoil, expected) => {
    const declaration = right() as Declaration;
    spoil(declaration);
    const error = startWith([declaration]);
    const problem = error.problems.find((one) => one.path === expected.path);
    expect(problem, error.message).toMatchObject({ resource: 'lesson', message: expect.stringContaining(expected.says), remedy: expect.stringContaining(expected.remedy) });
    expect(error.message).toContain('lesson');
  });

  it('names a reference by which the operator could choose among whatever any institute has', () => {
    const lesson = (reference: object) => ({ ...right(), tenant: 'platform', fields: { ...right().fields, bookId: { type: 'ref', to: 'book', ...reference } } });
    const book = { name: 'book', fields: { title: { type: 'text' }, isOpen: { type: 'boolean' } }, list: { filters: ['isOpen'] } };
    expect(startWith([lesson({}), book]).problems).toMatchObject([{ resource: 'lesson', path: 'fields.bookId.where', message: expect.stringContaining('every book of every institute'), remedy: expect.stringContaining('where:') }]);
    for (const said of [{ readOnly: true }, { where: { isOpen: true } }]) expect(() => createLoader({ sources: [{ name: 'test', read: () => [lesson(said), book] as unknown as ResourceInput[] }] })).not.toThrow();
  });

  it('names the reference by which a step means people of what the record refers to', () => {
    const refers = { bookId: { type: 'ref', to: 'book' } };
    const book = { name: 'book', fields: { title: { type: 'text' } } };
    const page = { name: 'page', fields: { title: { type: 'text' }, ...refers } };
    // Which of them count is asked of them whether or not they refer to the right record.
    for (const at of ['bookId', undefined, 'nowhere']) {
      const wrong = { ...right(), fields: { ...right().fields, ...refers }, after: { create: [{ tell: { of: 'page', by: 'bookId', person: 'createdById', ...(at && { at }), where: { isLoud: true } }, message: 'told' }] } };
      expect(startWith([wrong, book, page]).problems, at).toContainEqual(expect.objectContaining({ path: 'after.create.0.tell.where.isLoud', message: '“isLoud” is not a field' }));
    }
    const lesson = { ...right(), fields: { ...right().fields, ...refers }, after: { create: [{ tell: { of: 'page', by: 'bookId', person: 'createdById' }, message: 'told' }] } };
    expect(startWith([lesson, book, page]).problems).toContainEqual(expect.objectContaining({ path: 'after.create.0.tell.at', message: 'bookId refers to book, and not to lesson', remedy: "write at: 'bookId'" }));
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
    ['fields unique together', { fields: { a: { type: 'text' }, b: { type: 'text' } }, unique: [['a', 'b']] }, 'unique', 'no others beside it'],
    ['a default taken from the clock', { fields: { on: { type: 'date', default: { now: true } } } }, 'fields.on.default', 'a single record is not created'],
    ['a second address that another has', { endpoint: { path: '/look', also: { get: 'GET /look' } } }, 'endpoint.also.get', 'is a call of look already'],
    ['a second address of a list', { endpoint: { also: { list: 'GET /looks' } } }, 'endpoint.also.list', 'the module has no call to list'],
    ['a second address with an id', { endpoint: { also: { get: 'GET /looks/{id}' } } }, 'endpoint.also.get', 'a single record stands below no id'],
    ['a word for yes', { single: 'yes' }, 'single', 'is not true or false'],
  ])('a single record with %s', (_, more, path, says) => {
    const problem = startWith([{ name: 'look', single: true, fields: { title: { type: 'text' } }, ...more }]).problems.find((one) => one.path === path);
    expect(problem).toMatchObject({ resource: 'look', message: expect.stringContaining(says) });
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['that names no record', { delete: 'DELETE /looks' }, 'delete', 'says no record'],
    ['of another base', { get: 'v3 GET /looks/{id}' }, 'get', 'is no call'],
    ['that names one where several are meant', { search: 'POST /looks/{id}' }, 'search', 'is about no one record'],
    ['by another method', { get: 'POST /looks/{id}' }, 'get', '“POST /looks/{id}” is no call'],
    ['without a slash', { lookup: ['GET /looks', 'POST looks'] }, 'lookup', '“POST looks” is no call'],
    ['below a field that is not there', { list: 'GET /looks/{pageId}' }, 'list', 'pageId'],
    ['that the module answers already', { delete: 'DELETE /look/{id}' }, 'delete', 'is a call of look already'],
    ['of a call that is not there', { find: 'POST /looks' }, 'find', '“find” is not a part of also'],
  ])('a second address %s', (_, also, call, says) => {
    const problem = startWith([{ name: 'look', endpoint: { also }, fields: { title: { type: 'text' } } }]).problems.find(({ path }) => path === `endpoint.also.${call}`);
    expect(problem).toMatchObject({ resource: 'look', message: expect.stringContaining(says) });
  });

  it('a second address of a call that the module does not have', () => {
    const problem = startWith([{ name: 'look', endpoint: { calls: { create: false }, also: { create: 'POST /looks' } }, fields: { title: { type: 'text' } } }]).problems.find(({ path }) => path === 'endpoint.also.create');
    expect(problem).toMatchObject({ resource: 'look', message: expect.stringContaining('no call to create') });
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

  /** A module of the rows of `lesson`, spoilt in one place; `lesson` as it is then, and modules besides. */
  const view = { name: 'basics', of: 'lesson', where: { level: 'basic' }, takes: { title: true, status: true }, fields: { pages: { type: 'integer' } } };
  it.each<[string, Record<string, unknown>, string, readonly [says: string, remedy: string], { lesson?: Record<string, unknown>; others?: readonly unknown[] }?]>([
    ['of an unknown module', { of: 'leson' }, 'of', ['“leson” is not a module', 'write lesson']],
    ['of itself', { of: 'basics' }, 'of', ['is of its own rows', 'name another module, one of lesson']],
    ['of one that is of another’s', { of: 'experts' }, 'of', ['experts has no rows of its own: they are those of lesson', "write of: 'lesson'"], { others: [{ ...view, name: 'experts', where: { level: 'expert' } }] }],
    ['in a circle', { of: 'experts' }, 'of', ['experts is of the rows of basics: a circle', 'leave out of in basics or in experts'], { others: [{ ...view, name: 'experts', of: 'basics' }] }],
    ['of a single record', { of: 'look', where: { title: 'x' }, takes: { title: true } }, 'of', ['look is a single record', 'name a module with a list'], { others: [{ name: 'look', single: true, fields: { title: { type: 'text' } } }] }],
    ['of records that are arranged', {}, 'of', ['stand in an order that is made of all of them', 'whose records people do not arrange'], { lesson: { fields: { ...right().fields, order: { type: 'integer', readOnly: true } }, list: { order: 'order' } } }],
    ['of all rows', { where: {} }, 'where', ['all rows of lesson would be seen', "where: { kind: 'learner' }"]],
    ['where an unknown field is', { where: { levl: 'basic' } }, 'where.levl', ['“levl” is not a field of lesson', 'write level']],
    ['where a choice is none', { where: { level: 'basics' } }, 'where.level', ['“basics” is not a choice of level', 'write basic']],
    ['where a text is a number', { where: { title: 3 } }, 'where.title', ['3 is not a value of title', 'write one it can have']],
    ['where a field may be anything', { where: { hours: 3 } }, 'where.hours', ['hours (number) is not one stored value', 'ask a choice'], { lesson: { fields: { ...right().fields, hours: { type: 'number' } } } }],
    ['where a choice is several', { where: { level: ['basic', 'expert'] } }, 'where.level', ['is not a choice of level', 'use one of basic, expert']],
    ['where an action leads away', { where: { status: 'draft' } }, 'where.status', ['publish changes status, and would lead a record out of here', 'leave publish out of takesActions']],
    ['whose field begins as another value', { takes: { title: true, level: { default: 'expert' } } }, 'takes.level.default', ['every row has "basic"', 'leave it out']],
    ['that takes an unknown field', { takes: { title: true, satus: true } }, 'takes.satus', ['“satus” is not a field of lesson', 'write status']],
    ['that takes a field for less', { takes: { title: { required: false } } }, 'takes.title.required', ['not to less', 'write true, or leave it out']],
    ['that says another type of a field', { takes: { title: { type: 'number' } } }, 'takes.title.type', ['“type” is not a part of taken', 'use one of required']],
    ['that takes a field with a word', { takes: { title: 'yes' } }, 'takes.title', ['is not an object', 'write an object']],
    ['that nobody could make', { takes: { status: true } }, 'takes', ['title of lesson is required, and nobody could give it here', 'take title over']],
    ['that needs a field it has not', { takes: { title: true, note: true } }, 'takes.note.when.seats', ['“seats” is not a field', 'write status'], { lesson: { fields: { ...right().fields, seats: { type: 'integer' }, note: { type: 'text', when: { seats: 3 } } } } }],
    ['that shadows a field by another type', { takes: { status: true }, fields: { title: { type: 'number' } } }, 'fields.title', ['title is a field of lesson already (text)', 'write takes: { title: true }']],
    ['that adds what another adds as something else', {}, 'fields.pages', ['experts adds pages to lesson as another field (text, here integer)', 'declare pages in lesson'], { others: [{ ...view, name: 'experts', where: { level: 'expert' }, fields: { pages: { type: 'text' } } }] }],
    ['of another tenancy', { tenant: 'shared' }, 'tenant', ['is decided by lesson', 'say it in lesson']],
    ['that keeps nothing', { softDelete: false }, 'softDelete', ['is decided by lesson', 'leave it out']],
    ['that is single', { single: true }, 'single', ['is decided by lesson', 'leave it out']],
    ['with fields unique together', { unique: [['title', 'pages']] }, 'unique', ['is decided by lesson', 'say it in lesson']],
    ['with an order of its own', { list: { order: 'pages' } }, 'list.order', ['not arranged by people', 'leave it out']],
    ['with states of its own', { lifecycle: { field: 'status', actions: {} } }, 'lifecycle', ['is that of lesson', 'takesActions']],
    ['that takes an unknown action', { takesActions: ['publsh'] }, 'takesActions.0', ['“publsh” is not an action of lesson', 'write publish']],
    ['with a second function', { handlers: { beforeWrite: 'b' } }, 'handlers.beforeWrite', ['a of lesson is run already', 'leave it out'], { lesson: { handlers: { beforeWrite: 'a' } } }],
  ])('rows of another module %s', (_, more, path, [says, remedy], { lesson = {}, others = [] } = {}) => {
    const { problems } = startWith([{ ...right(), ...lesson }, { ...view, ...more }, ...others]);
    expect(problems.find((one) => one.resource === 'basics' && one.path === path), JSON.stringify(problems)).toMatchObject({ message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it('says of what belongs to rows of another module that it does', () => {
    const { problems } = startWith([{ ...right(), where: { level: 'basic' }, takes: { title: true }, takesActions: [] }]);
    expect(problems.map(({ path }) => path)).toEqual(['where', 'takes', 'takesActions']);
    expect(problems[0]).toMatchObject({ message: 'belongs to a module of another’s rows', remedy: 'leave it out, or name that module by of' });
  });

  it('lets rows of another module through', () => {
    expect(() => createLoader({ sources: [{ name: 'test', read: () => [right(), view, { ...view, name: 'experts', where: { level: 'expert' } }] as unknown as ResourceInput[] }] })).not.toThrow();
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
