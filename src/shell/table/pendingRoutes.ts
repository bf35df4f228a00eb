import { held, OPEN, SUPER_ADMIN, type ConsoleRoute } from './consoleRoute';

/**
 * The screens of the specification that are not built yet, behind their own gates; each shows the one page that says so.
 * Spellings are the specification's, slips included.
 */
export const PENDING_ROUTES: readonly ConsoleRoute[] = [
  { path: 'details/:moduleId/:type/course-curriculum/:courseCurriculumId', key: 'courseCurriculum', gate: held('course'), isNarrow: true },
  { path: 'import-pool-content/details/:moduleId/:type/course-curriculum/:curriculumId', key: 'importPoolContent', gate: held('course'), isNarrow: true },
  { path: 'live-schedule/start/:id', key: 'liveScheduleStart', gate: held('liveClass') },
  { path: 'live-class/start/:id', key: 'liveClassStart', gate: held('liveClass') },
  { path: 'fermion/live/:liveId', key: 'fermionLive', gate: held('curriculum') },
  { path: 'webinar-schedule/start/:WebinarId/:type', key: 'webinarStart', gate: held('webinar') },
  { path: 'question-pool/import', key: 'questionPoolImport', gate: held('contentPool') },
  { path: 'testManagment', key: 'testManagment', gate: held('test'), isNarrow: true, isExact: true },
  { path: 'testManagment/*', key: 'testManagmentNested', gate: held('test'), isNarrow: true },
  { path: 'testManagment/prompt', key: 'testPrompts', gate: held('test'), isNarrow: true },
  { path: 'add-test', key: 'addTest', gate: held('test') },
  { path: 'qustion-pool/:testType/prompt', key: 'questionPrompts', gate: held('test') },
  { path: 'test-management/descriptive-evaluation/:curriculumId', key: 'descriptiveEvaluation', gate: held('test'), isNarrow: true },
  { path: 'descriptive-evaluation/subscribers/:curriculumId/:testName/:testId', key: 'evaluationSubscribers', gate: held('test') },
  { path: 'app-builder', key: 'appBuilder', gate: held('websiteAndApps'), device: 'wide' },

  { path: 'invoice-editor', key: 'invoiceEditor', gate: SUPER_ADMIN },
  { path: 'forTesting', key: 'forTesting', gate: OPEN },

  // Begins with a parameter, and counts after every other path.
  { path: ':id/course-information/:curriculumid/:contentId/:itemId/:type/filePreview', key: 'filePreview', gate: held('singleContent', 'curriculum') },
];
