import { Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './posting.module.css';
import { type PostingReview, postingQuery } from './posting-queries.ts';
import { type Choices, linesOf, postedNow } from './posting-state.ts';
import { usePosting } from './use-posting.ts';

interface PostingFootProps {
  readonly review: PostingReview;
  readonly choices: Choices;
  /** Totals changed between looking and posting, and nobody has said that they were seen. */
  readonly hasChanges: boolean;
  readonly onStale: (studentIds: readonly string[]) => void;
  readonly onReviewed: () => void;
  readonly onPosted: () => void;
}

/** Posts what was reviewed, once somebody has confirmed it. */
export function PostingFoot(props: PostingFootProps) {
  const { review, choices, hasChanges, onStale, onReviewed, onPosted } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { post } = usePosting();
  const [isAsking, setAsking] = useState(false);
  const { courseId, title, students } = review;
  const { lines, wrongCount } = linesOf(students, choices);
  const needsGradingCount = postedNow(students, choices).reduce((sum, one) => sum + one.needsGradingCount, 0);
  const reload = () => queryClient.invalidateQueries({ queryKey: postingQuery(courseId).queryKey });

  const namesOf = (ids: readonly string[]) =>
    students.filter(({ studentId }) => ids.includes(studentId)).map(({ name }) => name);

  async function turnDown(error: unknown) {
    // What it breaks stands in the dialog.
    if (worsenedBy(error)) return;
    setAsking(false);
    const data: unknown = error instanceof ORPCError ? error.data : null;
    switch (codeOf(error)) {
      case 'STALE':
        await reload();
        onStale((data as { studentIds: string[] }).studentIds);
        void toast({
          title: t('Nothing was posted'),
          message: t('Totals have changed since you looked. They are marked; your choices are kept.'),
          tone: 'error',
        });
        return;
      case 'ACKNOWLEDGE_NEEDED':
      case 'INCOMPLETE_LIST':
      case 'NO_GRADE':
      case 'DUE_DAY':
      case 'ALREADY_POSTED':
      case 'NOT_REOPENED':
        await reload();
        void toast({
          title: t('Nothing was posted'),
          message:
            codeOf(error) === 'ALREADY_POSTED'
              ? t('Someone has posted these grades in the meantime.')
              : codeOf(error) === 'NOT_REOPENED'
                ? t(
                    "These grades are posted and locked: {{names}}. Nothing changes for them until they're reopened as well.",
                    { names: format.list(namesOf((data as { studentIds: string[] }).studentIds)) },
                  )
                : t('The list has changed in the meantime. Check it again; your choices are kept.'),
          tone: 'error',
        });
        return;
      default:
        void toast({ title: t('Nothing was posted'), message: errorText(error, t), tone: 'error' });
    }
  }

  const send = (input: NonNullable<typeof post.variables>) =>
    post.mutate(input, {
      onSuccess({ postedCount }) {
        setAsking(false);
        onPosted();
        void toast({
          title: t('Final grades posted'),
          message: t('{{course}}, {{count}} students', { course: title, count: postedCount }),
        });
        rescueFocus();
      },
      onError: (error) => void turnDown(error),
    });

  function confirm() {
    // The page says how much work waits for a grade; whoever posts has read it.
    if (lines) send({ courseId, basis: choices.basis, lines, acknowledged: { needsGradingCount } });
  }

  return (
    <footer className={classes.foot}>
      <p role="status">
        {wrongCount > 0
          ? t('{{count}} students still need a result, a percent, a reason or a day.', { count: wrongCount })
          : hasChanges
            ? t('Review the totals that have changed.')
            : t('{{count}} students ready to post', { count: lines?.length ?? 0 })}
      </p>
      <div className={classes.buttons}>
        {hasChanges && (
          <Button
            variant="default"
            onClick={() => {
              onReviewed();
              rescueFocus(() => document.querySelector<HTMLElement>('[data-post]:enabled'));
            }}
          >
            {t("I've seen them")}
          </Button>
        )}
        <Button
          data-post
          leftSection={<IconLock size={18} />}
          disabled={lines === null || lines.length === 0 || hasChanges}
          loading={post.isPending}
          onClick={() => {
            post.reset();
            setAsking(true);
          }}
        >
          {t('Post and lock')}
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        isFirm
        isHigh
        onClose={() => setAsking(false)}
        title={t('Post the final grades of {{course}}?', { course: title })}
        description={t(
          'The final grades of {{count}} students are posted and the course is locked. Students are notified, and GPA, credits and core courses are updated. This can’t be undone; only an administrator can reopen it.',
          { count: lines?.length ?? 0 },
        )}
      >
        {needsGradingCount > 0 && (
          <p>
            {t('{{count}} submissions are waiting for a grade and are left out.', {
              count: needsGradingCount,
            })}
          </p>
        )}
        <GuardNotice change={{ ...post, mutate: send }} />
        <DialogActions>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('Cancel')}
          </Button>
          <Button loading={post.isPending} onClick={confirm}>
            {t('Post and lock')}
          </Button>
        </DialogActions>
      </Dialog>
    </footer>
  );
}
