import { collectViews, type Views } from './kernel/db/views';

/** The views that give rows to modules (`source`), found by their place: the text of a query each. */
export const OWN_VIEWS: Views = collectViews(import.meta.glob<string>('./views/*.sql', { eager: true, query: '?raw', import: 'default' }));
