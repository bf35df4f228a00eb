import type { ColumnsOf, SnakeCase } from '../../platform/kernel/db/declaredTables';
import { handlerFor } from '../../platform/records/handler';
import { defineResource, f } from '../../src/schemas';

/** What the platform knows of the tables of declarations, held by the compiler (`npm run check`). */
const house = defineResource({ name: 'house', fields: { isOpen: f.boolean(), circularImageURL: f.image({ kind: 'banner' }), floors: f.integer({ required: true }), kind: f.choice(['tall'], { derive: [{ value: 'tall' }] }) } });
type Columns = ColumnsOf<(typeof house)['fields']>;

export const names: Readonly<Record<keyof Columns, true>> = { is_open: true, circular_image_url: true, floors: true };
export const spelt: readonly [SnakeCase<'imageURL'>, SnakeCase<'HTMLText'>, SnakeCase<'planEndsAt'>] = ['image_url', 'html_text', 'plan_ends_at'];
// @ts-expect-error a column of a field that was renamed
export const renamed: keyof Columns = 'is_opened';
// @ts-expect-error what is computed has no column
export const computed: keyof Columns = 'kind';

export const good = handlerFor<typeof house>(async ({ after, changed }) => void (after.isOpen === true && changed.has('floors')));
// @ts-expect-error a field that was renamed
export const old = handlerFor<typeof house>(async ({ after }) => void after.isOpened);
// @ts-expect-error nor does a change name it
export const gone = handlerFor<typeof house>(async ({ changed }) => void changed.has('isOpened'));
