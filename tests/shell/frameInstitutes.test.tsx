import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useGetList } from 'ra-core';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { selectedInstitute } from '../../src/dataProvider';
import { restoreChoice, setChoiceAside } from '../../src/dataProvider/chosenBefore';
import { defineResource, f } from '../../src/schemas';
import { parcel } from '../screens/list/support';
import { superAdmin, useServer } from '../screens/support/screens';
import { clerk, openFrame } from './support/frame';
import type { FrameParams } from './support/frame';

const held = useServer();
const school = defineResource({ name: 'school', tenant: 'self', menu: { group: 'organisation' }, fields: { name: f.text({ required: true, searchable: true }) } });
const SCHOOLS = [{ id: 's-1', title: 'Kochi Academy' }, { id: 's-2', title: 'Pune Institute' }];

/** A list that asks as the list of a module does. */
function Rows(): ReactNode {
  const { data } = useGetList('parcel', { pagination: { page: 1, perPage: 10 }, sort: { field: 'label', order: 'ASC' } });
  return <h1>{data?.map((row) => String(row['label'])).join(' ') ?? 'none yet'}</h1>;
}

beforeEach(() => {
  localStorage.clear();
  held.current.reply = ({ path, query, json }) => {
    const owner = (json['filters'] as { instituteId?: string } | undefined)?.instituteId;
    const schools = SCHOOLS.filter(({ title }) => title.toLowerCase().includes(query.get('q') ?? ''));
    const items = path.endsWith('/school/list/minimal') ? schools : path.endsWith('/parcel/search') ? [{ id: 'p', label: owner ? `of ${owner}` : 'of all' }] : [];
    return { body: { data: { items, total: items.length, page: 0, size: 50 } } };
  };
});

const open = (params: Partial<FrameParams> = {}) => openFrame({ server: held.current, at: '/parcel', actor: superAdmin, user: { instituteName: null }, declarations: [parcel, school], ListScreen: Rows, ...params });

describe('the choice of an institute', () => {
  it('narrows the open list by the keyboard alone, and gives all back', async () => {
    open();
    await screen.findByRole('heading', { name: 'of all' });
    await userEvent.click(screen.getByRole('button', { name: 'Institute: All institutes' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an institute' }), 'pune');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kochi Academy' })).toBeNull());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'of s-2' })).toBeTruthy();
    expect(selectedInstitute.chosen()).toEqual({ id: 's-2', name: 'Pune Institute' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Institute: Pune Institute' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show all institutes' }));
    expect(await screen.findByRole('heading', { name: 'of all' })).toBeTruthy();
  });

  it('takes the first match by Enter alone, also before the answer has come, and nothing where nothing is typed', async () => {
    open();
    await screen.findByRole('heading', { name: 'of all' });
    await userEvent.click(screen.getByRole('button', { name: 'Institute: All institutes' }));
    const box = await screen.findByRole('searchbox', { name: 'Find an institute' });
    await screen.findByRole('button', { name: 'Kochi Academy' });
    await userEvent.type(box, '{Enter}nobody{Enter}');
    expect(await screen.findByText('No institute has this name.')).toBeTruthy();
    expect(selectedInstitute.chosen()).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'pune{Enter}');
    expect(await screen.findByRole('heading', { name: 'of s-2' })).toBeTruthy();
    expect(selectedInstitute.chosen()).toEqual({ id: 's-2', name: 'Pune Institute' });
    expect(screen.queryByRole('searchbox', { name: 'Find an institute' })).toBeNull();
  });

  it('is left, and said to be, where another has deleted the institute meanwhile; one that was renamed is called so', async () => {
    selectedInstitute.choose({ id: 's-2', name: 'Pune School' });
    const first = open();
    expect(await screen.findByRole('button', { name: 'Institute: Pune Institute' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'of s-2' })).toBeTruthy();
    first.unmount();
    const { reply } = held.current;
    held.current.reply = (request) => (request.path.endsWith('/school/list/minimal') ? { body: { data: { items: [{ ...SCHOOLS[1], isDeleted: true }], total: 1, page: 0, size: 50 } } } : reply(request));
    open();
    expect(await screen.findByText('“Pune Institute” has been deleted. All institutes are shown.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'of all' })).toBeTruthy();
    expect(selectedInstitute.chosen()).toBeNull();
  });

  it('empties its search with a button of its own, which then goes', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Institute: All institutes' }));
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Find an institute' });
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    await userEvent.type(box, 'pune');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect([box.value, document.activeElement]).toEqual(['', box]);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });

  it('is offered to who sees several institutes, to nobody else', async () => {
    const first = open({ actor: { ...clerk, allowAllInstitutes: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'Institute: All institutes' }));
    expect(await screen.findByRole('button', { name: 'Kochi Academy' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Act for Kochi Academy' })).toBeNull();
    first.unmount();
    open({ actor: clerk, user: { instituteName: 'Kochi Academy' } });
    await screen.findByRole('button', { name: /^Account/ });
    expect(screen.queryByRole('button', { name: /^Institute:/ })).toBeNull();
    expect(screen.getByText('Kochi Academy')).toBeTruthy();
  });

  it('lets the super admin act for one after a question', async () => {
    const actFor = vi.fn(async () => undefined);
    open({ actFor });
    await userEvent.click(await screen.findByRole('button', { name: 'Institute: All institutes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Act for Pune Institute' }));
    const question = await screen.findByRole('alertdialog', { name: 'Act for Pune Institute?', hidden: true });
    await userEvent.click(within(question).getByText('Cancel'));
    expect(actFor).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Act for Pune Institute' }));
    await userEvent.click(within(await screen.findByRole('alertdialog', { hidden: true })).getByText('Act for this institute'));
    expect(actFor).toHaveBeenCalledExactlyOnceWith('s-2');
  });
});

describe('acting for an institute', () => {
  it('gives the choice from before back when it ends, once', () => {
    selectedInstitute.choose({ id: 's-1', name: 'Kochi Academy' });
    setChoiceAside();
    selectedInstitute.choose(null);
    restoreChoice();
    expect(selectedInstitute.chosen()).toEqual({ id: 's-1', name: 'Kochi Academy' });
    selectedInstitute.choose(null);
    restoreChoice();
    expect(selectedInstitute.chosen()).toBeNull();
  });

  it('is said above the page as long as it lasts, and ended there', async () => {
    const stopActing = vi.fn(async () => undefined);
    open({ actor: { ...clerk, role: 'institute' }, user: { isActing: true, instituteName: 'Pune Institute' }, stopActing });
    expect(await screen.findByText(/^You act for Pune Institute\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop acting' }));
    expect(stopActing).toHaveBeenCalledOnce();
  });
});
