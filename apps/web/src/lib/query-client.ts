import { QueryClient } from '@tanstack/react-query';
import { deviceStore } from './device-store.ts';
import { isFinal, isUnreachable } from './errors.ts';
import { SavedAnswers } from './saved-answers.ts';

export const savedAnswers = new SavedAnswers(deviceStore, isUnreachable);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      persister: savedAnswers.persister,
      // Never wait in silence for a network: what this device keeps is shown, or that there is nothing.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 2 && !isFinal(error) && navigator.onLine,
    },
    // The same for what is sent: it fails at once, with words.
    mutations: { retry: false, networkMode: 'always' },
  },
});
