import { describe, expect, it, test } from 'vitest';
import { holdsRight, isOfUse, mayRun, mayTakeAlong, mayWrite, normalize, normalizeField, defineResource, f, questionsOf, ROLES, seesOwners, type Actor, type ModuleRights, type Resource, type Role, type Tenancy } from '../../src/schemas';

const RIGHTS = ['create', 'read', 'update', 'delete', 'export'] as const;
const TENANCIES = ['owned', 'shared', 'self', 'platform'] as const;
const ALL: ModuleRights = { create: true, read: true, update: true, delete: true };
const NONE: ModuleRights = { create: false, read: false, update: false, delete: false };

const actorOf = (role: Role, { rights = ALL, everywhere = false }: { rights?: ModuleRights; everywhere?: boolean } = {}): Actor =>
  ({ id: 'a', role, instituteId: role === 'super_admin' ? null : 'i', allowAllInstitutes: everywhere, modules: { lesson: rights } });
const resourceOf = (tenant: Tenancy, rights: Resource['rights'] = {}) => ({ modules: ['lesson'], rights, tenant });
const held = (actor: Actor, tenant: Tenancy): string => RIGHTS.filter((right) => holdsRight(actor, resourceOf(tenant), right)).map((right) => right[0]).join('');

/** First letters of create, read, update, delete and export, of whoever has every flag of the module. */
const WITH_ALL_FLAGS: Readonly<Record<Role, Readonly<Record<Tenancy, string>>>> = {
  super_admin: { owned: 'crude', shared: 'crude', self: 'crude', platform: 'crude' },
  institute: { owned: 'crude', shared: 'crude', self: 'rude', platform: 're' },
  student: { owned: '', shared: '', self: '', platform: '' },
  admin: { owned: 'crude', shared: 'crude', self: 'rude', platform: 're' },
  faculty: { owned: 'crude', shared: 'crude', self: 'rude', platform: 're' },
  sub_admin: { owned: 'crude', shared: 'crude', self: 'rude', platform: 're' },
};

