import { describe, expect, it } from 'vitest';
import { createPath, createLoader, DeclarationError, filteredPath, listPath, namedRecords, placeOf, recordPath, routeLeads, routeShape, type ResourceInput } from '../../src/schemas';

const below = { routes: ['subject-section/:sectionId/topics', 'topics'] };
const plain = { routes: ['interaction/comments'] };

describe('addresses of a module', () => {
  it('are made of its route, not of its name', () => {
    expect([listPath({ resource: plain }), createPath({ resource: plain }), recordPath({ resource: plain, id: 'a/b', page: 'edit' }), recordPath({ resource: plain, id: '7', page: 'show' })]).toEqual([
      '/interaction/comments', '/interaction/comments/create', '/interaction/comments/a%2Fb', '/interaction/comments/7/show',
    ]);
    expect(filteredPath({ resource: plain, filter: { q: 'a b' } })).toBe('/interaction/comments?filter=%7B%22q%22%3A%22a+b%22%7D');
  });

  it('take their parameters from whoever knows them first, and stand open without', () => {
    expect(listPath({ resource: below, from: [{ sectionId: 's/1' }, { sectionId: 's2' }] })).toBe('/subject-section/s%2F1/topics');
    expect(listPath({ resource: below, from: [{}, undefined, { sectionId: null }] })).toBe('/subject-section/-/topics');
  });

  it('say what is below what', () => {
    expect(placeOf({ resource: below, pathname: '/subject-section/s%2F1/topics/5/show' })).toEqual({ route: below.routes[0], values: { sectionId: 's/1' }, below: ['5', 'show'] });
    expect(placeOf({ resource: below, pathname: '/subject-section/-/topics' })).toEqual({ route: below.routes[0], values: {}, below: [] });
    expect(placeOf({ resource: below, pathname: '/topics/5' })).toEqual({ route: 'topics', values: {}, below: ['5'] });
    expect(placeOf({ resource: below, pathname: '/subject-section/s1' })).toBeNull();
    expect(placeOf({ resource: below, pathname: '/subject-section/%/topics' })?.values).toEqual({ sectionId: '%' });
  });

  it('takes the longest of several routes, in whichever order they stand', () => {
    for (const routes of [['role', 'role/module-access'], ['role/module-access', 'role']]) {
      expect(placeOf({ resource: { routes }, pathname: '/role/module-access' })).toEqual({ route: 'role/module-access', values: {}, below: [] });
      expect(placeOf({ resource: { routes }, pathname: '/role/5' })).toEqual({ route: 'role', values: {}, below: ['5'] });
    }
  });

  const note = { routes: ['notes', 'add-note+', 'note/:id/about', 'notes/edit/:ids', 'old-notes$'] };
  it.each([
    ['/add-note', 'create', []], ['/note/7/about', 'record', ['7']], ['/notes/edit/7', 'records', ['7']], ['/notes/edit/7,8,%207,', 'records', ['7', '8']], ['/notes/7', 'list', []],
  ] as const)('%s leads to what its route says', (pathname, leads, ids) => {
    const place = placeOf({ resource: note, pathname })!;
    expect([routeLeads(place.route), namedRecords(place)]).toEqual([leads, ids]);
  });

  it('that lead to no list have nothing below them', () => {
    for (const pathname of ['/add-note/7', '/note/7/about/8', '/old-notes/7']) expect(placeOf({ resource: note, pathname })).toBeNull();
  });
});

const section = { name: 'section', fields: { title: { type: 'text' } } };
const topic = (more: object) => ({ name: 'topic', fields: { title: { type: 'text' }, sectionId: { type: 'ref', to: 'section' }, secretId: { type: 'ref', to: 'section', roles: { read: ['admin'] } } }, ...more });

