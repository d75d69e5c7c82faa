import { useComputedColorScheme } from '@mantine/core';
import { IconBook2, IconLogout, IconMoon, IconSun, IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useCurrentHome } from '#lib/current-home.ts';
import { LOCALES, setLocale, useLocale } from '#lib/i18n.ts';
import { useMe } from '#lib/session.ts';
import { Dialog } from '#ui/dialog.tsx';
import { navigationFor } from '#ui/navigation.ts';
import { useSavedSettings } from '#ui/use-saved-settings.ts';
import { useSignOut } from '#ui/use-sign-out.ts';
import { type Command, matchCommands } from './commands.ts';
import classes from './palette.module.css';

const MOST_SHOWN = 50;

/** Goes anywhere and does the frequent things, by typing. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const commands = useCommands();
  const found = matchCommands(commands, query).slice(0, MOST_SHOWN);
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
        aria-label={t('Search pages, courses and actions')}
        placeholder={t('Search pages, courses and actions')}
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
              <span className={classes.label}>{command.label}</span>
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

/** Pages of the person's role, their school's courses, and actions. */
function useCommands(): Command[] {
  const { t } = useTranslation();
  const me = useMe();
  const home = useCurrentHome();
  const navigate = useNavigate();
  const locale = useLocale();
  const isDark = useComputedColorScheme('light') === 'dark';
  const settings = useSavedSettings();
  const signOut = useSignOut();
  const isMember = me.memberships.some(({ status }) => status !== 'pending') || home === 'parent';
  const { data } = useQuery({ ...api.catalog.list.queryOptions({ input: {} }), enabled: isMember });

  const pages = navigationFor([home], t).flatMap(({ items }) =>
    items.map(({ to, label, icon }) => ({
      ...{ id: `page-${label}`, label, icon, group: t('Pages') },
      run: () => void navigate({ to: to as '/dashboard' }),
    })),
  );
  const courses = (data?.courses ?? []).map(({ courseId, title, instructorName }) => ({
    ...{ id: `course-${courseId}`, label: title, icon: IconBook2, group: t('Courses') },
    ...(instructorName ? { hint: instructorName } : {}),
    run: () => void navigate({ to: '/course/$courseId', params: { courseId } }),
  }));
  const actions: Command[] = [
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
  return [...pages, ...courses, ...actions];
}
