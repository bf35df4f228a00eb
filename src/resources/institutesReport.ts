import { defineResource, f } from '../schemas';

/** Each institute with what it has and what it earned (part 1 §2). */
export const institutesReport = defineResource({
  name: 'institutesReport',
  route: 'report/institutes-report',
  module: 'institutesreport',
  tenant: 'platform',
  institute: 'institutionId',
  source: 'instituteFigures',
  menu: { group: 'reports', icon: 'reports', order: 103 },
  subtitle: '{emailId}',
  endpoint: { path: '/report/institutes' },
  fields: {
    name: f.text({ searchable: true }),
    institutionId: f.ref('institution'),
    status: f.choice(['awaiting', 'active', 'suspended', 'inactive'], { tones: { awaiting: 'amber', active: 'green', suspended: 'red', inactive: 'grey' } }),
    emailId: f.email({ searchable: true }),
    phoneNumber: f.phone({ searchable: true }),
    isWhiteLabelled: f.boolean(),
    planEndsAt: f.date({ shownAs: 'deadline' }),
    learners: f.integer(),
    staff: f.integer(),
    courses: f.integer(),
    sales: f.integer(),
    net: f.money(),
    lastSaleAt: f.datetime(),
  },
  list: {
    columns: ['name', 'status', 'learners', 'staff', 'courses', 'sales', 'net', 'lastSaleAt', 'planEndsAt', 'createdAt'],
    filters: ['status', 'isWhiteLabelled', 'planEndsAt', 'createdAt'],
    sort: 'name',
    sortable: ['createdAt', 'planEndsAt'],
    totals: ['learners', 'staff', 'courses', 'sales', 'net'],
  },
  summary: { by: ['createdAt:month', 'status', 'isWhiteLabelled'], measures: { institutes: 'count', learners: 'sum', net: 'sum' } },
});
