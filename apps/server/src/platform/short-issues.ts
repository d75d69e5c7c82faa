import { ORPCError } from '@orpc/server';

/** What is wrong with an input is told as far as it helps somebody to mend it. */
const MOST_ISSUES = 20;
const MOST_KEYS = 10;
const MOST_CHARACTERS = 300;

interface Issue {
  readonly message: string;
  readonly keys?: readonly string[];
}

/**
 * A refused input's error without more than a page of what is wrong with it: somebody who sends a hundred thousand
 * unknown fields isn't told each of them. Any other error as it is.
 */
export function withShortIssues<Failure extends { readonly code: string; readonly data?: unknown }>(
  error: Failure,
) {
  const issues = (error.data as { readonly issues?: readonly Issue[] } | undefined)?.issues;
  if (error.code !== 'BAD_REQUEST' || !Array.isArray(issues)) return error;
  return new ORPCError('BAD_REQUEST', {
    message: 'Input validation failed',
    data: {
      issues: issues.slice(0, MOST_ISSUES).map(({ message, keys, ...issue }: Issue) => ({
        ...issue,
        message: message.slice(0, MOST_CHARACTERS),
        ...(keys ? { keys: keys.slice(0, MOST_KEYS).map((key) => key.slice(0, MOST_CHARACTERS)) } : {}),
      })),
    },
  });
}
