import { configure, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LecternDataProvider } from '../../src/dataProvider';
import { createCellContext } from '../../src/fields/cellContext';
import { EditScreen } from '../../src/screens/form/EditScreen';
import { exportRows } from '../../src/screens/export/exportRows';
import type { FileCell } from '../../src/screens/export/fileCell';
import { ListScreen } from '../../src/screens/list/ListScreen';
import { showSections } from '../../src/screens/show/showSections';
import { ShowScreen } from '../../src/screens/show/ShowScreen';
import { mayWrite, normalizeAll, type Call, type Resource } from '../../src/schemas';
import { exampleRecord } from '../../src/schemas/examples';
import { FIXTURES } from '../fixtures';
import { shipped } from '../schemas/support';
import type { SeenRequest } from '../dataProvider/support/server';
import { show, superAdmin, useServer } from './support/screens';

configure({ asyncUtilTimeout: 40_000 });
const held = useServer();

/** One that was deleted and is still named, and one of which nothing is left. */
const DELETED = 'dead0000-0000-7000-8000-000000000001';
const LOST = 'dead0000-0000-7000-8000-000000000002';
const OWN = '01980000-0000-7000-8000-000000000009';
const DECLARATIONS = [...shipped, ...FIXTURES];
const RESOURCES = normalizeAll(DECLARATIONS).filter((resource) => !resource.isSingle);

/** A record every reference of which points at what is gone. */
function recordOf(resource: Resource): Record<string, unknown> {
  let turn = 0;
  const next = (): string => (turn++ % 2 ? LOST : DELETED);
  const values = exampleRecord({ resource, number: 7, isLoose: true, idOf: next });
  const system = { id: OWN, createdAt: '2026-03-01T00:00:00.000Z', updatedAt: '2026-03-02T00:00:00.000Z', createdById: DELETED, updatedById: LOST, version: 3, allowed: ['update', 'delete'] };
  const refs = Object.values(resource.fields).filter((field) => field.to && !field.system);
  const pointing = Object.fromEntries(refs.map((field) => [field.name, field.type === 'refs' ? [DELETED, LOST] : next()]));
  return { ...values, ...pointing, ...system, ...(resource.fields['instituteId']?.system ? { instituteId: DELETED } : {}) };
}

function answer(resource: Resource): void {
  const { endpoint } = resource;
  const record = recordOf(resource);
  const page = () => ({ body: { data: { items: [record], total: 1, page: 0, size: 20 } } });
  const names = ({ query }: SeenRequest) => {
    const ids = query.getAll('id').flatMap((one) => one.split(','));
    return { body: { data: { items: ids.filter((id) => id === DELETED).map((id) => ({ id, title: 'Gold', isDeleted: true })), total: 1 } } };
  };
  held.current.reply = (request) => {
    const isOf = (call: Call): boolean => request.method === call.method && patternOf(call).test(request.path);
    if (RESOURCES.some((one) => isOf(one.endpoint.lookup))) return names(request);
    if (isOf(endpoint.search) || (endpoint.without.includes('search') && isOf(endpoint.list))) return page();
    return isOf(endpoint.get) && request.path.includes(OWN) ? { body: { data: record } } : { status: 404, body: {} };
  };
}

