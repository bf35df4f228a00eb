export { createTestPlatform } from './testPlatform';
export type { CallInput, CallResult, TestPlatform, TestPlatformOptions } from './testPlatform';
export { ACCOUNTS, accountId, INSTITUTES, PASSWORD } from './people';
export { asPeople, type AsPeople } from './asPeople';
export * from './grantTo';
