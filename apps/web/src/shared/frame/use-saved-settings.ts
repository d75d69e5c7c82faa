import type { ColorScheme, Locale } from '@fieldhouse/contract/people.ts';
import { useMantineColorScheme } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#lib/api.ts';
import { currentLocale, setLocale } from '#lib/i18n.ts';
import { type Session, sessionQuery, useMe } from '#lib/session.ts';

/** Language and color scheme follow the person to every device; a change here is saved to the account. */
export function useSavedSettings() {
  const me = useMe();
  const queryClient = useQueryClient();
  const { setColorScheme } = useMantineColorScheme();
  const save = useMutation(api.accounts.saveSettings.mutationOptions());

  // Only when somebody signs in: the page keeps its own settings outside React (storage and the html element).
  // biome-ignore lint/correctness/useExhaustiveDependencies: a later change is made by saveLocale and saveColorScheme
  useEffect(() => {
    if (me.locale !== currentLocale()) void setLocale(me.locale);
    setColorScheme(me.colorScheme);
  }, [me.userId]);

  const remember = (change: { locale?: Locale; colorScheme?: ColorScheme }) => {
    queryClient.setQueryData<Session>(sessionQuery.queryKey, (session) =>
      session?.me ? { ...session, me: { ...session.me, ...change } } : session,
    );
    save.mutate(change);
  };
  return {
    saveLocale: (locale: Locale) => remember({ locale }),
    saveColorScheme(colorScheme: ColorScheme) {
      setColorScheme(colorScheme);
      remember({ colorScheme });
    },
  };
}
