import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectedInstitute, useFollowInstitute } from '../../src/dataProvider';

it('asks anew for what is shown when another institute is chosen, but not for the one before, which may just have been deleted', () => {
  const queryClient = new QueryClient();
  const [kochi, batch] = [['institution', 'getOne', { id: 'i-1' }], ['batch', 'getOne', { id: 'b-1' }]];
  for (const key of [kochi, batch]) queryClient.setQueryData(key, { data: {} });
  selectedInstitute.choose({ id: 'i-1', name: 'Kochi Academy' });
  renderHook(useFollowInstitute, { wrapper: ({ children }: { children: ReactNode }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider> });
  act(() => selectedInstitute.leave(['i-2']));
  expect([kochi, batch].map((key) => queryClient.getQueryState(key)!.isInvalidated)).toEqual([false, false]);
  act(() => selectedInstitute.leave(['i-1']));
  expect([kochi, batch].map((key) => queryClient.getQueryState(key)!.isInvalidated)).toEqual([false, true]);
});
