import { IconInfoCircle, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { digitalWording } from '#lib/digital-wording.ts';
import { useFormat } from '#lib/format.ts';
import type { HandIn } from '#lib/hand-in-check.ts';
import { StoryCard } from '#shared/assignments/assignment-parts.tsx';
import { MatchingColumns } from '#shared/assignments/matching-side.tsx';
import { ListenAssignment } from '#shared/listening/listen-assignment.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { isEmptyAnswer } from './answer.ts';
import { AnswerForm, AnswerSkeleton } from './answer-form.tsx';
import { AttemptList } from './attempt-list.tsx';
import { ConceptsCard } from './concepts-card.tsx';
import type { Assignment } from './coursework-queries.ts';
import type { DraftSnapshot } from './draft-types.ts';
import { HandedInCard } from './handed-in-card.tsx';
import { ResultCard } from './result-card.tsx';
import { useSaveWords } from './save-status.tsx';
import { HowGradedCard, LastAttemptCard, StepsCard, stepsOf } from './side-cards.tsx';
import { StepBar } from './step-bar.tsx';
import { type OpenDraft, useDraftSnapshot, useOpenDraft } from './use-draft.ts';
import { useSubmission, type Watched } from './use-submission.ts';
import { WaitingHandIn } from './waiting-hand-in.tsx';
import classes from './work-tab.module.css';

interface WorkTabProps {
  readonly assignment: Assignment;
  readonly onWatch: (watched: Watched | null) => void;
}

/** Reading material, the work itself, and what was handed in before; beside it the steps. */
export function WorkTab(props: WorkTabProps) {
  const { t } = useTranslation();
  const { assignment } = props;
  return (
    <>
      <ListenAssignment assignment={assignment} words={digitalWording} />
      {assignment.can.whyNot === 'school_read_only' && (
        <Notice tone="warning" icon={<IconLock />} title={t("You can't submit anything right now")}>
          {t(
            'Your school is closed or on hold. What you wrote and submitted is kept, and you can read it here.',
          )}
        </Notice>
      )}
      {assignment.can.whyNot === 'not_a_learner' ? (
        <ReadOnlyWork assignment={assignment} />
      ) : (
        <StudentWork {...props} />
      )}
    </>
  );
}

function Layout({ children, side }: { children: React.ReactNode; side: React.ReactNode }) {
  return (
    <div className={classes.layout}>
      <div className={classes.main}>{children}</div>
      <aside className={classes.side}>{side}</aside>
    </div>
  );
}

const Material = ({ assignment: { courseId, lesson, instructions } }: { assignment: Assignment }) => (
  <>
    {lesson && <ConceptsCard courseId={courseId} lesson={lesson} />}
    {instructions.story && <StoryCard story={instructions.story} />}
  </>
);

function StudentWork({ assignment, onWatch }: WorkTabProps) {
  const draft = useOpenDraft(assignment);
  const { submit, isPending, waiting, withdraw, handedIn } = useSubmission(assignment, draft, onWatch);
  const [isResubmitting, setResubmitting] = useState(false);
  const latest = assignment.attempts.toSorted((a, b) => a.attemptNumber - b.attemptNumber).at(-1);
  const common = { assignment, latest, isPending, waiting, handedIn };

  if (!draft) {
    return (
      <Layout side={<HowGradedCard assignment={assignment} />}>
        <Material assignment={assignment} />
        <AnswerSkeleton />
      </Layout>
    );
  }
  return (
    <OpenWork
      {...common}
      draft={draft}
      isResubmitting={isResubmitting}
      onResubmit={() => {
        setResubmitting(true);
        // Another attempt mostly improves the last one.
        if (latest?.text || latest?.files.length) {
          const { content } = draft.keeper.snapshot();
          const fileIds = latest.files.map(({ fileId }) => fileId);
          draft.keeper.change({ ...content, text: latest.text, fileIds });
        }
      }}
      onWithdraw={withdraw}
      onSubmit={(content) => {
        setResubmitting(false);
        submit(content);
      }}
    />
  );
}

interface OpenWorkProps {
  readonly assignment: Assignment;
  readonly latest: Assignment['attempts'][number] | undefined;
  readonly draft: OpenDraft;
  readonly isPending: boolean;
  /** An answer for which Submit was pressed, and that the server hasn't got; null: none. */
  readonly waiting: HandIn | null;
  readonly onWithdraw: () => void;
  /** The attempt that this page handed in; null: none. */
  readonly handedIn: string | null;
  readonly isResubmitting: boolean;
  readonly onResubmit: () => void;
  readonly onSubmit: (content: DraftSnapshot['content']) => void;
}

function OpenWork(props: OpenWorkProps) {
  const { assignment, latest, draft, isPending, handedIn, isResubmitting, onResubmit } = props;
  const { waiting, onWithdraw, onSubmit } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const snapshot = useDraftSnapshot(draft);
  const saved = useSaveWords(snapshot.status);
  const { content } = snapshot;
  const isWriting =
    assignment.can.submit &&
    (!latest ||
      isResubmitting ||
      isPending ||
      waiting !== null ||
      !isEmptyAnswer(content) ||
      snapshot.status.kind === 'conflict');
  const steps = stepsOf(
    assignment,
    {
      pairCount: content.matches.length,
      text: content.text,
      fileCount: content.fileIds?.length ?? 0,
      saved,
      handedIn: isWriting ? null : (latest ?? null),
    },
    t,
    format,
  );
  const lastGraded = assignment.attempts.findLast(({ grade }) => grade !== null);

  return (
    <>
      <Layout
        side={
          <>
            <StepsCard steps={steps} />
            <HowGradedCard assignment={assignment} />
            {isWriting && lastGraded && <LastAttemptCard attempt={lastGraded} />}
          </>
        }
      >
        {waiting && <WaitingHandIn handIn={waiting} onWithdraw={onWithdraw} />}
        {!isWriting && latest && !latest.grade && (
          <HandedInCard
            assignment={assignment}
            attempt={latest}
            isFresh={latest.attemptId === handedIn}
            onResubmit={onResubmit}
          />
        )}
        {!isWriting && latest?.grade && (
          <ResultCard
            assignment={assignment}
            attempt={latest}
            grade={latest.grade}
            isFresh={latest.attemptId === handedIn}
            onResubmit={onResubmit}
          />
        )}
        {!isWriting && assignment.attempts.length > 0 && <AttemptList assignment={assignment} />}
        <Material assignment={assignment} />
        {isWriting && assignment.isCourseLocked && (
          <p className={classes.note}>
            <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
            {t(
              "This course's grades are posted. You can still submit your work; it will be graded once they're reopened.",
            )}
          </p>
        )}
        {isWriting && (
          <AnswerForm
            assignment={assignment}
            draft={draft}
            snapshot={snapshot}
            isSubmitting={isPending}
            isWaiting={waiting?.refusal === null}
            isFocused={isResubmitting}
            onSubmit={onSubmit}
          />
        )}
        {isWriting && assignment.attempts.length > 0 && <AttemptList assignment={assignment} />}
      </Layout>
      {isWriting && <StepBar steps={steps} />}
    </>
  );
}

/** For teachers, administrators and guardians: what students get, without anything to fill in. */
function ReadOnlyWork({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation();
  const { matching, attempts } = assignment;
  return (
    <Layout side={<HowGradedCard assignment={assignment} />}>
      <p className={classes.note}>
        <IconInfoCircle size={20} stroke={1.7} aria-hidden="true" />
        {t('This is how students see it. Only students in the course can answer it.')}
      </p>
      {attempts.length > 0 && <AttemptList assignment={assignment} />}
      <Material assignment={assignment} />
      {matching && <MatchingColumns {...matching} />}
    </Layout>
  );
}
