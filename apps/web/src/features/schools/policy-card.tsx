import type { LatePolicy, MissingPolicy } from '@fieldhouse/contract/grading-policies.ts';
import type { SchoolPolicy } from '@fieldhouse/contract/terms.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useEdits } from '#lib/use-edits.ts';
import { PercentField } from '#ui/controls/percent-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './schools.module.css';

const START_LATE: Readonly<Record<LatePolicy['kind'], LatePolicy>> = {
  none: { kind: 'none' },
  percent_per_day: { kind: 'percent_per_day', percent: 10, mostPercent: 50 },
  cap: { kind: 'cap', percent: 50 },
};
const START_MISSING: Readonly<Record<MissingPolicy['kind'], MissingPolicy>> = {
  not_counted: { kind: 'not_counted' },
  zero: { kind: 'zero' },
  percent: { kind: 'percent', percent: 50 },
};

/** How the whole school grades, enrols and publishes; a course may differ where the gradebook lets it. */
export function PolicyCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { data } = useSuspenseQuery(api.schools.policy.queryOptions({ input: {} }));
  const { value, changed, isDirty, set, reset } = useEdits<SchoolPolicy>(data.policy);
  const [error, setError] = useState<string | null>(null);
  const save = useMutation(
    api.schools.savePolicy.mutationOptions({
      async onSuccess() {
        reset();
        await queryClient.invalidateQueries({ queryKey: api.schools.policy.key() });
        void toast({
          title: t('Grading policy saved'),
          message: t('It applies from now on. Totals are recalculated in the background.'),
        });
      },
      onError: (refused) => setError(errorText(refused, t)),
    }),
  );
  const { late, missing } = value;
  const isLocked = !data.can.edit;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setError(null);
    save.mutate({ baseNumber: data.number, policy: { ...data.policy, ...changed } });
  };

  return (
    <Card
      title={t('Grading policy')}
      description={t('Version {{number}}, in effect since {{day}}. {{by}}', {
        number: data.number,
        day: format.calendarDate(data.effectiveOn),
        by: data.byName ? t('Set by {{name}}.', { name: data.byName }) : '',
      })}
    >
      <form onSubmit={submit} className={classes.policy}>
        <NativeSelect
          label={t('Missing work')}
          description={t('How work that was never submitted counts in the total so far.')}
          disabled={isLocked}
          value={missing.kind}
          data={[
            { value: 'not_counted', label: t('Not counted, with the second total next to it') },
            { value: 'zero', label: t('Zero points') },
            { value: 'percent', label: t('A percentage of the points') },
          ]}
          onChange={(event) =>
            set('missing', START_MISSING[event.currentTarget.value as MissingPolicy['kind']])
          }
        />
        {missing.kind === 'percent' && (
          <PercentField
            label={t('Missing work counts as this percent')}
            value={missing.percent}
            isDisabled={isLocked}
            onChange={(percent) => set('missing', { kind: 'percent', percent })}
          />
        )}
        <NativeSelect
          label={t('Late work')}
          description={t(
            'Work submitted by an extended due date is never late. A course or an assignment may have its own rule.',
          )}
          disabled={isLocked}
          value={late.kind}
          data={[
            { value: 'none', label: t('No penalty') },
            { value: 'percent_per_day', label: t('Loses points for each day') },
            { value: 'cap', label: t('Earns at most a percentage of the points') },
          ]}
          onChange={(event) => set('late', START_LATE[event.currentTarget.value as LatePolicy['kind']])}
        />
        {late.kind === 'percent_per_day' && (
          <div className={classes.pair}>
            <PercentField
              label={t('Percent of the points for each calendar day')}
              value={late.percent}
              isDisabled={isLocked}
              onChange={(percent) => set('late', { ...late, percent })}
            />
            <PercentField
              label={t('At most this percent in total')}
              value={late.mostPercent}
              isDisabled={isLocked}
              onChange={(mostPercent) => set('late', { ...late, mostPercent })}
            />
          </div>
        )}
        {late.kind === 'cap' && (
          <PercentField
            label={t('Late work earns at most this percent')}
            value={late.percent}
            isDisabled={isLocked}
            onChange={(percent) => set('late', { kind: 'cap', percent })}
          />
        )}
        <NativeSelect
          label={t('Proposals from the grading engine')}
          description={t(
            'Only a model’s grades can be released at once. What the built-in grader reads, and what a model is unsure of, always waits for a teacher.',
          )}
          disabled={isLocked}
          value={value.aiRelease}
          data={[
            { value: 'teacher_confirms', label: t('A teacher confirms each one') },
            { value: 'at_once', label: t('Released at once') },
          ]}
          onChange={(event) => set('aiRelease', event.currentTarget.value as SchoolPolicy['aiRelease'])}
        />
        <NativeSelect
          label={t('New grades')}
          disabled={isLocked}
          value={value.defaultRelease}
          data={[
            { value: 'immediate', label: t('Students see them at once') },
            { value: 'held', label: t('Held until a teacher releases them') },
          ]}
          onChange={(event) =>
            set('defaultRelease', event.currentTarget.value as SchoolPolicy['defaultRelease'])
          }
        />
        <NativeSelect
          label={t('Repeated courses')}
          description={t(
            'Which attempts count in the official GPA. Every attempt stays on the transcript, and credit is given once.',
          )}
          disabled={isLocked}
          value={value.repeats}
          data={[
            { value: 'best', label: t('The best attempt counts') },
            { value: 'latest', label: t('The latest attempt counts') },
            { value: 'average', label: t('The average of all attempts counts') },
          ]}
          onChange={(event) => set('repeats', event.currentTarget.value as SchoolPolicy['repeats'])}
        />
        <NativeSelect
          label={t('Joining a course')}
          disabled={isLocked}
          value={value.enrollmentMode}
          data={[
            { value: 'auto', label: t('Students enroll themselves') },
            { value: 'approval', label: t('A teacher or the school approves each one') },
          ]}
          onChange={(event) =>
            set('enrollmentMode', event.currentTarget.value as SchoolPolicy['enrollmentMode'])
          }
        />
        <TextInput
          type="date"
          label={t('Last day for dropping courses')}
          description={t(
            'Until then students can drop courses themselves. After that, or if no day is set, staff withdraw them.',
          )}
          disabled={isLocked}
          value={value.dropUntil ?? ''}
          onChange={(event) => set('dropUntil', event.currentTarget.value || null)}
        />
        <NativeSelect
          label={t('Publishing a course')}
          disabled={isLocked}
          value={value.coursePublishing}
          data={[
            { value: 'teacher', label: t('Teachers publish on their own') },
            { value: 'approval', label: t('The school approves each course') },
          ]}
          onChange={(event) =>
            set('coursePublishing', event.currentTarget.value as SchoolPolicy['coursePublishing'])
          }
        />
        {error && (
          <div role="alert">
            <Notice tone="danger">{error}</Notice>
          </div>
        )}
        {!isLocked && (
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            {t('Save')}
          </Button>
        )}
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
