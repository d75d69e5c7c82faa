import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { refreshSession } from '#lib/session.ts';

export const useSecurity = () => useSuspenseQuery(api.accounts.security.queryOptions({ input: {} })).data;

/** Everything on this page, and who is signed in, read anew. */
export function useRefreshSecurity() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.accounts.security.key() }),
      refreshSession(queryClient),
    ]);
}

/** What is wrong with a password or code that was asked for again; undefined: nothing. */
export function useSecretError() {
  const { t } = useTranslation();
  return (error: unknown): string | undefined => {
    if (!error) return undefined;
    switch (codeOf(error)) {
      case 'WRONG_PASSWORD':
        return t('The password is wrong.');
      case 'WRONG_CODE':
        return t('This code is wrong or no longer valid.');
      default:
        return errorText(error, t);
    }
  };
}
