import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of answers. Asks again on reconnect, not on window focus (part 1 §9). A failed call is not repeated on its
 * own: its message has been shown. Writes fail at once without a connection, so that a form can say so and be kept.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { refetchOnWindowFocus: false, refetchOnReconnect: true, retry: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
