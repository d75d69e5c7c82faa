import type { MailId } from '@fieldhouse/contract/ids.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** Figures age quickly while jobs run. */
const overviewQuery = api.operations.overview.queryOptions({ input: {}, refetchInterval: 10_000 });
export const useOverview = () => useSuspenseQuery(overviewQuery).data;

export const codeGuessingQuery = api.operations.codeGuessing.queryOptions({
  input: {},
  refetchInterval: 60_000,
});

export const retentionQuery = api.operations.retention.queryOptions({ input: {} });

export const holdsQuery = api.operations.listHolds.queryOptions({ input: {} });

export const useOutbox = () =>
  useInfiniteQuery(
    api.operations.listMail.infiniteOptions({
      input: (before: string | undefined) => ({ before }),
      initialPageParam: undefined,
      // A short page is the last one.
      getNextPageParam: ({ letters }) => (letters.length < 20 ? undefined : letters.at(-1)?.createdAt),
      refetchInterval: 30_000,
    }),
  );

export const useLetter = (mailId: MailId | undefined) =>
  useQuery({
    ...api.operations.getMail.queryOptions({ input: { mailId: mailId as MailId } }),
    enabled: mailId !== undefined,
    placeholderData: keepPreviousData,
  });
