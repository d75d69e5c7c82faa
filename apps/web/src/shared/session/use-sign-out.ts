import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { deviceStore, sendKeptRecords, tellSignOut } from '#lib/device-store.ts';
import { errorText } from '#lib/errors.ts';
import { interrupt, setSignedIn } from '#lib/interruptions.ts';
import { isPushOwned } from '#lib/push-owner.ts';
import { savedAnswers } from '#lib/query-client.ts';
import { refreshSession, useSession } from '#lib/session.ts';
import { toast } from '#ui/feedback/toast.ts';

/**
 * Ends the session and forgets everything that was loaded with it. What this device holds and the server doesn't is sent
 * before; whatever is left then is named, and the person may stay.
 *
 * @param isTyped something stands on the page that is neither sent nor kept on the device.
 */
export function useSignOut(isTyped = false) {
  const { t } = useTranslation();
  const { me } = useSession();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn() {
      await sendKeptRecords();
      const { unsentWork } = await import('#lib/unsent-work.ts');
      const work = await unsentWork(deviceStore, me?.userId ?? null, isTyped);
      if (work.length > 0 && !(await interrupt({ reason: 'unsent_work', work }))) return { isOut: false };
      // Whoever uses this browser next hears nothing of this person.
      if (isPushOwned())
        await import('#lib/push.ts').then(({ stopPush }) => stopPush()).catch(() => undefined);
      await client.accounts.signOut({});
      return { isOut: true };
    },
    async onSuccess({ isOut }) {
      if (!isOut) return;
      setSignedIn(false);
      tellSignOut();
      savedAnswers.forget();
      // At once, since the window may be closed any moment.
      await deviceStore.clear().catch(() => undefined);
      await refreshSession(queryClient);
      await router.navigate({ to: '/login' });
      // After the page has gone, which may still have kept something.
      await deviceStore.clear().catch(() => undefined);
      queryClient.removeQueries({
        predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && path[1] === 'session'),
      });
      void toast({ title: t('Signed out'), message: t('Come back soon!') });
    },
    onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
  });
}
