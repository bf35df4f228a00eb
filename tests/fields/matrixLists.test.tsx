import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { useCellContext } from '../../src/fields/cellContext';
import { renderCell } from '../../src/fields/renderCell';
import { group } from '../../src/resources/group';
import { role } from '../../src/resources/role';
import { subscription } from '../../src/resources/subscription';
import { normalize } from '../../src/schemas';
import { show, useServer } from '../screens/support/screens';

const server = useServer();
const access = normalize(role).fields['access']!;
const DECLARATIONS = [role, group, subscription];

function One({ record }: { record: Record<string, unknown> }) {
  return <RecordContextProvider value={record}>{renderCell({ field: access, value: record['access'], context: useCellContext('role'), isDetail: true })}</RecordContextProvider>;
}

it('says on the record what everybody of the role may open besides', async () => {
  show({ server: server.current, declarations: DECLARATIONS, children: <One record={{ id: 'r-1', kind: 'faculty', instituteId: 'i-1', access: { coupon: ['read'] } }} /> });
  expect(await screen.findByText(/Coupons/)).toBeDefined();
  expect(await screen.findByText(/^And, as everybody of this role: .*Discussion forum/)).toBeDefined();
  // No entry of the menu leads there.
  expect(screen.getByText(/^And, as everybody of this role: .*Subscriptions/)).toBeDefined();
});

it('names what opens nothing yet apart from what does', async () => {
  show({ server: server.current, declarations: DECLARATIONS, children: <One record={{ id: 'r-1', kind: 'faculty', instituteId: 'i-1', access: { [normalize(role).modules[0]!]: ['read'], curriculum: ['read', 'update'] } }} /> });
  expect(await screen.findByText(/^Read: /)).toBeDefined();
  expect(await screen.findByText('And, of what opens nothing yet: Curriculum.')).toBeDefined();
});
