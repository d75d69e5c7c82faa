import type { PreferenceChannel, PreferenceType } from '@fieldhouse/contract/profile.ts';
import { Button, Switch, Table } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useEdits } from '#lib/use-edits.ts';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.ts';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';
import classes from './profile.module.css';
import { useProfile, useRefreshProfile } from './profile-queries.ts';

type Key = `${PreferenceType}/${PreferenceChannel}`;

/** What the person is told about, and where. */
export function NotificationsCard() {
  const { t } = useTranslation();
  const { preferences } = useProfile();
  const refresh = useRefreshProfile();
  const kept = Object.fromEntries(
    preferences.map(({ type, channel, isOn }) => [`${type}/${channel}`, isOn]),
  ) as Record<Key, boolean>;
  const { value, changed, set, reset, isDirty } = useEdits(kept);
  const save = useMutation(
    api.profile.savePreferences.mutationOptions({
      async onSuccess() {
        await refresh();
        reset();
        void toast({ title: t('Preferences saved') });
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const rows: { type: PreferenceType; name: string; about: string }[] = [
    {
      type: 'assignment',
      name: t('Assignment reminders'),
      about: t('A day before something is due, and when work waits for you.'),
    },
    {
      type: 'grade',
      name: t('Grade updates'),
      about: t(
        'When a grade can be read. Grades of a course within a quarter of an hour come in one letter.',
      ),
    },
    { type: 'announcement', name: t('Announcements'), about: t('What your school or a course has to say.') },
  ];
  const columns: { channel: PreferenceChannel; name: string }[] = [
    { channel: 'app', name: t('In the app') },
    { channel: 'email', name: t('Email') },
  ];
  return (
    <Card
      title={t('Notifications')}
      description={t('Letters about your account and your safety always come.')}
    >
      <Table className={classes.matrix}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('What it is about')}</Table.Th>
            {columns.map(({ channel, name }) => (
              <Table.Th key={channel} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ type, name, about }) => (
            <Table.Tr key={type}>
              <Table.Th scope="row">
                {name}
                <span className={classes.about}>{about}</span>
              </Table.Th>
              {columns.map(({ channel, name: where }) => (
                <Table.Td key={channel}>
                  <Switch
                    classNames={{ track: classes.track ?? '' }}
                    aria-label={t('{{what}}: {{where}}', { what: name, where })}
                    checked={value[`${type}/${channel}`]}
                    onChange={(event) => set(`${type}/${channel}`, event.currentTarget.checked)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button
        loading={save.isPending}
        disabled={!isDirty}
        onClick={() =>
          save.mutate({
            preferences: preferences.flatMap(({ type, channel }) => {
              const isOn = changed[`${type}/${channel}`];
              return isOn === undefined ? [] : [{ type, channel, isOn }];
            }),
          })
        }
      >
        {t('Save Preferences')}
      </Button>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
