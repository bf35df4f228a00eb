import { expect, it } from 'vitest';
import { tableOf } from '../../platform/kernel/db/columns';
import type { DeclaredTables } from '../../platform/kernel/db/declaredTables';
import { comment } from '../../src/resources/comment';
import { course } from '../../src/resources/course';
import { institution } from '../../src/resources/institution';
import { role } from '../../src/resources/role';
import { subscription } from '../../src/resources/subscription';
import { user } from '../../src/resources/user';
import { normalize } from '../../src/schemas';

/** Every column that the compiler knows, and no other: a name too many or too few does not compile. */
type Names<T extends keyof DeclaredTables> = { readonly [C in keyof DeclaredTables[T]]: true };
const ROW = { id: true, created_at: true, created_by_id: true, updated_at: true, updated_by_id: true, version: true, deleted_at: true, deleted_by_id: true } as const;

const USER: Names<'app.user'> = {
  ...ROW, institute_id: true, name: true, email_id: true, phone_number: true, role: true, status: true, city: true, language: true, password: true, image_url: true,
  allow_all_institutes: true, profile_id: true, access: true, last_sign_in_at: true, failed_sign_ins: true, last_failed_sign_in_at: true,
};
const ROLE: Names<'app.role'> = { ...ROW, institute_id: true, name: true, kind: true, description: true, access: true };
const COMMENT: Names<'app.comment'> = { ...ROW, institute_id: true, text: true, about: true, author_id: true, status: true, hidden_reason: true, hidden_for: true, hidden_at: true, hidden_by_id: true };
const COURSE: Names<'app.course'> = {
  ...ROW, institute_id: true, name: true, thumbnail: true, description: true, curriculum_type: true, main_categories: true, sub_categories: true, subject_ids: true, faculty_ids: true, language_id: true,
  plan_type: true, price: true, offer_price: true, validity: true, is_active: true,
};
const SUBSCRIPTION: Names<'app.subscription'> = { ...ROW, institute_id: true, name: true, course_id: true, user_id: true, starts_on: true, ends_on: true, is_offline: true, is_suspended: true };
const INSTITUTION: Names<'app.institution'> = {
  ...ROW, name: true, email_id: true, phone_number: true, description: true, language: true, timezone: true, tags: true, image_url: true, circular_image_url: true,
  rectangular_image_url: true, is_white_labelled: true, is_plan_active: true, membership_plan_id: true, plan_ends_at: true, is_approved: true, is_active: true, is_suspended: true, suspended_for: true, suspended_at: true, suspended_by_id: true,
};

it.each([
  [user, USER],
  [role, ROLE],
  [comment, COMMENT],
  [course, COURSE],
  [subscription, SUBSCRIPTION],
  [institution, INSTITUTION],
])('the compiler knows the columns that the table has', (declaration, names) => {
  const { columns } = tableOf(normalize(declaration));
  expect(Object.keys(names).sort()).toEqual([...columns.map(({ name }) => name), 'deleted_at', 'deleted_by_id'].sort());
});
