import { expect, type Page } from '@playwright/test';
import { normalizeModuleAccess } from '../../../src/authProvider/moduleAccess';
import type { Actor } from '../../../src/schemas';
import { emailOf, joinByLink, PASSWORD, signInToApi, type Account, type Api } from './api';

/** Somebody who signs in, with what the platform says they may do. */
export interface User {
  readonly email: string;
  readonly actor: Actor;
  readonly isWhiteLabelled: boolean;
}

/** The user of a demo account. */
export async function userOf({ address, account }: { address: string; account: Account }): Promise<User> {
  return describeUser({ api: await signInToApi({ address, account }), email: emailOf(account) });
}

/** A user who holds no module at all, made by the super admin. */
export async function userWithoutModules({ address }: { address: string }): Promise<User> {
  const { call } = await signInToApi({ address, account: 'super_admin' });
  const email = `no.module.${Date.now()}@demo.lectern.test`;
  const made = await call<{ id: string }>('POST', '/user', { name: 'Nobody Yet', emailId: email, role: 'sub_admin', access: {} });
  if (made.status !== 201) throw new Error(`No user was made: ${JSON.stringify(made.body)}`);
  await joinByLink({ address, email });
  const actor: Actor = { id: made.body.data.id, role: 'sub_admin', instituteId: null, allowAllInstitutes: false, modules: {} };
  return { email, actor, isWhiteLabelled: false };
}

/** Signs in by the form and waits for the frame. */
export async function signInAs({ page, email }: { page: Page; email: string }): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
}

async function describeUser({ api, email }: { api: Api; email: string }): Promise<User> {
  const reply = await api.call<{ userDetails: Details }>('GET', '/user/details');
  const { userDetails } = reply.body.data;
  return {
    email,
    isWhiteLabelled: userDetails.isWhiteLabelled,
    actor: {
      id: userDetails.id,
      role: userDetails.role,
      instituteId: userDetails.instituteId,
      allowAllInstitutes: userDetails.allowAllInstitutes,
      modules: normalizeModuleAccess(userDetails.moduleAccess),
    },
  };
}

interface Details {
  readonly id: string;
  readonly role: Actor['role'];
  readonly instituteId: string | null;
  readonly isWhiteLabelled: boolean;
  readonly allowAllInstitutes: boolean;
  readonly moduleAccess: unknown;
}
