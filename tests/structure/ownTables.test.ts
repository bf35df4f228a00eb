import { expect, test } from 'vitest';
import { collectTables, TableStepError } from '../../platform/kernel/db/ownTables';
import { OWN_TABLES } from '../../platform/tables';

const step = (name: string) => ({ name, sql: 'select 1' });

test('the platform’s own tables are found by their place and made in the order of their names', () => {
  expect(OWN_TABLES.steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['001_people', '002_audit', '004_tenant_domain', '018_mail']));
  const found = collectTables({ './features/chats/table.ts': { steps: [step('chats_002_files'), step('chats_001_rooms')] }, './files/table.ts': { steps: [step('003_upload')] } });
  expect(found.steps.map(({ name }) => name)).toEqual(['003_upload', 'chats_001_rooms', 'chats_002_files']);
});

test.each([
  ['under one name twice', { './files/table.ts': { steps: [step('003_upload')] }, './messages/table.ts': { steps: [step('003_upload')] } }, 'platform/messages/table.ts: 003_upload is a step of platform/files/table.ts already'],
  ['of a feature under another name', { './features/chats/table.ts': { steps: [step('021_rooms')] } }, 'platform/features/chats/table.ts: 021_rooms does not bear the feature\'s name; call it chats_001_…'],
])('a step %s is refused with its place', (_what, found, message) => {
  expect(() => collectTables(found)).toThrow(TableStepError);
  expect(() => collectTables(found)).toThrow(message);
});
