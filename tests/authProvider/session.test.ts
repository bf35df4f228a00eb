// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSession, normalizeModuleAccess, STORAGE_KEYS, type UserDetails } from '../../src/authProvider';

const all = { create: true, read: true, update: true, delete: true };
const none = { create: false, read: false, update: false, delete: false };
const details: UserDetails = {
  id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'institute', instituteId: 'i1', instituteName: 'Sunrise', isPlanActive: true,
  moduleAccess: [{ key: 'coupon', hasAccess: true, actions: { create: false, read: true, update: false, delete: false } }],
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the stored session', () => {
  it('keeps token as the complete header, user, role, module access, institute and login time', () => {
    const session = createSession({ now: () => 1_000 });
    session.store({ token: 'abc', userDetails: details });
    expect(session.authorization()).toBe('Bearer abc');
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('Bearer abc');
    expect(localStorage.getItem(STORAGE_KEYS.role)).toBe('institute');
    expect(localStorage.getItem(STORAGE_KEYS.loginTime)).toBe('1000');
    expect(JSON.parse(localStorage.getItem('INSTITUTE')!)).toEqual({ instituteId: 'i1', instituteName: 'Sunrise' });
    expect(session.actor()).toEqual({ id: 'u1', role: 'institute', instituteId: 'i1', allowAllInstitutes: false, modules: { coupon: { ...none, read: true } } });
    session.storeToken('Bearer def');
    expect(session.authorization()).toBe('Bearer def');
  });

  it('takes over the name its person has given themselves, and tells who listens', () => {
    const session = createSession();
    session.store({ token: 'abc', userDetails: details });
    let told = 0;
    session.subscribe(() => (told += 1));
    session.storeName('Asha Nair');
    expect(session.user()).toMatchObject({ id: 'u1', name: 'Asha Nair', role: 'institute' });
    expect(createSession().user()?.name).toBe('Asha Nair');
    expect(told).toBe(1);
  });

  it('takes over the white label with the rights that come anew, and its look goes with it; rights that say nothing of it leave it', () => {
    const session = createSession();
    session.store({ token: 'abc', userDetails: { ...details, isWhiteLabelled: true, branding: { appName: 'Sunrise' } } });
    session.storeAccess([{ key: 'branch' }]);
    expect([session.user()?.isWhiteLabelled, localStorage.getItem(STORAGE_KEYS.branding)]).toEqual([true, '{"appName":"Sunrise"}']);
    session.storeAccess({ moduleAccess: [{ key: 'branch' }], isWhiteLabelled: false });
    expect([session.user()?.isWhiteLabelled, localStorage.getItem(STORAGE_KEYS.branding)]).toEqual([false, null]);
    session.storeAccess({ moduleAccess: [{ key: 'branch' }], isWhiteLabelled: true });
    expect(createSession().user()).toMatchObject({ name: 'Asha', isWhiteLabelled: true });
  });

  it('takes over the names that come with the rights; rights that say none leave them', () => {
    const session = createSession();
    session.store({ token: 'abc', userDetails: details });
    session.storeAccess({ moduleAccess: [], name: 'Asha Nair', instituteName: 'Kochi Maths' });
    expect(createSession().user()).toMatchObject({ name: 'Asha Nair', instituteName: 'Kochi Maths' });
    expect(JSON.parse(localStorage.getItem('INSTITUTE')!)).toMatchObject({ instituteId: 'i1', instituteName: 'Kochi Maths' });
    session.storeAccess([]);
    expect(createSession().user()).toMatchObject({ name: 'Asha Nair', instituteName: 'Kochi Maths' });
  });

  it('keeps INSTITUTE for role institute alone', () => {
    const session = createSession();
    session.store({ token: 'abc', userDetails: details });
    session.store({ token: 'abc', userDetails: { ...details, role: 'faculty' } });
    expect(localStorage.getItem('INSTITUTE')).toBeNull();
    expect(session.actor()?.instituteId).toBe('i1');
    session.store({ token: 'abc', userDetails: { ...details, role: 'super_admin', instituteId: null } });
    expect(session.actor()?.instituteId).toBeNull();
  });

  it('flags a plan that has run out', () => {
    const session = createSession();
    session.store({ token: 'abc', userDetails: { ...details, isPlanActive: false } });
    expect(session.isPlanExpired()).toBe(true);
    // Its message is shown once; the flag stays.
    expect([session.takePlanNotice(), createSession().takePlanNotice()]).toEqual([true, false]);
    expect(session.isPlanExpired()).toBe(true);
    session.store({ token: 'abc', userDetails: details });
    expect(session.isPlanExpired()).toBe(false);
    expect(session.takePlanNotice()).toBe(false);
  });

  it('clears exactly its own keys', () => {
    const session = createSession();
    localStorage.setItem('lectern.theme', 'dark');
    localStorage.setItem('lectern.locale', 'fr');
    localStorage.setItem(STORAGE_KEYS.early, '[]');
    session.store({ token: 'abc', userDetails: { ...details, isPlanActive: false } });
    localStorage.setItem('lectern.institute', 'i2');
    session.clear();
    expect(Object.keys({ ...localStorage }).sort()).toEqual(['lectern.locale', 'lectern.theme']);
    expect(session.actor()).toBeNull();
  });

  it('calls module access old when it is missing or more than four hours old, counted anew from each reading', () => {
    let time = 1_000_000;
    const hour = 3_600_000;
    const session = createSession({ now: () => time });
    session.store({ token: 'abc', userDetails: { ...details, moduleAccess: undefined } });
    expect(session.isAccessOld()).toBe(true);
    session.storeAccess([{ key: 'branch' }]);
    expect(session.isAccessOld()).toBe(false);
    time += 4 * hour;
    expect(session.isAccessOld()).toBe(false);
    time += 1;
    expect(session.isAccessOld()).toBe(true);
    session.storeAccess([{ key: 'branch' }]);
    expect(session.isAccessOld()).toBe(false);
    expect(session.actor()?.modules).toEqual({ branch: all });
  });

  it('survives broken storage', () => {
    localStorage.setItem(STORAGE_KEYS.token, 'Bearer x');
    localStorage.setItem(STORAGE_KEYS.user, '{broken');
    expect(createSession().actor()).toBeNull();
  });
});

