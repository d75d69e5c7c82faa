import type { MembershipId } from '@fieldhouse/contract/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Everyone who waits in the person's schools, and what the person may decide. */
export const waitingQuery = api.accounts.listWaiting.queryOptions({ input: {} });

/** Somebody a decision is about. */
export interface Decided {
  readonly membershipId: MembershipId;
  readonly displayName: string;
}

export const idsOf = (people: readonly Decided[]) => people.map(({ membershipId }) => membershipId);

const OUT_OF_DATE: readonly string[] = ['NOT_FOUND', 'NOT_REFUSED', 'APPLICANT_UNCONFIRMED'];

/** Every decision changes the lists, the figures and the count beside the navigation. */
function useAfterDecision(unconfirmed?: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.accounts.listWaiting.key() }),
      queryClient.invalidateQueries({ queryKey: api.accounts.countWaiting.key() }),
      queryClient.invalidateQueries({ queryKey: api.accounts.listDecisions.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key() }),
    ]);
    // The row that was acted on has gone, and the focus with it.
    rescueFocus(() => document.querySelector<HTMLElement>('[data-decisions]'));
  };
  return {
    refresh,
    onError(error: unknown) {
      const code = codeOf(error);
      const message = (code === 'APPLICANT_UNCONFIRMED' && unconfirmed) || errorText(error, t);
      void toast({ title: t('Error'), message, tone: 'error' });
      // The list on the screen was out of date.
      if (code !== null && OUT_OF_DATE.includes(code)) void refresh();
    },
    /** Says plainly where somebody else was faster. */
    already: (count: number) =>
      count > 0 ? { message: t('{{count}} had already been decided.', { count }) } : {},
  };
}

/**
 * Says so itself: the rows are gone from the list by then.
 *
 * @param unconfirmed why somebody whose address isn't confirmed can't be approved, in words.
 */
export function useApprove(people: readonly Decided[], unconfirmed?: string) {
  const { t } = useTranslation();
  const { refresh, onError, already } = useAfterDecision(unconfirmed);
  return useMutation(
    api.accounts.approve.mutationOptions({
      onSuccess({ decided, alreadyDecided }) {
        const [only] = people;
        const title =
          people.length === 1 && decided === 1
            ? t('{{name}} is approved', { name: only?.displayName ?? '' })
            : t('{{count}} people approved', { count: decided });
        void toast({ title, ...already(alreadyDecided) });
        return refresh();
      },
      onError,
    }),
  );
}

export function useRefuse(people: readonly Decided[]) {
  const { t } = useTranslation();
  const { refresh, onError, already } = useAfterDecision();
  return useMutation(
    api.accounts.refuse.mutationOptions({
      onSuccess({ decided, alreadyDecided }) {
        const [only] = people;
        const title =
          people.length === 1 && decided === 1
            ? t("{{name}}'s request was rejected", { name: only?.displayName ?? '' })
            : t('{{count}} requests rejected', { count: decided });
        void toast({ title, ...already(alreadyDecided) });
        return refresh();
      },
      onError,
    }),
  );
}

/** Takes a refusal back: the request stands in the list again. */
export function useReopen(name: string) {
  const { t } = useTranslation();
  const { refresh, onError } = useAfterDecision();
  return useMutation(
    api.accounts.reopen.mutationOptions({
      onSuccess() {
        void toast({ title: t('{{name}} is waiting again', { name }) });
        return refresh();
      },
      onError,
    }),
  );
}
