import { SUPER_ADMIN, type RoomRoute } from '../../shell/table/consoleRoute';

/** The books, computed anew. */
export const books: RoomRoute = {
  path: 'ledger',
  key: 'books',
  gate: SUPER_ADMIN,
  help: ['lectern.books.help.proof'],
  page: () => import('./page/BooksPage'),
};
