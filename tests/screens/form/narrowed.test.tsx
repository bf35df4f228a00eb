import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, show, superAdmin, useServer } from '../support/screens';

const server = useServer();

const subject = defineResource({ name: 'subject', tenant: 'platform', fields: { name: f.text() } });
const chapter = defineResource({ name: 'chapter', tenant: 'platform', fields: { name: f.text(), subjectId: f.ref('subject'), isOpen: f.boolean() }, list: { filters: ['subjectId', 'isOpen'] } });
const lesson = defineResource({
  name: 'lesson',
  tenant: 'platform',
  fields: { subjectId: f.ref('subject'), chapterId: f.ref('chapter', { where: { isOpen: true, subjectId: { field: 'subjectId' } } }) },
});

const id = (end: string): string => `0198c000-0000-7000-8000-0000000000${end}`;
const SUBJECTS = [{ id: id('a1'), title: 'Maths' }, { id: id('a2'), title: 'Physics' }];
const CHAPTERS = [{ id: id('b1'), title: 'Algebra', subjectId: id('a1') }, { id: id('b2'), title: 'Optics', subjectId: id('a2') }];
const lookups = () => server.current.seen.filter((request) => request.path.endsWith('/chapter/list/minimal') && !request.query.has('id'));

it('a narrowed reference waits for the other, offers what belongs to it, and is emptied with a word when it changes', async () => {
  server.current.reply = ({ path, query, method, json }) => {
    const ids = query.get('id')?.split(',');
    const among = path.endsWith('/subject/list/minimal') ? SUBJECTS : path.endsWith('/chapter/list/minimal') ? CHAPTERS.filter((one) => ids || one.subjectId === query.get('subjectId')) : [];
    const items = among.filter((one) => !ids || ids.includes(one.id));
    return method === 'POST' && path.endsWith('/lesson') ? { body: { data: { ...json, id: 'l-1', version: 1 } } } : { body: { data: { items, total: items.length, page: 0, size: 20 } } };
  };
  show({ server: server.current, declarations: [subject, chapter, lesson], at: '/lesson/create', actor: superAdmin, children: <CreateScreen resource={normalized(lesson)} /> });
  const chooser = await screen.findByRole('combobox', { name: /^Chapter/ });
  expect(chooser.getAttribute('placeholder')).toBe('Choose “Subject” first');
  await userEvent.click(chooser);
  expect(screen.getByText('Choose “Subject” first').closest('[role=status]')).toBeTruthy();
  expect(lookups()).toEqual([]);

  const choose = async (name: RegExp, option: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Subject/, 'Maths');
  await choose(/^Chapter/, 'Algebra');
  expect(lookups().at(-1)?.query.get('subjectId')).toBe(id('a1'));
  expect(lookups().at(-1)?.query.get('isOpen')).toBe('true');
  await waitFor(() => expect(chooser).toHaveProperty('value', 'Algebra'));

  // The same again is no change.
  await choose(/^Subject/, 'Maths');
  expect(chooser).toHaveProperty('value', 'Algebra');
  await choose(/^Subject/, 'Physics');
  await waitFor(() => expect(chooser).toHaveProperty('value', ''));
  expect(screen.getByText('This was emptied because “Subject” was changed.')).toBeTruthy();
  // Taken back, nothing is lost.
  await choose(/^Subject/, 'Maths');
  await waitFor(() => expect(chooser).toHaveProperty('value', 'Algebra'));
  expect(screen.queryByText(/This was emptied/)).toBeNull();
  await choose(/^Subject/, 'Physics');
  await waitFor(() => expect(chooser).toHaveProperty('value', ''));
  await choose(/^Chapter/, 'Optics');
  expect(screen.queryByText(/This was emptied/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.current.seen.find((request) => request.method === 'POST' && request.path.endsWith('/lesson'))?.json).toEqual({ subjectId: id('a2'), chapterId: id('b2') }));
});

