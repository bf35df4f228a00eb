import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useNotificationContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PLAN_MODULES } from '../../../platform/demo/planModules';
import { useActor } from '../../../src/dataProvider';
import { useCellContext } from '../../../src/fields/cellContext';
import { FieldControl } from '../../../src/fields/FieldControl';
import { FormScopeContext } from '../../../src/fields/controls/formScope';
import { banner } from '../../../src/resources/banner';
import { batch } from '../../../src/resources/batch';
import { branch } from '../../../src/resources/branch';
import { coupon } from '../../../src/resources/coupon';
import { course } from '../../../src/resources/course';
import { faculty } from '../../../src/resources/faculty';
import { institution } from '../../../src/resources/institution';
import { liveClass } from '../../../src/resources/liveClass';
import { membership } from '../../../src/resources/membership';
import { student } from '../../../src/resources/student';
import { test as tests } from '../../../src/resources/test';
import { webinar } from '../../../src/resources/webinar';
import { LifecycleButtons } from '../../../src/screens/actions/LifecycleButtons';
import { RowAction } from '../../../src/screens/actions/RowAction';
import { useRecordActions } from '../../../src/screens/actions/useRecordActions';
import { filesSource, moduleKeysOf, modulesOpened, normalize, type Field } from '../../../src/schemas';
import { loader } from '../../dataProvider/support/console';
import { replies, show, useServer } from '../support/screens';

const server = useServer();
const resource = normalize(institution);
const record = { id: 'i-1', name: 'Vidya', status: 'active', isApproved: true, membershipPlanId: null, planEndsAt: null, version: 1, allowed: ['changePlan', 'restorePlan'] };
const MODULES = ['coupon', 'test', 'branch', 'batch', 'banner', 'course', 'liveClass', 'webinar', 'student', 'faculty'];

/** Draws once it is known who asks. */
function Known({ children }: { children: ReactNode }) {
  return useActor() ? children : null;
}

function Said() {
  const translate = useTranslate();
  const { notifications } = useNotificationContext();
  return notifications.map((one) => (
    <section key={String(one.message)} aria-label="notice">
      {translate(String(one.message), one.notificationOptions?.messageArgs)}
      {one.notificationOptions?.['onUndo'] !== undefined && <button onClick={() => (one.notificationOptions as unknown as { onUndo: () => void }).onUndo()}>Undo</button>}
    </section>
  ));
}

/** The platform, which sees a loss as soon as other modules are asked for than there are. */
function open(children: ReactNode) {
  server.current.reply = replies({
    'GET /modules': () => ({ body: { data: { items: MODULES.map((key) => ({ key })) } } }),
    'GET /membership-plan/list/minimal': () => ({ body: { data: [{ id: 'p-1', title: 'Growth' }, { id: 'p-2', title: 'Bare' }] } }),
    'GET /membership-plan/p-1': () => ({ body: { data: { id: 'p-1', subscriptionPlan: 'Growth', billingCycle: 'monthly', modules: { coupon: ['read'] } } } }),
    'GET /membership-plan/p-2': () => ({ body: { data: { id: 'p-2', subscriptionPlan: 'Bare', billingCycle: 'monthly', modules: {} } } }),
    'POST /institute/i-1/changePlan/foresight': (request) => {
      const { newAccess } = (request.json ?? {}) as { newAccess?: object };
      return { body: { data: {
        lines: [newAccess ? { says: 'switchedOff', params: { people: ['Asha', 'Bala'], modules: MODULES.slice(1) } } : { says: 'same', params: {} }, { says: 'endsFirst', params: { from: null, to: '2027-03-31' } }, { says: 'unheardOf', params: {} }],
        held: { newAccess: Object.fromEntries(MODULES.map((key) => [key, ['read']])) },
      } } };
    },
    'PUT /institute/i-1/changePlan': () => ({ body: { data: { ...record, membershipPlanId: 'p-1', version: 2 }, facts: [] } }),
    'PUT /institute/i-1/restorePlan': () => ({ body: { data: { ...record, version: 3 } } }),
  });
  show({ server: server.current, declarations: [institution, membership, coupon, tests, branch, batch, banner, course, liveClass, webinar, student, faculty], children: <><Known>{children}</Known><Said /></> });
}

