import type { AssignmentSettings } from '@fieldhouse/contract/authoring-content.ts';
import type { CategoryId, LessonId } from '@fieldhouse/contract/ids.ts';
import { Button, Checkbox, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './editor.module.css';
import type { AuthoredAssignment } from './editor-queries.ts';
import { LatePolicyFields } from './late-policy-fields.tsx';
import type { SettingsForm } from './use-settings-form.ts';

interface SettingsCardProps {
  readonly assignment: AuthoredAssignment;
  readonly settings: SettingsForm;
}

/** How an assignment is given. It takes effect at once, so it has a Save of its own; publishing saves it as well. */
export function SettingsCard({ assignment, settings }: SettingsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { timeZone, lessons, categories } = assignment;
  const isEditable = assignment.can.edit;
  const { form, value, set, isDirty, errors, failure, isPending, save } = settings;
  const zone = format.zoneName(new Date().toISOString(), timeZone);

  return (
    <Card
      title={t('Settings')}
      description={t('Saved, they take effect at once. Publishing saves them too.')}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save().then((isSaved) => {
            if (isSaved) void toast({ id: 'toast-settings', title: t('Settings saved') });
          });
        }}
      >
        <fieldset className={classes.plain} disabled={!isEditable}>
          <legend className={classes.hidden}>{t('Settings')}</legend>
          <div className={classes.fields}>
            <NativeSelect
              label={t('Kind')}
              value={value.kind}
              onChange={(event) => set('kind', event.currentTarget.value as AssignmentSettings['kind'])}
              data={[
                { value: 'assignment', label: t('Assignment') },
                { value: 'quiz', label: t('Quiz') },
                { value: 'event_test', label: t('Test event') },
              ]}
            />
            <NativeSelect
              label={t('Lesson')}
              value={value.lessonId ?? ''}
              onChange={(event) => set('lessonId', (event.currentTarget.value || null) as LessonId | null)}
              data={[
                { value: '', label: t('None: for the whole course') },
                ...lessons.map(({ lessonId, title }) => ({ value: lessonId, label: title })),
              ]}
            />
            <TextInput
              type="date"
              name="dueOn"
              label={t('Due on')}
              value={value.dueOn}
              error={errors.dueOn}
              onChange={(event) => set('dueOn', event.currentTarget.value)}
            />
            <TextInput
              type="time"
              name="dueTime"
              label={t('Due at ({{zone}})', { zone })}
              description={t('Without a time: 11:59 PM.')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              disabled={value.dueOn === ''}
              value={value.dueTime}
              error={errors.dueTime}
              onChange={(event) => set('dueTime', event.currentTarget.value)}
            />
            <div>
              <NumberInput
                label={t('Attempts')}
                min={1}
                max={100}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                hideControls
                disabled={value.attemptsAllowed === null}
                value={value.attemptsAllowed ?? ''}
                onChange={(next) => typeof next === 'number' && next >= 1 && set('attemptsAllowed', next)}
              />
              <Checkbox
                mt={8}
                label={t('Unlimited')}
                checked={value.attemptsAllowed === null}
                onChange={(event) => set('attemptsAllowed', event.currentTarget.checked ? null : 1)}
              />
            </div>
            <NativeSelect
              label={t('Category')}
              value={value.categoryId ?? ''}
              onChange={(event) =>
                set('categoryId', (event.currentTarget.value || null) as CategoryId | null)
              }
              data={[
                { value: '', label: t('None') },
                ...categories.map(({ categoryId, name }) => ({ value: categoryId, label: name })),
              ]}
            />
            <NativeSelect
              label={t('Grades are shown to students')}
              value={value.release}
              onChange={(event) => set('release', event.currentTarget.value as AssignmentSettings['release'])}
              data={[
                { value: 'school', label: t('Use the school setting') },
                { value: 'immediate', label: t('Immediately') },
                { value: 'held', label: t('When a teacher releases them') },
              ]}
            />
            <LatePolicyFields
              policy={JSON.parse(value.latePolicy) as AssignmentSettings['latePolicy']}
              onChange={(policy) => set('latePolicy', JSON.stringify(policy))}
            />
          </div>
          <Switch
            mt="md"
            label={t('Extra credit: it can raise the total but never lowers it')}
            checked={value.isExtraCredit}
            onChange={(event) => set('isExtraCredit', event.currentTarget.checked)}
          />
        </fieldset>
        {failure && (
          <div className={classes.failure} role="alert">
            <Notice tone="danger">{failure}</Notice>
          </div>
        )}
        {isEditable && (
          <div className={classes.save}>
            <Button type="submit" loading={isPending} disabled={!isDirty}>
              {t('Save settings')}
            </Button>
          </div>
        )}
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
