import { QueryClient } from '@tanstack/react-query';
import { isFinal } from './errors.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && !isFinal(error),
    },
    mutations: { retry: false },
  },
});
