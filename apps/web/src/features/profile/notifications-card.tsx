import { CADENCES } from '@fieldhouse/contract/limits.ts';
import type { Cadence, PreferenceChannel, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { useEdits } from '#lib/use-edits.ts';
import { MailTrouble } from '#shared/notifications/mail-trouble.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { DeviceCard } from './device-card.tsx';
import classes from './notifications-card.module.css';

/** What the person is told about, where and when. */
export function NotificationsCard() {
  const { data, error, refetch } = useQuery(api.notifications.preferences.queryOptions({ input: {} }));
  return (
    <Sections>
      <MailTrouble />
      {data ? (
        <Preferences kept={data} />
      ) : error ? (
        <ErrorState framed error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={6} />
      )}
      <DeviceCard />
    </Sections>
  );
}

type Kept = Outputs['notifications']['preferences'];
type Cell = `${PreferenceType}/${PreferenceChannel}`;
type Fields = Record<Cell, Cadence> & { quietFrom: string; quietTo: string };

/** Proposed to whoever turns quiet hours on. */
const NIGHT = { from: '21:00', to: '07:00' };

function Preferences({ kept }: { kept: Kept }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const headId = useId();
  const fields = {
    ...Object.fromEntries(
      kept.preferences.map(({ type, channel, cadence }) => [`${type}/${channel}`, cadence]),
    ),
    quietFrom: kept.quietHours?.from ?? '',
    quietTo: kept.quietHours?.to ?? '',
  } as Fields;
  const { value, changed, set, reset, isDirty } = useEdits<Fields>(fields);
  const save = useMutation(
    api.notifications.savePreferences.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.notifications.preferences.key() });
        reset();
        void toast({ title: t('Preferences saved') });
      },
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const isQuiet = value.quietFrom !== '' || value.quietTo !== '';
  const isHalf = isQuiet && (value.quietFrom === '' || value.quietTo === '');
  const rows: { type: PreferenceType; name: string; about: string }[] = [
    {
      type: 'assignment',
      name: t('Assignment reminders'),
      about: t('A day before something is due, and when work is waiting for you.'),
    },
    {
      type: 'grade',
      name: t('Grade updates'),
      about: t('When you can see a grade. Grades in a course within a quarter of an hour come in one email.'),
    },
    { type: 'announcement', name: t('Announcements'), about: t('News from your school or a course.') },
    {
      type: 'discussion',
      name: t('Discussions'),
      about: t('Replies to discussions you follow, and when someone mentions you.'),
    },
    { type: 'message', name: t('Messages'), about: t('When someone writes to you.') },
    {
      type: 'session',
      name: t('Live sessions'),
      about: t('When a class is scheduled, moved or about to start, and when its recording is available.'),
    },
    { type: 'system', name: t('Other news'), about: t('Requests and decisions at your school.') },
  ];
  const hasAddress = useMe().email !== '';
  const columns = [
    { channel: 'app' as const, name: t('In the app') },
    ...(hasAddress ? [{ channel: 'email' as const, name: t('Email') }] : []),
    { channel: 'push' as const, name: t('On your devices') },
  ];
  const cadences: Record<Cadence, string> = {
    now: t('Immediately'),
    daily: t('Every morning'),
    weekly: t('Every Monday'),
    off: t('Off'),
  };
  const submit = () =>
    save.mutate({
      preferences: kept.preferences.flatMap(({ type, channel }) => {
        const cadence = changed[`${type}/${channel}`];
        return cadence === undefined ? [] : [{ type, channel, cadence }];
      }),
      ...(changed.quietFrom === undefined && changed.quietTo === undefined
        ? {}
        : { quietHours: isQuiet ? { from: value.quietFrom, to: value.quietTo } : null }),
    });

  return (
    <Card
      title={t('Notifications')}
      description={
        hasAddress
          ? t('Emails about your account and your safety are always sent.')
          : t("Your account has no email address, so you'll only be notified here and on your devices.")
      }
    >
      <div className={classes.matrix}>
        <div className={classes.head} aria-hidden="true">
          <span>{t('What it is about')}</span>
          {columns.map(({ channel, name }) => (
            <span key={channel}>{name}</span>
          ))}
        </div>
        {rows.map(({ type, name, about }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a row of the grid
          <div key={type} role="group" aria-labelledby={`${headId}-${type}`} className={classes.row}>
            <div className={classes.what}>
              <span id={`${headId}-${type}`} className={classes.name}>
                {name}
              </span>
              <span className={classes.about}>{about}</span>
            </div>
            {columns.map(({ channel, name: where }) => {
              const cell: Cell = `${type}/${channel}`;
              const label = t('{{what}}: {{where}}', { what: name, where });
              return (
                <div key={channel} className={classes.cell}>
                  <span className={classes.where} aria-hidden="true">
                    {where}
                  </span>
                  {channel === 'email' ? (
                    <NativeSelect
                      aria-label={label}
                      value={value[cell]}
                      onChange={(event) =>
                        set(cell, CADENCES.find((one) => one === event.currentTarget.value) ?? 'now')
                      }
                      data={CADENCES.map((one) => ({ value: one, label: cadences[one] }))}
                    />
                  ) : (
                    <Switch
                      classNames={{ track: classes.track ?? '' }}
                      aria-label={label}
                      checked={value[cell] !== 'off'}
                      onChange={(event) => set(cell, event.currentTarget.checked ? 'now' : 'off')}
                    />
                  )}
                </div>
              );
            })}
          </div>
        ))}
        <div className={classes.row}>
          <div className={classes.what}>
            <span className={classes.name}>{t('Account and safety')}</span>
            <span className={classes.about}>
              {t('Sign-in, approvals, and anything that concerns someone’s safety.')}
            </span>
          </div>
          <div className={classes.always}>
            <Badge>{t('Always')}</Badge>
          </div>
        </div>
      </div>

      <div className={classes.quiet}>
        <Switch
          classNames={{ track: classes.track ?? '' }}
          label={t('Quiet hours')}
          description={t(
            "Nothing is sent between these times; it arrives when they're over. Times are in {{zone}}.",
            { zone: format.zoneName(new Date().toISOString(), kept.timeZone) },
          )}
          checked={isQuiet}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            set('quietFrom', checked ? fields.quietFrom || NIGHT.from : '');
            set('quietTo', checked ? fields.quietTo || NIGHT.to : '');
          }}
        />
        {isQuiet && (
          <div className={classes.times}>
            <TextInput
              type="time"
              label={t('From')}
              value={value.quietFrom}
              onChange={(event) => set('quietFrom', event.currentTarget.value)}
              error={isHalf && value.quietFrom === '' ? t('Set a time') : undefined}
            />
            <TextInput
              type="time"
              label={t('To')}
              value={value.quietTo}
              onChange={(event) => set('quietTo', event.currentTarget.value)}
              error={isHalf && value.quietTo === '' ? t('Set a time') : undefined}
            />
          </div>
        )}
      </div>
      <Button loading={save.isPending} disabled={!isDirty || isHalf} onClick={submit}>
        {t('Save Preferences')}
      </Button>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
