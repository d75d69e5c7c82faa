import type { LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Opens the room of a live class in a window of its own; that the person came is kept on the attendance list. */
export function useJoinSession() {
  const { t } = useTranslation();
  const join = useMutation(api.live.join.mutationOptions());
  return {
    isPending: join.isPending,
    open(sessionId: LiveSessionId) {
      // Opened with the click: a browser keeps windows shut that come later by themselves.
      const room = window.open('', '_blank');
      if (room) room.opener = null;
      join.mutate(
        { sessionId },
        {
          onSuccess({ url }) {
            if (room) room.location.replace(url);
            else window.location.assign(url);
          },
          onError(error) {
            room?.close();
            const title =
              codeOf(error) === 'NO_MEETING_LINK'
                ? t('Meeting link not available yet')
                : codeOf(error) === 'NOT_YET'
                  ? t('You can join starting 15 minutes before it begins.')
                  : codeOf(error) === 'IS_OVER'
                    ? t('This class is over.')
                    : errorText(error, t);
            void toast({ tone: 'error', title });
          },
        },
      );
    },
  };
}