/** The address of a call, whatever stands in its braces. */
function patternOf({ path }: Call): RegExp {
  return new RegExp(`${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Everything on the screen that could hold an id: texts, what inputs hold, titles and names. */
function everyText(): string {
  const inputs = [...document.querySelectorAll('input, textarea')].map((input) => (input as HTMLInputElement).value);
  const attributes = [...document.querySelectorAll('[title], [aria-label]')].flatMap((one) => [one.getAttribute('title'), one.getAttribute('aria-label')]);
  return [document.body.textContent, ...inputs, ...attributes].join('\n');
}

const hasReferences = (resource: Resource): boolean => Object.values(resource.fields).some((field) => field.to !== null);

async function isWithoutIds(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(everyText()).not.toContain('…\n');
  });
  expect(everyText()).not.toMatch(/dead0000/);
}

describe.each(RESOURCES.filter(hasReferences).map((resource) => [resource.name, resource] as const))('%s whose references are gone', (name, resource) => {
  it('shows no id in its list, and names what was deleted', async () => {
    answer(resource);
    const filter = { ...Object.fromEntries(resource.list.filters.filter((one) => resource.fields[one.field]?.to).map((one) => [one.field, [DELETED, LOST]])) };
    show({ server: held.current, declarations: DECLARATIONS, at: `/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`, children: <ListScreen resource={resource} /> });
    await screen.findByRole('grid');
    await waitFor(() => expect(document.querySelectorAll('[role=row]').length).toBeGreaterThan(1));
    await isWithoutIds();
    const isNamed = resource.list.columns.some((column) => resource.fields[column]?.to) || Object.keys(filter).length > 0;
    if (isNamed) await waitFor(() => expect(everyText()).toContain('Gold (deleted)'));
  });

  it('shows no id on its page, nor a link to what is gone', async () => {
    answer(resource);
    show({ server: held.current, declarations: DECLARATIONS, at: `/${name}/${OWN}/show`, children: <ShowScreen resource={resource} /> });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(everyText()).toContain('Gold (deleted)'));
    await isWithoutIds();
    // What is nowhere has no initials, which would be those of the sentence.
    expect(document.body.textContent).not.toContain('NTNo longer there');
    if ('updatedById' in resource.fields) expect(everyText()).toContain('Platform staff');
    expect([...document.querySelectorAll('a')].map((link) => link.href).filter((href) => href.includes('dead0000') && !href.endsWith(OWN))).toEqual([]);
  });

  it('shows no id in its form', async () => {
    answer(resource);
    show({ server: held.current, declarations: DECLARATIONS, at: `/${name}/${OWN}`, children: <EditScreen resource={resource} /> });
    await waitFor(() => expect(held.current.seen.length).toBeGreaterThan(0));
    // Where nothing can be changed there is no form: its address leads to the record's page.
    if (!Object.values(resource.fields).some((field) => !field.system && !field.createOnly && mayWrite(superAdmin, field))) return void (await screen.findByText('elsewhere'));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('form')).toBeTruthy());
    await isWithoutIds();
  });

  it('writes no id into a file', async () => {
    const record = recordOf(resource);
    const provider = {
      getList: async () => ({ data: [record], total: 1 }),
      lookup: async (_: string, { ids }: { ids: string[] }) => ({ data: ids.filter((id) => id === DELETED).map((id) => ({ id, title: 'Gold', isDeleted: true })), total: 1 }),
    } as unknown as LecternDataProvider;
    const lines: FileCell[] = [];
    const context = createCellContext({ resource: name, locale: 'en', translate: (key, params) => `${key}${JSON.stringify(params ?? {})}` });
    const fields = Object.values(resource.fields).filter((field) => field.to || field.name === 'createdById');
    await exportRows({ provider, resource, fields, filter: {}, sort: { field: 'id', order: 'ASC' }, ids: null, context, signal: new AbortController().signal, write: (rows) => rows.forEach((row) => lines.push(...row)), onProgress: () => undefined });
    expect(JSON.stringify(lines)).not.toContain('dead0000');
    expect(JSON.stringify(lines)).toContain('Gold');
  });
});

describe.each(RESOURCES.map((resource) => [resource.name, resource] as const))('the page of %s', (_, resource) => {
  it('says at least what its list says, and who made and changed the record', () => {
    const record = recordOf(resource);
    const rules = { now: '2026-03-01T00:00:00.000Z', user: { id: superAdmin.id, instituteId: null, role: superAdmin.role } };
    const names = showSections({ resource, actor: superAdmin, record, rules }).flatMap((section) => section.fields.map((field) => field.name));
    const placed = resource.form.sections.flatMap((section) => section.fields);
    const isHeading = (name: string) => placed.length > 0 && !placed.includes(name) && resource.fields[name]!.readOnly && !resource.fields[name]!.copy && resource.title === `{${name}}`;
    const listed = resource.list.columns.filter((name) => resource.fields[name]!.when === null && !isHeading(name));
    expect(names).toEqual(expect.arrayContaining([...listed, 'createdAt', ...(resource.source === null ? ['createdById', 'updatedAt', 'updatedById'] : [])]));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name in (resource.of?.where ?? {})), 'what every record has tells nothing').toEqual([]);
    expect(names.filter(isHeading), 'a name that nobody writes is the heading alone').toEqual([]);
  });
});
