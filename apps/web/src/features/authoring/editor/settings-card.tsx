import type { AssignmentSettings } from '@fieldhouse/contract/authoring-content.ts';
import type { AssignmentCopy } from '@fieldhouse/contract/content.ts';
import type { CategoryId, LessonId } from '@fieldhouse/contract/ids.ts';
import { instantOf, type WallTime, wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import { isCalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { Button, Checkbox, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core';
import '@mantine/core/styles/NumberInput.layer.css';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { type FieldErrors, focusFirstError, hasErrors } from '#lib/forms.ts';
import { queryClient } from '#lib/query-client.ts';
import { useEdits } from '#lib/use-edits.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { CopyKeeper } from './copy-keeper.ts';
import classes from './editor.module.css';
import { type AuthoredAssignment, assignmentCopyQuery } from './editor-queries.ts';
import { forgetOutlines, readAgain } from './editor-saves.ts';
import { LatePolicyFields } from './late-policy-fields.tsx';

/** Where no time is typed, work is due at the end of the day. */
const END_OF_DAY = '23:59';

interface SettingsCardProps {
  readonly assignment: AuthoredAssignment;
  readonly keeper: CopyKeeper<AssignmentCopy>;
}

/** The settings as they stand in the form: when it is due in two fields, as the school's wall shows it. */
function formOf({ settings, timeZone }: AuthoredAssignment) {
  const due = settings.dueAt ? wallClock(settings.dueAt, timeZone) : null;
  const { latePolicy, dueAt: _, ...rest } = settings;
  return { ...rest, latePolicy: JSON.stringify(latePolicy), dueOn: due?.on ?? '', dueTime: due?.at ?? '' };
}

/** How an assignment is given. It takes effect at once, so it has a Save of its own. */
export function SettingsCard({ assignment, keeper }: SettingsCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, timeZone, lessons, categories } = assignment;
  const isEditable = assignment.can.edit;
  const { value, set, reset, isDirty } = useEdits(formOf(assignment));
  const [errors, setErrors] = useState<FieldErrors<'dueOn' | 'dueTime'>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const zone = format.zoneName(new Date().toISOString(), timeZone);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { dueOn, dueTime: typedTime, latePolicy, ...rest } = value;
    const at = typedTime || END_OF_DAY;
    const found = {
      dueOn:
        dueOn === '' || (isCalendarDate(dueOn) && dueOn >= '2000' && dueOn < '2059-12-31')
          ? undefined
          : t('Enter a date from 2000 to 2059.'),
      dueTime: /^\d\d:\d\d$/.test(at) ? undefined : t('Enter a time.'),
    };
    setErrors(found);
    setFailure(null);
    if (hasErrors(found)) return focusFirstError(event.currentTarget, found);
    const settings: AssignmentSettings = {
      ...rest,
      latePolicy: JSON.parse(latePolicy) as AssignmentSettings['latePolicy'],
      dueAt: isCalendarDate(dueOn) ? instantOf({ on: dueOn, at: at as WallTime }, timeZone) : null,
    };
    setPending(true);
    try {
      // What is typed above goes first, since both count on from the same version.
      await keeper.flush();
      const baseVersion = keeper.snapshot().version;
      const { version } = await client.authoring.saveAssignmentSettings({
        assignmentId,
        baseVersion,
        settings,
      });
      keeper.setVersion(version);
      queryClient.setQueryData<AuthoredAssignment>(
        assignmentCopyQuery(assignmentId).queryKey,
        (held) => held && { ...held, settings, version },
      );
      reset();
      void forgetOutlines();
      void toast({ id: 'toast-settings', title: t('Settings saved') });
    } catch (error) {
      setFailure(settingsProblem(codeOf(error)) ?? errorText(error, t));
      if (codeOf(error) === 'STALE') await readAgain(assignmentCopyQuery(assignmentId));
    } finally {
      setPending(false);
    }
  };
  const settingsProblem = (code: string | null) => {
    if (code === 'LESSON_NOT_FOUND')
      return t('This lesson is no longer part of the course. Choose another one.');
    if (code === 'CATEGORY_NOT_FOUND') return t('This category no longer exists. Choose another one.');
    return null;
  };

  return (
    <Card title={t('Settings')} description={t('They take effect at once, without publishing.')}>
      <form noValidate onSubmit={(event) => void save(event)}>
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
                { value: 'school', label: t('As the school sets it') },
                { value: 'immediate', label: t('At once') },
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
            label={t('Extra credit: it can raise the total and never lowers it')}
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