describe('module access', () => {
  it.each<[string, unknown, Record<string, typeof all>]>([
    ['key, flags', [{ key: 'coupon', hasAccess: true, actions: { create: true, read: true, update: false, delete: false } }], { coupon: { ...none, create: true, read: true } }],
    ['name for key', [{ name: 'branch', hasAccess: true, actions: { read: true } }], { branch: { ...none, read: true } }],
    ['a listed item without hasAccess', [{ key: 'user', actions: { read: true } }], { user: { ...none, read: true } }],
    ['a listed item without actions', [{ key: 'user' }], { user: all }],
    ['a refusal', [{ key: 'user', hasAccess: false, actions: { read: true } }], { user: none }],
    ['flags inside objects', [{ key: 'user', actions: { create: { hasAccess: true }, read: { access: true }, update: { allowed: false }, delete: {} } }], { user: { create: true, read: true, update: false, delete: true } }],
    ['actions as a list', [{ key: 'user', actions: ['read', { name: 'create', hasAccess: false }] }], { user: { ...none, read: true } }],
    ['an envelope', { moduleAccess: [{ key: 'user' }] }, { user: all }],
    ['keys alone', ['user'], { user: all }],
    ['nothing', null, {}],
  ])('reads %s', (_name, raw, expected) => {
    expect(normalizeModuleAccess(raw)).toEqual(expected);
  });

  it('flattens sub-modules at any depth; what is below a refusal is refused', () => {
    const raw = [
      { key: 'course', actions: { read: true }, subModules: [{ key: 'subjects', 'sub-modules': [{ name: 'test' }] }] },
      { key: 'report', hasAccess: false, subModules: [{ key: 'salereport' }] },
    ];
    expect(normalizeModuleAccess(raw)).toEqual({ course: { ...none, read: true }, subjects: all, test: all, report: none, salereport: none });
  });

  it('joins the rights of a module that is listed twice', () => {
    expect(normalizeModuleAccess([{ key: 'a', actions: { read: true } }, { key: 'a', actions: { create: true } }])).toEqual({ a: { ...none, create: true, read: true } });
  });
});
