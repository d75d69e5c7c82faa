import type { SettingsFields } from '@fieldhouse/contract/profile.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useRefreshProfile, useShowCurrent } from './profile-queries.ts';

/** Saves what was changed of the settings; where they changed elsewhere meanwhile, what stands now is shown first. */
export function useSaveSettings(saved: string, onSaved: (settings: SettingsFields) => void) {
  const { t } = useTranslation();
  const refresh = useRefreshProfile();
  const showCurrent = useShowCurrent();
  return useMutation(
    api.profile.saveSettings.mutationOptions({
      async onSuccess(settings) {
        showCurrent((profile) => ({ ...profile, settings }));
        onSaved(settings);
        await refresh();
        void toast({ title: saved });
      },
      onError(error) {
        if (codeOf(error) === 'STALE') {
          const { current } = (error as unknown as { data: { current: SettingsFields } }).data;
          showCurrent((profile) => ({ ...profile, settings: current }));
        }
        void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' });
      },
    }),
  );
}