it('a reference offers what belongs to the institute of the record, or to the operator', async () => {
  const room = defineResource({ name: 'room', fields: { name: f.text() } });
  const desk = defineResource({ name: 'desk', fields: { name: f.text(), roomId: f.ref('room') } });
  const institution = defineResource({ name: 'institution', tenant: 'self', fields: { name: f.text() } });
  server.current.reply = ({ path }) => {
    const items = path.endsWith('/institution/list/minimal') ? [{ id: id('c1'), title: 'Vidya' }] : [{ id: id('d1'), title: 'Office' }];
    return { body: { data: { items, total: 1, page: 0, size: 20 } } };
  };
  show({ server: server.current, declarations: [institution, room, desk], at: '/desk/create', actor: superAdmin, children: <CreateScreen resource={normalized(desk)} /> });
  const asked = () => server.current.seen.findLast((request) => request.path.endsWith('/room/list/minimal') && !request.query.has('id'))?.query.getAll('instituteId');
  const choose = async (name: RegExp, option: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/^Institute/, 'Vidya');
  await choose(/^Room/, 'Office');
  expect(asked()).toEqual([id('c1')]);
  await choose(/^Institute/, 'Operator');
  await choose(/^Room/, 'Office');
  expect(asked()).toEqual(['', '']);
});

it('what has to be chosen and is the only one there is stands there from the start, and is empty for whoever empties it', async () => {
  const needed = defineResource({ ...lesson, fields: { subjectId: f.ref('subject'), chapterId: f.ref('chapter', { required: true, where: { isOpen: true, subjectId: { field: 'subjectId' } } }) } });
  const both = [...CHAPTERS, { id: id('b3'), title: 'Waves', subjectId: id('a2') }];
  server.current.reply = ({ path, query }) => {
    const ids = query.get('id')?.split(',');
    const among = path.endsWith('/subject/list/minimal') ? SUBJECTS : path.endsWith('/chapter/list/minimal') ? both.filter((one) => ids || one.subjectId === query.get('subjectId')) : [];
    const items = among.filter((one) => !ids || ids.includes(one.id));
    return { body: { data: { items, total: items.length, page: 0, size: 20 } } };
  };
  show({ server: server.current, declarations: [subject, chapter, needed], at: '/lesson/create', actor: superAdmin, children: <CreateScreen resource={normalized(needed)} /> });
  const choose = async (option: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name: /^Subject/ }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  const chooser = await screen.findByRole('combobox', { name: /^Chapter/ });
  // Of two somebody has to choose.
  await choose('Physics');
  await waitFor(() => expect(lookups()).toHaveLength(1));
  expect(chooser).toHaveProperty('value', '');
  await choose('Maths');
  await waitFor(() => expect(chooser).toHaveProperty('value', 'Algebra'));
  await userEvent.clear(chooser);
  await userEvent.tab();
  await waitFor(() => expect(chooser).toHaveProperty('value', ''));
  await new Promise((next) => setTimeout(next, 300));
  expect(chooser).toHaveProperty('value', '');
});

it('what is narrowed by several stays while more are chosen, and is emptied once one of them goes', async () => {
  const course = defineResource({ name: 'course', tenant: 'platform', fields: { subjectIds: f.refs('subject'), chapterIds: f.refs('chapter', { where: { subjectId: { field: 'subjectIds' } } }) } });
  server.current.reply = ({ path, query }) => {
    const ids = query.get('id')?.split(',');
    const subjects = query.getAll('subjectId');
    const among = path.endsWith('/subject/list/minimal') ? SUBJECTS : CHAPTERS.filter((one) => ids || subjects.includes(one.subjectId));
    const items = among.filter((one) => !ids || ids.includes(one.id));
    return { body: { data: { items, total: items.length, page: 0, size: 20 } } };
  };
  show({ server: server.current, declarations: [subject, chapter, course], at: '/course/create', actor: superAdmin, children: <CreateScreen resource={normalized(course)} /> });
  const choose = async (name: RegExp, option: string): Promise<void> => {
    await userEvent.click(screen.getByRole('combobox', { name }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  expect((await screen.findByRole('combobox', { name: /^Chapter/ })).getAttribute('placeholder')).toBe('Choose “Subjects” first');
  await choose(/^Subject/, 'Maths');
  await choose(/^Chapter/, 'Algebra');
  await choose(/^Subject/, 'Physics');
  expect(await screen.findByRole('button', { name: /Algebra/ })).toBeTruthy();
  await choose(/^Chapter/, 'Optics');
  expect(lookups().at(-1)?.query.getAll('subjectId')).toEqual([id('a1'), id('a2')]);
  await choose(/^Subject/, 'Maths');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Algebra/ })).toBeNull());
  expect(screen.getByText(/^This was emptied because/)).toBeTruthy();
});
