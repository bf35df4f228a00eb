import { expect, it } from 'vitest';
import { createLoader, createTrustedLoader, defineResource, f } from '../../src/schemas';
import { crumbsOf } from '../../src/shell/header/crumbs';
import { wholeI18n } from '../support/wholeI18n';

const loader = createLoader({ sources: [] });

it.each([
  ['en', 'Domains', { group: 'Site', above: 'Settings', page: 'Domains' }],
  ['fr', 'Domaines', { group: 'Site', above: 'Paramètres', page: 'Domaines' }],
] as const)('a part of the settings stands below the settings, in %s', (locale, part, wanted) => {
  const { translate } = wholeI18n(locale);
  const crumbs = (title: string) => {
    const { group, above, page } = crumbsOf({ pathname: '/settings/domains', loader, title, translate, mayOpen: () => true });
    return { group, above: above?.label, page };
  };
  expect(crumbs(`${part} · ${wanted.above}`)).toEqual(wanted);
  // While the part is not known yet, and on a phone, where the parts are a list of their own.
  expect(crumbs('')).toEqual({ group: wanted.group, above: undefined, page: wanted.above });
});

it('a group that is called as the module in it is said once, also over what stands below a record', () => {
  const { translate } = wholeI18n('en');
  const student = defineResource({ name: 'student', menu: { group: 'learners', icon: 'list' }, fields: { name: f.text({ required: true }) } });
  const entry = defineResource({ name: 'entry', route: 'report/entries/:studentId', fields: { studentId: f.ref('student') } });
  const modules = createTrustedLoader({ sources: [{ name: 'test', read: () => [student, entry] }] });
  const groupAt = (pathname: string): string => crumbsOf({ pathname, loader: modules, title: '', translate: (key, options) => (key === 'resources.student.name' ? 'Learners' : translate(key, options)), mayOpen: () => true }).group;
  expect(['/student', '/student/s-1/show', '/report/entries/-', '/report/entries/s-1'].map(groupAt)).toEqual(['', '', '', '']);
});
