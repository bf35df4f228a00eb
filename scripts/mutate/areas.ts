/** A part of the product whose tests must notice when one place of it is changed. */
export interface Area {
  readonly name: string;
  readonly files: readonly string[];
  /** Files of tests, the quickest stage first; a mutant that lives through one goes on to the next. */
  readonly stages: readonly (readonly string[])[];
  /** Mutants of the sample. */
  readonly sample: number;
}

const PLATFORM = 'tests/platform';

export const AREAS: readonly Area[] = [
  {
    name: 'rights', sample: 26,
    files: ['src/schemas/permission.ts', 'src/schemas/gate.ts', 'src/schemas/access.ts', 'src/schemas/ranks.ts'],
    stages: [['tests/schemas/permission.test.ts', 'tests/schemas/ranks.test.ts', 'tests/schemas/gate.test.ts', 'tests/schemas/access.test.ts'], [`${PLATFORM}/engine/people.test.ts`, `${PLATFORM}/access.test.ts`, `${PLATFORM}/engine/conformance.test.ts`]],
  },
  {
    name: 'rights of the platform', sample: 18,
    files: ['platform/records/authorize.ts', 'platform/calls/authorize.ts', 'platform/identity/sessions/gate.ts', 'platform/records/present.ts', 'platform/handlers/guardUser.ts'],
    stages: [[`${PLATFORM}/engine/people.test.ts`, `${PLATFORM}/featureCalls.test.ts`], [`${PLATFORM}/engine/atTheEdge.test.ts`, `${PLATFORM}/engine/operations.test.ts`, `${PLATFORM}/engine/deletion.test.ts`, `${PLATFORM}/lookups.test.ts`], [`${PLATFORM}/engine/conformance.test.ts`, `${PLATFORM}/fixedCalls.test.ts`, `${PLATFORM}/access.test.ts`, `${PLATFORM}/security.test.ts`]],
  },
  {
    name: 'scope', sample: 14,
    files: ['platform/kernel/db/scope.ts', 'platform/kernel/db/scopeSql.ts', 'platform/records/rows.ts', 'platform/records/tenantOf.ts', 'platform/records/write/references.ts'],
    stages: [[`${PLATFORM}/engine/tenancy.test.ts`, `${PLATFORM}/engine/operations.test.ts`], [`${PLATFORM}/engine/atTheEdge.test.ts`, `${PLATFORM}/engine/deletion.test.ts`, `${PLATFORM}/engine/conformance.test.ts`, `${PLATFORM}/runtime.test.ts`]],
  },
  {
    name: 'filters', sample: 28,
    files: ['src/schemas/predicate.ts', 'platform/kernel/db/predicateSql.ts', 'platform/records/read/filters.ts', 'platform/records/read/searchRequest.ts', 'platform/records/read/page.ts'],
    stages: [['tests/schemas/predicate.test.ts'], [`${PLATFORM}/engine/predicateSql.test.ts`, `${PLATFORM}/engine/atTheEdge.test.ts`, `${PLATFORM}/engine/operations.test.ts`, `${PLATFORM}/attack.test.ts`], [`${PLATFORM}/engine/conformance.test.ts`, `${PLATFORM}/engine/deletion.test.ts`]],
  },
  {
    name: 'numbers', sample: 36,
    files: ['src/schemas/readNumber.ts', 'src/schemas/writeNumber.ts', 'src/fields/values/readDuration.ts', 'src/schemas/validate.ts', 'src/schemas/formats.ts'],
    stages: [['tests/fields/readNumber.test.ts', 'tests/schemas/validate.test.ts'], ['tests/schemas/tidy.test.ts', 'tests/schemas/weekdays.test.ts', 'tests/fields/formats.test.ts']],
  },
  {
    name: 'money', sample: 24,
    files: [
      'src/schemas/tokenPrice.ts', 'platform/ledger/post.ts', 'platform/ledger/tokens.ts', 'platform/ledger/tokenRate.ts', 'platform/ledger/together.ts', 'platform/ledger/inTurn.ts', 'platform/ledger/lines.ts',
      'platform/payments/webhook.ts', 'platform/payments/provider/razorpay.ts', 'platform/payments/provider/signature.ts',
      'platform/features/tokens/order.ts', 'platform/features/tokens/record.ts', 'platform/features/tokens/settle.ts', 'platform/features/tokens/reconcile.ts', 'platform/features/tokens/giveDue.ts', 'platform/features/tokens/first.ts',
    ],
    stages: [['tests/schemas/tokenPrice.test.ts'], [`${PLATFORM}/payments/razorpay.test.ts`, 'tests/features/tokens/answers.test.ts'], [`${PLATFORM}/ledger/inTurn.test.ts`, `${PLATFORM}/ledger/ledger.test.ts`]],
  },
  {
    name: 'sessions', sample: 30,
    files: [
      'platform/identity/sessions/sessions.ts', 'platform/identity/sessions/actorStore.ts', 'platform/features/profile/ownSessions.ts',
      'platform/identity/signIn/signIn.ts', 'platform/identity/signIn/lockout.ts', 'platform/identity/signIn/otp.ts', 'platform/identity/signIn/knownAddress.ts', 'platform/identity/signIn/failedSignIns.ts',
    ],
    stages: [[`${PLATFORM}/auth.test.ts`, `${PLATFORM}/sessions.test.ts`, `${PLATFORM}/closedAccounts.test.ts`], [`${PLATFORM}/sessionRaces.test.ts`, `${PLATFORM}/failedSignIns.test.ts`, `${PLATFORM}/closedTenant.test.ts`], [`${PLATFORM}/lockout.test.ts`, 'tests/features/profile/answers.test.ts']],
  },
  {
    name: 'uploads', sample: 22,
    files: ['platform/files/issue.ts', 'platform/files/receive.ts', 'platform/files/kinds.ts', 'platform/files/keys.ts', 'platform/files/signature.ts', 'platform/files/serve.ts', 'platform/files/knownFile.ts', 'platform/files/sweep.ts', 'platform/files/folderStore.ts'],
    stages: [[`${PLATFORM}/uploads.test.ts`], [`${PLATFORM}/sweep.test.ts`, `${PLATFORM}/uploadedPictures.test.ts`, `${PLATFORM}/filesMeant.test.ts`, `${PLATFORM}/pictures.test.ts`, 'tests/faults/fullDisk.test.ts']],
  },
];
