import { COLOR_SCHEMES, DATE_FORMATS, TIME_ZONES } from '@fieldhouse/contract/limits.ts';
import type { ColorScheme, DateFormat, TimeZone } from '@fieldhouse/contract/people.ts';
import { Button, NativeSelect, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LOCALES, setLocale } from '#lib/i18n.ts';
import { useMe } from '#lib/session.ts';
import { useEdits } from '#lib/use-edits.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';
import { useProfile } from './profile-queries.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** Language, zone, dates and colors; they follow the person to every device. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const me = useMe();
  const { settings } = useProfile();
  const { setColorScheme } = useMantineColorScheme();
  const { locale, colorScheme, timeZone, dateFormat } = settings;
  const { value, changed, set, reset, isDirty } = useEdits({ locale, colorScheme, timeZone, dateFormat });
  const save = useSaveSettings(t('Preferences saved'), (saved) => {
    reset();
    setColorScheme(saved.colorScheme);
    void setLocale(saved.locale);
  });
  const schoolZone = me.memberships[0]?.timeZone;
  const zones: Record<TimeZone, string> = {
    'America/New_York': t('Eastern Time (ET)'),
    'America/Chicago': t('Central Time (CT)'),
    'America/Denver': t('Mountain Time (MT)'),
    'America/Los_Angeles': t('Pacific Time (PT)'),
  };
  const schemes: Record<ColorScheme, string> = {
    light: t('Off'),
    dark: t('On'),
    auto: t('Same as this device'),
  };
  const formats: Record<DateFormat, string> = { MDY: 'MM/DD/YYYY', DMY: 'DD/MM/YYYY', YMD: 'YYYY-MM-DD' };
  return (
    <Card title={t('Preferences')} description={t('They follow you to every device.')}>
      <div className={classes.form}>
        <NativeSelect
          label={t('Dark mode')}
          value={value.colorScheme}
          onChange={(event) =>
            set('colorScheme', COLOR_SCHEMES.find((one) => one === event.currentTarget.value) ?? 'auto')
          }
          data={COLOR_SCHEMES.map((one) => ({ value: one, label: schemes[one] }))}
        />
        <NativeSelect
          label={t('Language')}
          value={value.locale}
          onChange={(event) =>
            set('locale', LOCALES.find(({ locale }) => locale === event.currentTarget.value)?.locale ?? 'en')
          }
          data={LOCALES.map((one) => ({ value: one.locale, label: one.name }))}
        />
        <NativeSelect
          label={t('Time zone')}
          description={t("The time zone your times are shown in. Deadlines don't change.")}
          inputWrapperOrder={['label', 'input', 'description']}
          value={value.timeZone ?? ''}
          onChange={(event) =>
            set('timeZone', TIME_ZONES.find((one) => one === event.currentTarget.value) ?? null)
          }
          data={[
            {
              value: '',
              label: schoolZone
                ? t("The school's ({{zone}})", {
                    zone: zones[schoolZone as TimeZone] ?? schoolZone.replaceAll('_', ' '),
                  })
                : t("This device's"),
            },
            ...TIME_ZONES.map((one) => ({ value: one, label: zones[one] })),
          ]}
        />
        <NativeSelect
          label={t('Date format')}
          value={value.dateFormat ?? ''}
          onChange={(event) =>
            set('dateFormat', DATE_FORMATS.find((one) => one === event.currentTarget.value) ?? null)
          }
          data={[
            { value: '', label: t('Standard for your language') },
            ...DATE_FORMATS.map((one) => ({ value: one, label: formats[one] })),
          ]}
        />
        <Button
          loading={save.isPending}
          disabled={!isDirty}
          onClick={() => save.mutate({ ...changed, version: settings.version })}
        >
          {t('Save Preferences')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