const choose = async (dialog: HTMLElement, plan: string): Promise<void> => {
  await userEvent.click(within(dialog).getByRole('combobox', { name: /^Membership plan/ }));
  await userEvent.click(await screen.findByRole('option', { name: plan }));
};

it('begins with what there is, tells what a plan would take before it is confirmed, and sends nothing of what was left as it is', async () => {
  open(<RowAction resource={resource} record={record} action="changePlan" onClose={() => undefined} />);
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('10 of 10 modules')).toBeTruthy();
  expect(await within(dialog).findByText('Nobody loses or gains a module.')).toBeTruthy();
  expect(within(dialog).getByText(/^It ends: never → 31 Mar 2027\.$/)).toBeTruthy();
  await choose(dialog, 'Growth');
  expect(await within(dialog).findByText('1 of 10 modules')).toBeTruthy();
  expect((await within(dialog).findByText(/^Switched off for Asha, Bala: /)).textContent).toMatch(/(?:[^,]+, ){5}[^,]+ and 3 more\.$/);
  await choose(dialog, 'Bare');
  expect(await within(dialog).findByText('10 of 10 modules'), 'a plan without modules').toBeTruthy();
  expect(await within(dialog).findByText('Nobody loses or gains a module.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }));
  await waitFor(() => expect(server.current.seen.find(({ method }) => method === 'PUT')?.json).toEqual({ membershipPlanId: 'p-2', planEndsAt: expect.any(String) }));
});

it('goes back to what there is by a button, and ticks on from it', async () => {
  open(<RowAction resource={resource} record={record} action="changePlan" onClose={() => undefined} />);
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^Read: Coupon/ }));
  expect(within(dialog).getByText('9 of 10 modules')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'As it is now' }));
  expect(within(dialog).getByText('10 of 10 modules')).toBeTruthy();
  expect(within(dialog).queryByRole('button', { name: 'As it is now' })).toBeNull();
});

it('offers to take the change back in its notice, and nowhere else', async () => {
  open(<RowAction resource={resource} record={record} action="changePlan" onClose={() => undefined} />);
  const dialog = await screen.findByRole('alertdialog');
  await choose(dialog, 'Growth');
  await within(dialog).findByText('1 of 10 modules');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change plan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.current.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([expect.stringContaining('/changePlan'), expect.stringContaining('/restorePlan')]));
});

function Buttons() {
  const { lifecycle } = useRecordActions({ resource, record });
  return <LifecycleButtons resource={resource} record={record} actions={lifecycle} />;
}

it('stands in no menu', async () => {
  open(<Buttons />);
  expect(await screen.findByRole('button', { name: 'Change plan' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /back/ })).toBeNull();
});

function Asked({ field, value }: { field: Field; value: object }) {
  return (
    <FormScopeContext.Provider value={{ formId: 'form', rules: { now: new Date().toISOString() }, hint: () => null }}>
      <Form defaultValues={{ [field.name]: value }}><FieldControl field={field} path={field.name} context={useCellContext('institution')} /></Form>
    </FormScopeContext.Provider>
  );
}

it.each([['changePlan', 'newAccess'], ['approve', 'access']] as const)('%s counts of a plan what the page of the plans says that it has', async (action, name) => {
  const starter = PLAN_MODULES[0]!;
  const shipped = filesSource(import.meta.glob('../../../src/resources/*.ts', { eager: true })).read();
  const resources = loader.all();
  server.current.reply = replies({ 'GET /modules': () => ({ body: { data: { items: moduleKeysOf(resources).map((key) => ({ key })) } } }) });
  show({ server: server.current, declarations: shipped, children: <Known><Asked field={resource.lifecycle!.actions[action]!.ask[name]!} value={starter} /></Known> });
  const page = modulesOpened({ resources, access: starter, to: { role: 'institute', isAcrossInstitutes: false } });
  expect(page.length, 'a plan has what opens nothing yet').toBeLessThan(Object.keys(starter).length);
  expect(await screen.findByText(new RegExp(`^${page.length} of \\d+ modules$`))).toBeTruthy();
});
