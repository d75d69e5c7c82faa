import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { ChallengeCancelled } from '#lib/solving.ts';

/** A code has three letters and four digits. */
const CODE_LENGTH = 7;

interface SchoolCode {
  readonly schoolName: string | null;
  readonly error: string | null;
  readonly isChecking: boolean;
}

/** Asks whose code it is as soon as it is complete. */
export function useSchoolCode(code: string, role: SignUpRole): SchoolCode {
  const { t } = useTranslation();
  const isComplete = role !== 'homeschool_parent' && code.length >= CODE_LENGTH;
  const query = useQuery({
    ...api.accounts.checkCode.queryOptions({ input: { code, role } }),
    enabled: isComplete,
    // A wrong try counts against the person: never repeat one by itself.
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!isComplete) return { schoolName: null, error: null, isChecking: false };
  return {
    schoolName: query.data?.schoolName ?? null,
    error: query.error ? codeErrorText(query.error, t) : null,
    isChecking: query.isFetching,
  };
}

function codeErrorText(error: unknown, t: ReturnType<typeof useTranslation>['t']) {
  if (error instanceof ChallengeCancelled) return errorText(error, t);
  switch (codeOf(error)) {
    case 'INVALID_CODE':
      return t('Invalid school code');
    case 'TOO_MANY_TRIES':
    case 'CHALLENGE_REQUIRED':
      return errorText(error, t);
    default:
      return t('Failed to validate school code');
  }
}
