import { held, type RoomRoute } from '../../shell/table/consoleRoute';

/** An invoice as a sheet of paper. */
export const invoiceSheet: RoomRoute = {
  path: 'invoice-sheet',
  key: 'invoiceSheet',
  gate: held('dashboard'),
  page: () => import('./page/InvoiceSheetPage'),
};
