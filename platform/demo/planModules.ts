import { granted, SETTINGS_MODULE, type Access, type Right } from '../../src/schemas';

const ALL: readonly Right[] = ['create', 'read', 'update', 'delete'];
const READ: readonly Right[] = ['read'];
const EDIT: readonly Right[] = ['read', 'update'];

/** Courses and live classes, and what any institute needs to run. */
const LEAST: Access = {
  ...granted(['dashboard', 'language', 'category'], READ), ...granted(['institution', SETTINGS_MODULE], EDIT),
  ...granted(['user', 'role', 'branch', 'student', 'faculty', 'batch', 'course', 'curriculum', 'subjects', 'subject', 'topic', 'liveClass'], ALL),
};
const STARTER: Access = { ...LEAST, ...granted(['test', 'singleContent', 'banner', 'coupon'], ALL), ...granted(['testreport', 'salereport'], READ) };
const GROWTH: Access = { ...STARTER, ...granted(['comments', 'doubts', 'websiteAndApps', 'webinar', 'teacher', 'contentPool', 'offline_timetable', 'referralProgram', 'aiToken'], ALL), ...granted(['userreport'], READ) };
const GROWTH_YEARLY: Access = { ...GROWTH, home: ALL, ...granted(['prsalereport', 'renewalduereport', 'referAndEarnReport', 'userjourney'], READ) };
const CAMPUS: Access = { ...GROWTH_YEARLY, ...granted(['integrations', 'webhook', 'aiPrompt'], ALL), whSalesReport: READ };

/** What an institute may use with each of the demo plans, in their order: the dearer ones have all of the cheaper ones, and more. */
export const PLAN_MODULES: readonly Access[] = [STARTER, STARTER, GROWTH, GROWTH_YEARLY, CAMPUS, LEAST];
