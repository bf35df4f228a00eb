import { defineResource, f, granted, MODULE_KEYS, RIGHTS_OVER_MODULES } from '../schemas';

const ALL = ['create', 'read', 'update', 'delete'] as const;
const READ = ['read'] as const;
const EDIT = ['read', 'update'] as const;
const WRITE = ['create', 'read', 'update'] as const;

/** The operator's own matters: no institute runs them. */
const OPERATORS: readonly string[] = ['institution', 'institute', 'institutesreport', 'feedback', 'licence', 'language'];
/** What shapes the whole institute, or tells what it earns. */
const HEADS: readonly string[] = ['role', 'websiteAndApps', 'integrations', 'webhook', 'aiToken', 'aiPrompt', 'home', 'category', 'referralProgram', 'salereport', 'whSalesReport', 'prsalereport', 'renewalduereport', 'referAndEarnReport'];

/** What is looked at alone. */
const SEEN = granted(['dashboard', 'category', 'salereport', 'whSalesReport'], READ);

const institute = { ...granted(MODULE_KEYS.filter((key) => !OPERATORS.includes(key)), ALL), ...SEEN, institution: EDIT, language: READ, membership: READ, settings: EDIT };
const office = { ...granted(MODULE_KEYS.filter((key) => !OPERATORS.includes(key) && !HEADS.includes(key)), WRITE), dashboard: READ };

/**
 * What each kind of people may use at first: granted when somebody is made or an institute is approved, as far as whoever
 * does it has the right itself. A change counts for whoever comes after it.
 */
export const accessDefaults = defineResource({
  name: 'accessDefaults',
  module: null,
  single: true,
  endpoint: { path: '/access/defaults' },
  rights: { read: ['super_admin'], update: ['super_admin'] },
  fields: {
    institute: f.matrix({ ...RIGHTS_OVER_MODULES, default: institute }),
    whiteLabelled: f.matrix({ ...RIGHTS_OVER_MODULES, default: institute }),
    faculty: f.matrix({
      ...RIGHTS_OVER_MODULES,
      default: {
        ...granted(['dashboard', 'language', 'branch', 'batch', 'student', 'category', 'testreport', 'userjourney', 'offline_timetable'], READ),
        ...granted(['course', 'subjects', 'subject', 'topic', 'singleContent', 'contentPool', 'test', 'liveClass', 'webinar', 'curriculum'], WRITE),
        ...granted(['doubts', 'comments'], EDIT),
      },
    }),
    subAdmin: f.matrix({ ...RIGHTS_OVER_MODULES, default: { ...office, user: WRITE, banner: EDIT, branch: EDIT, language: READ } }),
    admin: f.matrix({ ...RIGHTS_OVER_MODULES, default: { ...granted(MODULE_KEYS.filter((key) => key !== 'feedback'), ALL), membership: ALL, settings: EDIT, institution: WRITE } }),
    operatorSubAdmin: f.matrix({ ...RIGHTS_OVER_MODULES, default: granted(['dashboard', 'institution', 'institute', 'user', 'student', 'coupon', 'banner', 'language', 'branch'], READ) }),
  },
  form: {
    sections: [
      { name: 'institutes', fields: ['institute', 'whiteLabelled', 'faculty', 'subAdmin'] },
      { name: 'operator', fields: ['admin', 'operatorSubAdmin'] },
    ],
  },
});
