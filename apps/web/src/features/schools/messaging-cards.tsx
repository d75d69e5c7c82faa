import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import type { MessagingRules } from '@fieldhouse/contract/message-moderation.ts';
import { Button, Radio } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useMe } from '#lib/session.ts';
import { useEdits } from '#lib/use-edits.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { UnsavedGuard } from '#ui/feedback/unsaved-guard.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './messaging.module.css';

type Kept = Outputs['messages']['rules'];

/** Who may write to whom, for each school that the person administers. */
export function MessagingCards() {
  const schools = useMe().memberships.filter(
    ({ role, status }) => status === 'active' && (role === 'school_admin' || role === 'homeschool_parent'),
  );
  return (
    <Sections>
      {schools.map(({ schoolId, schoolName }) => (
        <MessagingCard
          key={schoolId}
          schoolId={schoolId}
          schoolName={schools.length > 1 ? schoolName : null}
        />
      ))}
    </Sections>
  );
}

interface MessagingCardProps {
  readonly schoolId: SchoolId;
  /** Null: there is only one. */
  readonly schoolName: string | null;
}

function MessagingCard({ schoolId, schoolName }: MessagingCardProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(api.messages.rules.queryOptions({ input: { schoolId } }));
  if (error && !data)
    return (
      <ErrorState
        framed
        title={t("The rules couldn't be loaded")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <CardSkeleton lines={5} />;
  return <RulesCard schoolId={schoolId} schoolName={schoolName} kept={data} />;
}

function RulesCard({ schoolId, schoolName, kept }: MessagingCardProps & { kept: Kept }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { value, changed, isDirty, set, reset } = useEdits<MessagingRules>(kept.rules);
  // What the person has before them: a version that came in by itself isn't it.
  const [base, setBase] = useState(kept.version);
  if (!isDirty && base !== kept.version) setBase(kept.version);
  const [isStale, setStale] = useState(false);
  const { queryKey } = api.messages.rules.queryOptions({ input: { schoolId } });
  const save = useMutation(
    api.messages.saveRules.mutationOptions({
      onSuccess(saved) {
        queryClient.setQueryData<Kept>(queryKey, saved);
        setBase(saved.version);
        setStale(false);
        reset();
        void toast({
          title: t('Rules saved'),
          message: t('They apply from now on, in open conversations too.'),
        });
      },
      onError(error) {
        if (!(error instanceof ORPCError) || codeOf(error) !== 'STALE') return;
        const newest = error.data as Kept;
        queryClient.setQueryData<Kept>(queryKey, newest);
        setBase(newest.version);
        setStale(true);
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ schoolId, rules: { ...kept.rules, ...changed }, baseVersion: base });
  };
  const choose = <Name extends keyof MessagingRules>(name: Name) => ({
    value: value[name],
    onChange: (chosen: string) => set(name, chosen as MessagingRules[Name]),
  });

  return (
    <Card
      title={schoolName === null ? t('Messages') : t('Messages at {{school}}', { school: schoolName })}
      description={t(
        'Staff can always message each other, teachers can message the students in their courses and their families, and everyone can message you.',
      )}
    >
      <form onSubmit={submit} className={classes.rules}>
        <Radio.Group label={t('Students with each other')} {...choose('studentToStudent')}>
          <div className={classes.choices}>
            <Radio
              value="off"
              label={t('Not at all')}
              description={t(
                'Students can only write to teachers and family. They still meet in discussions.',
              )}
            />
            <Radio
              value="shared_courses"
              label={t('In courses they share, from age 13')}
              description={t('Both must be 13 or older, and the school must know their birthdays.')}
            />
          </div>
        </Radio.Group>
        <Radio.Group label={t('Parents with each other')} {...choose('parentToParent')}>
          <div className={classes.choices}>
            <Radio
              value="off"
              label={t('Not at all')}
              description={t("Families can't tell from this who the others are.")}
            />
            <Radio
              value="shared_courses"
              label={t('When their children share a course')}
              description={t('They see each other’s names and whose parents they are.')}
            />
          </div>
        </Radio.Group>
        <Radio.Group
          label={t('Guardians can read them')}
          description={t('What staff and a student write to each other. Both are told before they write.')}
          {...choose('guardiansReadAlong')}
        >
          <div className={classes.choices}>
            <Radio
              value="never"
              label={t('Never')}
              description={t('Guardians see only what is written to them.')}
            />
            <Radio
              value="under_13"
              label={t('For students under 13')}
              description={t("Students whose birthday the school doesn't know count as younger.")}
            />
            <Radio
              value="minors"
              label={t('For all students under 18')}
              description={t('It ends automatically on the eighteenth birthday.')}
            />
          </div>
        </Radio.Group>
        {isStale && (
          <div role="alert">
            <Notice tone="warning">
              {isDirty
                ? t(
                    'Someone else changed these rules in the meantime. Your choices are shown in place of theirs; check all three and save again.',
                  )
                : t('Someone else saved the same thing in the meantime.')}
            </Notice>
          </div>
        )}
        {save.error && codeOf(save.error) !== 'STALE' && (
          <div role="alert">
            <Notice tone="danger">{errorText(save.error, t)}</Notice>
          </div>
        )}
        <div>
          <Button type="submit" disabled={!isDirty} loading={save.isPending}>
            {t('Save')}
          </Button>
        </div>
      </form>
      <UnsavedGuard isDirty={isDirty} />
    </Card>
  );
}
