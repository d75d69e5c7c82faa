import { useComputedColorScheme } from '@mantine/core';
import { IconLogout, IconMoon, IconPencilPlus, IconSun, IconWorld } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentHome } from '#lib/current-home.ts';
import { LOCALES, setLocale, useLocale } from '#lib/i18n.ts';
import { useMe } from '#lib/session.ts';
import { navigationFor } from '#shared/frame/navigation.ts';
import { useSavedSettings } from '#shared/frame/use-saved-settings.ts';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { Marked } from '#ui/display/marked.tsx';
import { Dialog } from '#ui/layout/dialog.tsx';
import { type Command, matchCommands } from './commands.ts';
import classes from './palette.module.css';
import { useFound } from './use-found.ts';

const MOST_SHOWN = 50;

/** Goes anywhere, does the frequent things and finds what is taught, by typing. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const { commands, isMember } = useCommands();
  const matched = matchCommands(commands, query).slice(0, MOST_SHOWN);
  // Below what is there at once, so that nothing moves under the hand when answers come.
  const found = [...matched, ...useFound(query, isMember)];
  const chosen = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${listId}-${command.id}`;

  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || found.length === 0) return;
    event.preventDefault();
    const next = (Math.min(at, found.length - 1) + step + found.length) % found.length;
    setAt(next);
    document.getElementById(optionId(found[next] as Command))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog isOpen isHigh onClose={onClose} title={t('Search and commands')}>
      <input
        className={classes.input}
        type="text"
        role="combobox"
        aria-label={t('Search pages, lessons and actions')}
        placeholder={t('Search pages, lessons and actions')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKey}
      />
      <div id={listId} role="listbox" aria-label={t('Results')} className={classes.list}>
        {found.map((command, index) => (
          <div key={command.id} role="presentation">
            {command.group !== found[index - 1]?.group && (
              <p className={classes.group} role="presentation">
                {command.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input */}
            <div
              id={optionId(command)}
              role="option"
              aria-selected={command === chosen}
              className={classes.option}
              onClick={() => run(command)}
              onPointerMove={() => setAt(index)}
            >
              <command.icon size={20} stroke={1.7} aria-hidden="true" />
              <span className={classes.label}>
                {command.segments ? <Marked segments={command.segments} /> : command.label}
              </span>
              {command.hint && <span className={classes.hint}>{command.hint}</span>}
            </div>
          </div>
        ))}
      </div>
      <p className={classes.none} role="status">
        {found.length === 0 && t('Nothing matches "{{query}}".', { query })}
      </p>
    </Dialog>
  );
}

/** Pages of the person's role and actions; `isMember`: there is something to search in. */
function useCommands(): { readonly commands: Command[]; readonly isMember: boolean } {
  const { t } = useTranslation();
  const me = useMe();
  const home = useCurrentHome();
  const navigate = useNavigate();
  const locale = useLocale();
  const isDark = useComputedColorScheme('light') === 'dark';
  const settings = useSavedSettings();
  const signOut = useSignOut();
  const isMember = me.memberships.some(({ status }) => status !== 'pending') || home === 'parent';

  const pages = navigationFor([home], t, me.isCounselor).flatMap(({ items }) =>
    items.map(({ to, label, icon }) => ({
      ...{ id: `page-${label}`, label, icon, group: t('Pages') },
      run: () => void navigate({ to: to as '/dashboard' }),
    })),
  );
  const writes = isMember && home !== 'waiting' && home !== 'operator';
  const actions: Command[] = [
    ...(writes
      ? [
          {
            ...{ id: 'new-message', label: t('New message'), icon: IconPencilPlus, group: t('Actions') },
            run: () => void navigate({ to: '/messages', search: { new: 1 } }),
          },
        ]
      : []),
    {
      ...{ id: 'colors', label: isDark ? t('Use light colors') : t('Use dark colors'), group: t('Actions') },
      icon: isDark ? IconSun : IconMoon,
      run: () => settings.saveColorScheme(isDark ? 'light' : 'dark'),
    },
    ...LOCALES.filter((one) => one.locale !== locale).map((one) => ({
      ...{ id: `language-${one.locale}`, label: one.name, icon: IconWorld, group: t('Actions') },
      hint: t('Language'),
      run: () => void setLocale(one.locale).then(() => settings.saveLocale(one.locale)),
    })),
    {
      ...{ id: 'sign-out', label: t('Sign Out'), icon: IconLogout, group: t('Actions') },
      run: () => signOut.mutate(),
    },
  ];
  return { commands: [...pages, ...actions], isMember };
}
