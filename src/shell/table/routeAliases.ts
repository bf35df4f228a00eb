/**
 * Correct spellings, and other usual ones, of paths that the specification spells otherwise. What stands below the
 * first is kept below the second. `feedback` is not among them: the public page, the signed-in screen `feed-back` and
 * the module of that name are three things.
 */
export const ROUTE_ALIASES: readonly { readonly from: string; readonly to: string }[] = [
  { from: 'discussion-forum', to: 'disscussion-forum' },
  { from: 'referral-program', to: 'referral-Program' },
  { from: 'report/ai-token-transaction-report', to: 'report/ai-token-trasaction-report' },
  { from: 'testManagement', to: 'testManagment' },
  { from: 'test-managment', to: 'testManagment' },
  { from: 'test-management/descriptive-evaluation/subscribers', to: 'descriptive-evaluation/subscribers' },
  { from: 'test-management', to: 'testManagment' },
  { from: 'question-pool/prompt', to: 'testManagment/prompt' },
  { from: 'question-pool', to: 'qustion-pool' },
  { from: 'lead-management', to: 'lead_management' },
  { from: 'single-content', to: 'course-manager/single-content' },
  { from: 'offline-revenues', to: 'offline-revenue' },
  { from: 'license', to: 'licence' },
  { from: 'all-batch', to: 'allbatch' },
];
