import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CreateScreen } from '../../../src/screens/form/CreateScreen';
import { defineResource, f } from '../../../src/schemas';
import { normalized, replies, show, superAdmin, useServer } from '../support/screens';

const server = useServer();
const DAY = 86_400_000;

const learner = defineResource({
  name: 'learner',
  tenant: 'platform',
  fields: { bornOn: f.date({ earliest: '1900-01-01', latest: { today: 0 } }), seenAt: f.datetime({ latest: { now: true } }) },
});

it('a day that is bounded by today is offered no further, and one that is typed is refused in words', async () => {
  server.current.reply = replies({});
  show({ server: server.current, declarations: [learner], at: '/learner/create', actor: superAdmin, children: <CreateScreen resource={normalized(learner)} /> });
  const born = await screen.findByLabelText<HTMLInputElement>(/^Born on/);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  expect([born.min, born.max]).toEqual(['1900-01-01', today]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Seen at/).max).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
  fireEvent.change(born, { target: { value: new Date(Date.now() + 2 * DAY).toISOString().slice(0, 10) } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This may not lie in the future.')).toBeTruthy();
  fireEvent.change(born, { target: { value: '1899-12-31' } });
  expect(await screen.findByText('This must be on 1 Jan 1900 or after it.')).toBeTruthy();
  expect(server.current.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/learner'))).toEqual([]);
});

it('a mistyped year is noticed where a new record begins, with the first day that it may be', async () => {
  const lesson = defineResource({ name: 'lesson', tenant: 'platform', fields: { startsOn: f.date({ newWithin: 92 }), joinedOn: f.date() } });
  server.current.reply = replies({});
  show({ server: server.current, declarations: [lesson], at: '/lesson/create', actor: superAdmin, children: <CreateScreen resource={normalized(lesson)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts on/);
  const joined = screen.getByLabelText<HTMLInputElement>(/^Joined on/);
  expect([joined.min, joined.max]).toEqual(['1900-01-01', '2200-12-31']);
  fireEvent.change(joined, { target: { value: '9999-01-01' } });
  fireEvent.change(starts, { target: { value: '2020-01-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This may lie at most 92 days in the past: on .* or after it\.$/)).toBeTruthy();
  expect(screen.getByText('This must be on 31 Dec 2200 or before it.')).toBeTruthy();
  expect(server.current.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/lesson'))).toEqual([]);
});

const lasting = defineResource({ name: 'lesson', tenant: 'platform', fields: { startsAt: f.datetime(), endsAt: f.datetime({ after: 'startsAt', within: { hours: 24 } }) } });

it('what ends a year after its beginning by a slip of the pen is refused with what may lie between, until either is mended', async () => {
  server.current.reply = replies({});
  show({ server: server.current, declarations: [lasting], at: '/lesson/create', actor: superAdmin, children: <CreateScreen resource={normalized(lasting)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts at/);
  fireEvent.change(starts, { target: { value: '2026-12-10T10:00' } });
  fireEvent.change(screen.getByLabelText(/^Ends at/), { target: { value: '2027-12-10T11:30' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This may come at most 24 hours after “Starts at”. Look at the day and the year of both.')).toBeTruthy();
  expect(server.current.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/lesson'))).toEqual([]);
  fireEvent.change(starts, { target: { value: '2027-12-10T10:00' } });
  await waitFor(() => expect(screen.queryByText(/^This may come at most/)).toBeNull());
});

it('what ends says how long it lasts, as it is typed', async () => {
  server.current.reply = replies({});
  show({ server: server.current, declarations: [lasting], at: '/lesson/create', actor: superAdmin, children: <CreateScreen resource={normalized(lasting)} /> });
  const starts = await screen.findByLabelText<HTMLInputElement>(/^Starts at/);
  const ends = screen.getByLabelText<HTMLInputElement>(/^Ends at/);
  const reading = (of: HTMLInputElement): string => document.getElementById(of.getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent;
  fireEvent.change(ends, { target: { value: '2026-12-10T11:30' } });
  expect(reading(ends)).not.toContain('·');
  fireEvent.change(starts, { target: { value: '2026-12-10T10:00' } });
  expect(reading(ends)).toMatch(/ · 1 hr 30 mins$/);
  expect(reading(starts)).not.toContain('·');
  for (const [day, text] of [['2026-12-11', '25 hrs 30 mins'], ['2026-12-18', '8 days'], ['2027-12-10', '365 days']] as const) {
    fireEvent.change(ends, { target: { value: `${day}T11:30` } });
    expect(reading(ends).split(' · ')[1]).toBe(text);
  }
  fireEvent.change(ends, { target: { value: '2026-12-10T09:00' } });
  expect(reading(ends)).not.toContain('·');
});