describe('a wrong route stops the start', () => {
  it.each([
    ['a parameter that is no field', { route: 'section/:sectonId/topics' }, 'route', '“sectonId” is not a field', 'write sectionId'],
    ['a parameter that is no reference', { route: 'section/:title/topics' }, 'route', 'title is no reference and no choice', 'name a field that refers'],
    ['a parameter that not everybody sees', { route: 'section/:secretId/topics' }, 'route', 'not a stored field that everybody sees', 'name one that is'],
    ['a parameter twice', { route: 'section/:sectionId/:sectionId' }, 'route', 'has a parameter twice', 'keep one'],
    ['a first route that answers alone', { route: 'topics$' }, 'route', 'answers alone', 'name another first'],
    ['a first route that is a form', { route: 'topics+' }, 'route', 'leads to a form of a list that has no address', 'name the address of the list first'],
    ['a first route that names a record', { route: 'topics/:id/about' }, 'route', 'leads to records of a list that has no address', 'name the address of the list first'],
    ['a parameter at its beginning', { route: ':sectionId/topics' }, 'route', 'begins with a parameter', 'begin with a word'],
    ['a parameter at its beginning, and none but parameters', { route: ':sectionId/~a/~b/~c' }, 'route', 'begins with a parameter', 'end with one after 3 parts'],
    ['words before what they speak of', { route: 'section/~title/:sectionId' }, 'route', 'has ~title before the parameter', 'begin with the parameter'],
    ['words, and nothing that is found', { route: 'sections/~title' }, 'route', 'has ~title, which nothing is found by', 'as :field'],
    ['a slash before it', { route: '/topics' }, 'route', 'is no address', 'none at either end'],
    ['no word between slashes', { route: ['topics', 'a//b'] }, 'route.1', 'is no address', 'with a slash between'],
    ['the same address twice', { route: ['topics', 'topics'] }, 'route.1', 'stands there twice', 'keep one'],
    ['a menu for what stands below a record', { route: 'section/:sectionId/topics', menu: { group: 'learning' } }, 'menu', 'has no entry of its own', 'leave out menu'],
    ['an audience nobody knows', { menu: { group: 'learning', only: 'institutPeople' } }, 'menu.only', '“institutPeople” is not an audience', 'write institutePeople'],
    ['the address of another module', { route: 'section' }, 'route', 'answers to addresses of section', 'choose another'],
    ['the address of another module’s records', { route: 'section/:sectionId' }, 'route', 'answers to addresses of section', 'choose another'],
    ['a number', { route: 7 }, 'route', 'is not a text or a list of texts', 'write a text'],
  ])('%s', (_, more, path, says, remedy) => {
    const problem = problemsOf([section, topic(more)]).find((one) => one.path === path);
    expect(problem).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it('lets right ones through, side by side', () => {
    expect(problemsOf([section, topic({ route: ['section/:sectionId/topics', 'topics'] })])).toEqual([]);
    expect(problemsOf([section, topic({ route: 'interaction/topics', menu: { group: 'learning', only: 'institutePeople', below: ['webBuilder'] } })])).toEqual([]);
  });

  it('offers the list’s parameters as filters, said or not', () => {
    const [, one] = createLoader({ sources: [{ name: 'test', read: () => [section, topic({ route: 'section/:sectionId/topics' })] as unknown as ResourceInput[] }] }).all();
    expect(one!.list.filters.map(({ field, op, pinned }) => ({ field, op, pinned }))).toEqual([{ field: 'sectionId', op: 'any', pinned: false }, { field: 'instituteId', op: 'any', pinned: false }]);
  });
});

const called = (endpoint: object, more: object = {}) => topic({ endpoint, ...more });

describe('a wrong call stops the start', () => {
  it.each([
    ['no slash', { path: 'topics' }, 'endpoint.path', 'does not begin with a slash', 'write /topics'],
    ['a name that is no field', { path: '/sections/{sectonId}/topics' }, 'endpoint.path', '“sectonId” is not id, or a field', 'write sectionId'],
    ['a name that is no reference', { path: '/sections/{title}/topics' }, 'endpoint.path', 'title is no reference and no choice', 'name a field'],
    ['a name that not everybody sees', { path: '/sections/{secretId}/topics' }, 'endpoint.path', 'not a stored field that everybody sees', 'name one that is'],
    ['a sign no address has', { path: '/topics?all' }, 'endpoint.path', 'is no address', 'use words'],
    ['a call without a method', { calls: { get: '/topic/{id}' } }, 'endpoint.calls.get', 'is no call', 'write GET and an address'],
    ['a method the call does not have', { calls: { list: 'POST /topics' } }, 'endpoint.calls.list', 'is no call', 'write GET'],
    ['no record', { calls: { delete: 'DELETE /topics' } }, 'endpoint.calls.delete', 'says no record', 'put {id}'],
    ['a record too many', { calls: { create: 'POST /topics/{id}' } }, 'endpoint.calls.create', 'is about no one record', 'leave {id} out'],
    ['a call nobody knows', { calls: { serch: 'POST /x' } }, 'endpoint.calls.serch', '“serch” is not a part of calls', 'write search'],
    ['nothing that gives rows', { calls: { search: false, list: false } }, 'endpoint.calls', 'nothing gives the rows', 'leave search or list'],
    ['a record that nobody can read', { calls: { get: false } }, 'endpoint.calls.get', 'is not a text', 'write a text'],
    ['two methods', { update: 'PATCH', calls: { update: 'PUT /topics/{id}' } }, 'endpoint.update', 'says the method already', 'leave it out'],
    ['the call of another module under another name', { path: '/section' }, 'endpoint.path', 'is a call of section already', 'choose another'],
    ['one call of another module', { calls: { list: 'GET /section/{secId}' } }, 'endpoint.calls.list', '“secId” is not', 'use one of'],
    ['one call of another module, spelled with another name', { calls: { get: 'GET /section/{id}/' } }, 'endpoint.calls.get', 'is a call of section already', 'choose another'],
  ])('%s', (_, endpoint, path, says, remedy) => {
    const problem = problemsOf([section, called(endpoint)]).find((one) => one.path === path);
    expect(problem).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it.each([
    ['no field', { id: 'sectonId' }, {}, '“sectonId” is not a field', 'write sectionId'],
    ['a field of every record', { id: 'createdById' }, {}, 'is no reference, choice or text', 'name a field'],
    ['a field that may be empty', { id: 'sectionId' }, {}, 'may be empty', 'write required: true'],
    ['a field that several records share', { id: 'title' }, { fields: { title: { type: 'text', required: true } } }, 'several records may have the same title', "unique: [['title']]"],
    ['a field that is unique within an institute alone', { id: 'title' }, { fields: { title: { type: 'text', required: true, unique: true } } }, 'several records may have the same title', 'make it unique'],
    ['unique together with what its calls do not say', { id: 'sectionId' }, { fields: { title: { type: 'text' }, sectionId: { type: 'ref', to: 'section', required: true } }, unique: [['sectionId', 'title']] }, 'several records may have the same sectionId', 'make it unique'],
    ['unique among some', { id: 'sectionId' }, { fields: { title: { type: 'text' }, sectionId: { type: 'ref', to: 'section', required: true } }, unique: [{ fields: ['sectionId'], where: { title: 'a' } }] }, 'several records may have the same sectionId', 'make it unique'],
    ['asked for without a session', { id: 'title', publicFields: ['title'] }, { fields: { title: { type: 'text', required: true, unique: 'everywhere' } } }, 'has not signed in', 'leave out id'],
  ])('a record that is named by %s', (_, endpoint, more, says, remedy) => {
    const problem = problemsOf([section, called(endpoint, more)]).find((one) => one.path === 'endpoint.id');
    expect(problem).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it('a record may be named by what is unique, alone or with what stands in the address', () => {
    const refs = { title: { type: 'text' }, sectionId: { type: 'ref', to: 'section', required: true }, otherId: { type: 'ref', to: 'section', required: true } };
    expect(problemsOf([section, called({ id: 'sectionId' }, { fields: { ...refs, sectionId: { ...refs.sectionId, unique: true } } })])).toEqual([]);
    expect(problemsOf([section, called({ path: '/of/{sectionId}/topics', id: 'otherId' }, { fields: refs, unique: [['sectionId', 'otherId']] })])).toEqual([]);
    expect(problemsOf([section, called({ id: 'page' }, { tenant: 'platform', fields: { page: { type: 'choice', choices: ['home', 'about'], required: true, unique: true } } })])).toEqual([]);
  });

  it.each([
    ['no method', { call: '/topic/stop' }, 'call', '“/topic/stop” is no call', "write 'update', 'delete', or a method"],
    ['a method actions do not have', { call: 'GET /topic/{id}/stop' }, 'call', 'is no call', 'PUT /topic/{id}/stop'],
    ['no record', { call: 'POST /topic/stop' }, 'call', 'says no record', "or write idIn: 'body'"],
    ['a record twice', { call: 'POST /topic/{id}/stop', idIn: 'body' }, 'idIn', 'stands in the address already', 'leave {id} out'],
    ['a place there is not', { call: 'POST /topic/stop', idIn: 'query' }, 'idIn', '“query” is not a part of a call', 'body'],
    ['a name no body has', { call: 'POST /topic/stop', idIn: { body: 'topic id' } }, 'idIn', 'cannot be a name', 'begin with a letter'],
    ['a name that is asked for too', { call: 'POST /topic/stop', idIn: { body: 'reason' }, ask: { reason: { type: 'text' } } }, 'idIn', 'the action asks for reason too', 'another name'],
    ['the call of an update', { call: 'update', idIn: 'body' }, 'idIn', 'names its record in the address', 'leave it out'],
    ['no name', { call: 'POST /topic/stop', idIn: {} }, 'idIn.body', 'is missing', 'add body'],
  ])('an action’s call with %s', (_, more, place, says, remedy) => {
    const fields = { status: { type: 'choice', choices: ['a', 'b'], readOnly: true, default: 'a' }, title: { type: 'text' } };
    const problem = problemsOf([{ name: 'topic', fields, lifecycle: { field: 'status', actions: { stop: { to: 'b', ...more } } } }]).find(({ path }) => path === `lifecycle.actions.stop.${place}`);
    expect(problem).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it.each([
    ['a word that is no call', { call: '/topics/go' }, 'actions.go.call', 'is no call', 'POST /topic/go'],
    ['a call about one record', { call: 'POST /topic/{id}/go' }, 'actions.go.call', 'is about no one record', 'an action of the lifecycle'],
    ['a part of the address that is no field', { call: 'POST /sections/{sectonId}/go' }, 'actions.go.call', '“sectonId” is not id, or a field', 'write sectionId'],
    ['a call of another module', { call: 'POST /section' }, 'actions.go.call', 'is a call of section already', 'choose another'],
    ['a function there is not', { handler: 'nobody' }, 'actions.go.handler', '“nobody” is not a function', 'use one of'],
    ['no function', { handler: undefined }, 'actions.go.handler', 'is missing', 'add handler'],
    ['a record', { on: 'record' }, 'actions.go.on', '“record” is not known here', 'use one of module'],
    ['whose it is for', { ask: { instituteId: { type: 'text' } } }, 'actions.go.ask.instituteId', 'is asked without being said', 'leave it out'],
    ['a part nobody knows', { bulk: true }, 'actions.go.bulk', '“bulk” is not a part of moduleAction', 'use one of'],
  ])('an action on the module with %s', (_, more, path, says, remedy) => {
    const problem = problemsOf([section, topic({ actions: { go: { on: 'module', handler: 'guardUser', ...more } } })], ['guardUser']).find((one) => one.path === path);
    expect(problem).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it.each([
    ['no call', { call: '/topic/all' }, 'call', 'is no call', 'POST /topic/many'],
    ['a record', { call: 'POST /topic/{id}/all' }, 'call', 'is about no one record', 'leave {id} out'],
    ['a name no body has', { call: 'POST /topic/all', ids: 'the ids' }, 'ids', 'cannot be a name', 'begin with a letter'],
    ['a name that is asked for', { call: 'POST /topic/all', ids: 'reason' }, 'ids', 'the action asks for reason too', 'another name'],
    ['a part nobody knows', { call: 'POST /topic/all', size: 5 }, 'size', '“size” is not a part of many', 'use one of'],
    ['the call of another', { call: 'POST /topic/search' }, 'call', 'is a call of topic already', 'choose another'],
  ])('one call for many with %s', (_, many, place, says, remedy) => {
    const fields = { status: { type: 'choice', choices: ['a', 'b'], readOnly: true, default: 'a' }, title: { type: 'text' } };
    const of = (more: object) => problemsOf([{ name: 'topic', fields, lifecycle: { field: 'status', actions: { stop: { to: 'b', ask: { reason: { type: 'text' } }, bulk: many, ...more } } } }]).find(({ path }) => path === `lifecycle.actions.stop.bulk.${place}`);
    expect(of({})).toMatchObject({ resource: 'topic', message: expect.stringContaining(says), remedy: expect.stringContaining(remedy) });
  });

  it('one call for many of what has none, and of deletions there are not', () => {
    const fields = { status: { type: 'choice', choices: ['a', 'b'], readOnly: true, default: 'a' }, title: { type: 'text' } };
    expect(problemsOf([{ name: 'topic', fields, endpoint: { deleteMany: { call: 'POST /topic/{id}' } }, lifecycle: { field: 'status', actions: { stop: { to: 'b', call: 'update', bulk: { call: 'POST /topic/all' } } } } }])).toMatchObject([
      { path: 'endpoint.deleteMany.call', message: 'is about no one record' }, { path: 'lifecycle.actions.stop.bulk', message: 'the call “update” has none for many' },
    ]);
    expect(problemsOf([{ name: 'topic', fields: { title: { type: 'text' } }, endpoint: { calls: { delete: false }, deleteMany: { call: 'POST /topic/all' } } }])).toMatchObject([{ path: 'endpoint.deleteMany', message: 'the module has no call to delete' }]);
  });

  it('an action on the module that is called as one of a record', () => {
    expect(problemsOf([section, topic({ actions: { delete: { on: 'module', handler: 'guardUser' } } })], ['guardUser'])).toMatchObject([{ path: 'actions.delete', message: 'delete is done to records' }]);
    expect(problemsOf([section, topic({ actions: { go: { on: 'module', handler: 'guardUser' } } })], ['guardUser'])).toEqual([]);
  });

  it('an action that needs a call that is not there, or says no record', () => {
    const status = { status: { type: 'choice', choices: ['a', 'b'], readOnly: true, default: 'a' }, title: { type: 'text' } };
    const problems = problemsOf([{ name: 'plan', endpoint: { calls: { update: false } }, fields: status, lifecycle: { field: 'status', actions: { go: { from: ['a'], to: 'b', call: 'update' }, stop: { from: ['b'], to: 'a', call: { method: 'POST', path: '/plan/stop' } } } } }]);
    expect(problems).toEqual(expect.arrayContaining([
      expect.objectContaining({ path: 'lifecycle.actions.go.call', message: 'the module has no call to update' }),
      expect.objectContaining({ path: 'lifecycle.actions.stop.call', message: 'says no record' }),
    ]));
  });
});

function problemsOf(inputs: unknown[], handlers: readonly string[] = []) {
  try {
    createLoader({ sources: [{ name: 'test', read: () => inputs as ResourceInput[] }], handlers });
    return [];
  } catch (error) {
    if (error instanceof DeclarationError) return error.problems;
    throw error;
  }
}

it('answers at a further route that ends with $ to it alone, with nothing below', () => {
  const resource = { routes: ['live-schedule-class', 'live-class$'] };
  expect(placeOf({ resource, pathname: '/live-class' })).toMatchObject({ route: 'live-class$', below: [] });
  expect(placeOf({ resource, pathname: '/live-class/start/7' })).toBeNull();
  expect(placeOf({ resource, pathname: '/live-schedule-class/7/show' })).toMatchObject({ below: ['7', 'show'] });
  expect(routeShape('live-class$')).toBe('live-class');
});

it('passes over words for whoever reads the address, and takes them from where they are known', () => {
  const resource = { routes: ['invoice-history/:instituteId/~instituteName'] };
  expect(placeOf({ resource, pathname: '/invoice-history/7/Sunrise%20Academy/9/show' })).toEqual({ route: resource.routes[0], values: { instituteId: '7' }, below: ['9', 'show'] });
  expect(placeOf({ resource, pathname: '/invoice-history/7' })).toBeNull();
  expect(recordPath({ resource, id: '9', page: 'show', from: [{ instituteId: '7' }] })).toBe('/invoice-history/7/-/9/show');
  expect(listPath({ resource, from: [{ instituteId: '7', instituteName: 'Sunrise' }] })).toBe('/invoice-history/7/Sunrise');
  expect(routeShape(resource.routes[0]!)).toBe(routeShape('invoice-history/:id/:instituteName'));
});
