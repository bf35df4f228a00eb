import { defineResource, f } from '../schemas';

/** The test report (part 1 §2, part 2 §7): who sat which test, and what came of it, a month at first. */
export const testReport = defineResource({
  name: 'testReport',
  route: 'report/test-report',
  module: 'testreport',
  source: 'testAttempts',
  menu: { group: 'reports', icon: 'reports', order: 104 },
  title: '{learnerName}',
  subtitle: '{startedAt}',
  endpoint: { path: '/report/test', calls: { search: 'POST /report/test' } },
  fields: {
    learnerName: f.text({ searchable: true }),
    testId: f.ref('test'),
    courseId: f.ref('course'),
    userId: f.ref('student', { finds: ['emailId', 'phoneNumber'] }),
    number: f.integer(),
    result: f.choice(['passed', 'failed', 'handedIn', 'unfinished'], { tones: { passed: 'green', failed: 'red', handedIn: 'blue', unfinished: 'grey' } }),
    mark: f.number({ decimals: 2 }),
    totalMark: f.number({ decimals: 2 }),
    percentage: f.number({ unit: '%', decimals: 2 }),
    startedAt: f.datetime(),
    submittedAt: f.datetime(),
    minutes: f.duration(),
  },
  list: {
    madeIn: 'test',
    columns: ['learnerName', 'testId', 'number', 'result', 'mark', 'totalMark', 'percentage', 'startedAt', 'minutes', 'courseId', 'instituteId'],
    filters: [{ field: 'startedAt', default: 'thisMonth', required: true }, 'testId', 'courseId', 'result', 'userId', 'percentage', 'instituteId'],
    sort: '-startedAt',
    sortable: ['startedAt', 'percentage'],
  },
  summary: { by: ['startedAt:day', 'startedAt:month', 'testId', 'courseId', 'result', 'instituteId'], measures: { attempts: 'count', percentage: 'mean@startedAt', minutes: 'mean@startedAt' } },
});