describe('who holds a right over a module', () => {
  for (const role of ROLES) {
    for (const tenant of TENANCIES) {
      it(`${role}, rows of kind ${tenant}`, () => {
        expect(held(actorOf(role), tenant)).toBe(WITH_ALL_FLAGS[role][tenant]);
        // Who works across institutes does the operator's part too; nobody does by role alone.
        expect(held(actorOf(role, { everywhere: true }), tenant)).toBe(role === 'student' ? '' : 'crude');
        expect(held(actorOf(role, { rights: NONE }), tenant)).toBe(role === 'super_admin' ? 'crude' : '');
        expect(held(actorOf(role, { rights: NONE, everywhere: true }), tenant)).toBe(role === 'super_admin' ? 'crude' : '');
      });
    }
  }

  it.each(['create', 'read', 'update', 'delete'] as const)('the flag %s opens itself, and reading opens the export', (flag) => {
    expect(held(actorOf('faculty', { rights: { ...NONE, [flag]: true } }), 'owned')).toBe(flag === 'read' ? 're' : flag[0]);
  });

  it.each(['create', 'delete'] as const)('what there is no call for, %s, nobody may do, and everything else', (missing) => {
    const resource = { ...resourceOf('owned'), endpoint: { without: [missing] } };
    for (const role of ['super_admin', 'institute'] as const) expect(RIGHTS.filter((right) => !holdsRight(actorOf(role), resource, right)), role).toEqual([missing]);
  });

  it('is told whose a row is: whoever sees several institutes, and in a shared module everybody', () => {
    for (const tenant of TENANCIES) {
      expect(seesOwners(actorOf('institute'), { tenant }), tenant).toBe(tenant === 'shared');
      expect([actorOf('super_admin'), actorOf('sub_admin', { everywhere: true })].map((actor) => seesOwners(actor, { tenant })), tenant).toEqual([true, true]);
    }
  });

  it('another module’s flags open nothing, one of several opens', () => {
    const actor: Actor = { ...actorOf('faculty'), modules: { other: ALL } };
    expect(held(actor, 'owned')).toBe('');
    expect(holdsRight(actor, { modules: ['lesson', 'other'], rights: {}, tenant: 'owned' }, 'update')).toBe(true);
  });

  it('what is written with other modules takes the same right over one of those; reading takes none', () => {
    const open = ['faculty', 'sub_admin'] as const;
    const shared = { modules: [], rights: { create: open, read: open, update: open, delete: open, with: ['course', 'learner'] }, tenant: 'owned' } as const;
    const actor = (modules: Actor['modules']): Actor => ({ ...actorOf('sub_admin'), modules });
    const heldBy = (modules: Actor['modules']) => RIGHTS.filter((right) => holdsRight(actor(modules), shared, right)).join(' ');
    expect(heldBy({})).toBe('read');
    expect(heldBy({ course: { ...NONE, create: true, read: true } })).toBe('create read');
    expect(heldBy({ learner: { ...NONE, update: true } })).toBe('read update');
    expect(heldBy({ learner: { ...NONE, update: true }, course: { ...NONE, delete: true } })).toBe('read update delete');
    expect(mayRun(actor({}), shared, { right: 'update', roles: null })).toBe(false);
    expect(mayRun(actor({ course: ALL }), shared, { right: 'update', roles: null })).toBe(true);
    expect(holdsRight(actorOf('super_admin', { rights: NONE }), { ...shared, rights: { with: ['course'] } }, 'update')).toBe(true);
  });

  it('roles that are named for a right narrow it, also for the super admin; without a module they alone decide', () => {
    const named = resourceOf('owned', { update: ['institute'] });
    expect(ROLES.filter((role) => holdsRight(actorOf(role), named, 'update'))).toEqual(['institute']);
    expect(ROLES.filter((role) => holdsRight(actorOf(role), named, 'read'))).toEqual(ROLES.filter((role) => role !== 'student'));
    const alone = { modules: [], rights: { read: ['faculty', 'student'] as const }, tenant: 'owned' } as const;
    expect(ROLES.filter((role) => holdsRight(actorOf(role, { rights: NONE }), alone, 'read'))).toEqual(['faculty']);
    expect(ROLES.filter((role) => holdsRight(actorOf(role), { ...alone, rights: {} }, 'read'))).toEqual(['super_admin']);
  });
});

test('an action asks for its right and for its roles', () => {
  const lesson = normalize(defineResource({
    name: 'lesson', title: '{name}', fields: { name: f.text({ required: true }), status: f.choice(['open', 'closed'], { default: 'open', readOnly: true }) },
    lifecycle: { field: 'status', actions: { close: { from: ['open'], to: 'closed', right: 'delete', roles: ['institute', 'faculty'] }, open: { from: ['closed'], to: 'open' } } },
  }));
  const { close, open } = lesson.lifecycle!.actions;
  expect(ROLES.filter((role) => mayRun(actorOf(role), lesson, close!))).toEqual(['institute', 'faculty']);
  expect(mayRun(actorOf('faculty', { rights: { ...ALL, delete: false } }), lesson, close!)).toBe(false);
  expect(mayRun(actorOf('faculty', { rights: { ...NONE, update: true } }), lesson, open!)).toBe(true);
  expect(mayRun(actorOf('faculty', { rights: { ...ALL, update: false } }), lesson, open!)).toBe(false);
});

