import { withWords } from '../../i18n/withWords';
import { preloadable } from '../common/preloadable';
import type { RowMenuProps } from './RowMenu';

/** What may be done to one row. Its code comes once the rows have been painted, or when it is opened. */
export const rowMenu = preloadable<RowMenuProps>(async () => (await withWords(() => import('./RowMenu'))).RowMenu);
