import type { PublicPageName } from '../context/places';

/** Public pages whose part of the product is not there yet, and the keys of their titles. */
export const PENDING_PAGES = {
  'update-course': 'lectern.publicPages.titles.updateCourse',
  'email-template': 'lectern.publicPages.titles.emailTemplate',
  'invoice-editor': 'lectern.publicPages.titles.invoiceEditor',
  'professional-purchase': 'lectern.publicPages.titles.professionalPurchase',
  'course-settings': 'lectern.publicPages.titles.courseSettings',
} as const satisfies Partial<Readonly<Record<PublicPageName, string>>>;

export type PendingPageName = keyof typeof PENDING_PAGES;
