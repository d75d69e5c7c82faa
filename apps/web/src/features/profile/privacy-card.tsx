import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEdits } from '#lib/use-edits.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './profile.module.css';
import { useProfile } from './profile-queries.ts';
import { useSaveSettings } from './use-save-settings.ts';

/** What classmates may see. */
export function PrivacyCard() {
  const { t } = useTranslation();
  const { settings, isMinor } = useProfile();
  const { showProfile, showGrades, showProgress } = settings;
  const { value, changed, set, reset, isDirty } = useEdits({ showProfile, showGrades, showProgress });
  const save = useSaveSettings(t('Settings saved'), reset);
  const switches = [
    {
      name: 'showProfile',
      label: t('Public profile'),
      about: t('Classmates may see your photo beside your name.'),
    },
    {
      name: 'showGrades',
      label: t('Show grades'),
      about: t('Where classmates can see each other, they may see your grades.'),
    },
    {
      name: 'showProgress',
      label: t('Show course progress'),
      about: t('Where classmates can see each other, they may see how far along you are in a course.'),
    },
  ] as const;
  return (
    <Card title={t('Privacy')} description={t('This is only about classmates.')}>
      <p className={classes.text}>
        {t(
          'Your teachers, your school and the guardians linked to you always see what they need. No one outside your school sees any of it.',
        )}{' '}
        {isMinor && t('Because you are under 18, all of it is off until you turn it on.')}
      </p>
      <div className={classes.switches}>
        {switches.map(({ name, label, about }) => (
          <Switch
            key={name}
            classNames={{ track: classes.track ?? '' }}
            label={label}
            description={about}
            checked={value[name]}
            onChange={(event) => set(name, event.currentTarget.checked)}
          />
        ))}
      </div>
      <Button
        loading={save.isPending}
        disabled={!isDirty}
        onClick={() => save.mutate({ ...changed, version: settings.version })}
      >
        {t('Save Settings')}
      </Button>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
