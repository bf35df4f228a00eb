export { createTestPlatform } from './testPlatform';
export type { CallInput, CallResult, TestPlatform, TestPlatformOptions } from './testPlatform';
export { ACCOUNTS, accountId, INSTITUTES, PASSWORD } from './people';
export { asPeople, type AsPeople } from './asPeople';
export { openDemo, urlOf, type OverDemo, type Row } from './overDemo';
export * from './grantTo';