test('a field is written by whom it names, never where it is read-only; the institute by who works across institutes', () => {
  const field = (input: Parameters<typeof normalizeField>[0], name = 'colour') => normalizeField(input, name);
  expect(ROLES.filter((role) => mayWrite(actorOf(role), field(f.text())))).toEqual([...ROLES]);
  expect(ROLES.filter((role) => mayWrite(actorOf(role), field(f.text({ roles: { write: ['admin'] } }))))).toEqual(['admin']);
  expect(ROLES.filter((role) => mayWrite(actorOf(role), field(f.text({ readOnly: true }))))).toEqual([]);
  const { instituteId } = normalize(defineResource({ name: 'lesson', title: '{name}', fields: { name: f.text({ required: true }) } })).fields;
  expect(ROLES.filter((role) => mayWrite(actorOf(role), instituteId!))).toEqual(['super_admin']);
  expect(mayWrite(actorOf('faculty', { everywhere: true }), instituteId!)).toBe(true);
  // What the platform keeps of a record is nobody's to write, and an institute of a module's own is a field like another.
  const { createdAt } = normalize(defineResource({ name: 'lesson', title: '{name}', fields: { name: f.text({ required: true }) } })).fields;
  expect(ROLES.filter((role) => mayWrite(actorOf(role), createdAt!))).toEqual([]);
  expect(ROLES.filter((role) => mayWrite(actorOf(role), { ...instituteId!, system: false, readOnly: false }))).toEqual([...ROLES]);
});

test('a right is of use to whom it opens something', () => {
  const declared = (tenant: Tenancy, without: readonly ('create' | 'update' | 'delete')[] = []) => ({ ...resourceOf(tenant), endpoint: { ...normalize(defineResource({ name: 'lesson', fields: { name: f.text() } })).endpoint, without } });
  const useful = (resources: readonly ReturnType<typeof declared>[], role: Role, isAcrossInstitutes = false) => RIGHTS.filter((right) => right !== 'export' && isOfUse({ resources, key: 'lesson', right, to: { role, isAcrossInstitutes } })).join();
  expect(useful([], 'faculty')).toBe('create,read,update,delete');
  expect(useful([declared('owned')], 'faculty')).toBe('create,read,update,delete');
  expect(useful([declared('platform')], 'institute')).toBe('read');
  expect(useful([declared('platform')], 'admin', true)).toBe('create,read,update,delete');
  expect(useful([declared('self')], 'institute')).toBe('read,update,delete');
  expect(useful([declared('owned', ['create', 'update', 'delete'])], 'admin', true)).toBe('read');
  // One of several modules under a key is enough.
  expect(useful([declared('platform'), declared('owned', ['delete'])], 'institute')).toBe('create,read,update');
});

test('an action asks of the records that it names', () => {
  const lesson = normalize(defineResource({ name: 'lesson', fields: { name: f.text(), status: f.choice(['new', 'shut'], { readOnly: true, default: 'new' }) }, lifecycle: { field: 'status', actions: { open: { set: { name: 'x' }, ask: { note: f.text() }, askIf: { status: 'new' } } } } }));
  const open = lesson.lifecycle!.actions['open']!;
  const asked = (...states: readonly string[]) => Object.keys(questionsOf({ action: open, records: states.map((status) => ({ status })), context: { now: '2026-01-01T00:00:00.000Z' } }));
  expect([asked('new'), asked('shut'), asked('shut', 'new')]).toEqual([['note'], [], ['note']]);
});

describe('what goes into the bin with a record', () => {
  const names = ['lesson', 'plan'];
  const may = (rights: ModuleRights, input: Parameters<typeof defineResource>[0]) => mayTakeAlong(actorOf('faculty', { rights }), normalize(defineResource(input)), (key) => names.includes(key));
  const fields = { name: f.text({ required: true }) };

  it('takes the right to delete it where it is granted by itself, under its own name or another', () => {
    for (const input of [{ name: 'lesson', fields }, { name: 'chair', module: ['plan', 'furniture'], fields }]) {
      expect(may(NONE, input), input.name).toBe(false);
      expect(may({ ...ALL, delete: false }, input), input.name).toBe(false);
    }
    expect(may({ ...NONE, delete: true }, { name: 'lesson', fields })).toBe(true);
  });

  it('takes none where it is granted with another module or with none, or where nobody may delete it', () => {
    expect(may(NONE, { name: 'part', module: 'lesson', fields })).toBe(true);
    expect(may(NONE, { name: 'mark', module: null, rights: { read: ['faculty'], delete: ['super_admin'] }, fields })).toBe(true);
    expect(may(NONE, { name: 'lesson', endpoint: { calls: { delete: false } }, fields })).toBe(true);
  });
});
