import { IconChevronLeft, IconChevronRight, IconClock, IconHistory, IconUsers } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { AttemptsCard } from './attempts-card.tsx';
import { courseAttemptText } from './course-attempt-words.ts';
import { GradeForm } from './grade-form.tsx';
import { type AssignmentStudent, assignmentWorkQuery, queueQuery, workQuery } from './grading-queries.ts';
import { InquiryNotice } from './inquiry-notice.tsx';
import { wordCount } from './marked-text.ts';
import { StudentText } from './student-text.tsx';
import { StudentsPanel } from './students-panel.tsx';
import { TaskCard } from './task-card.tsx';
import { useKeptGrading } from './use-grading.ts';
import { useOthersHere } from './use-presence.ts';
import { WorkDocuments } from './work-documents.tsx';
import classes from './work-page.module.css';

interface WorkPageProps {
  readonly attemptId: string;
  /** The queue's filter, kept while going through it. */
  readonly course: string | undefined;
}

const hasWork = (one: AssignmentStudent): one is AssignmentStudent & { attemptId: string } =>
  one.attemptId !== null;

/** One piece of work between the students of its assignment and its rubric. */
export function WorkPage({ attemptId, course }: WorkPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { data: work } = useSuspenseQuery(workQuery(attemptId));
  const { data: queue } = useSuspenseQuery(queueQuery);
  const grading = useKeptGrading(attemptId);
  const colleagues = useOthersHere(attemptId);
  const { line, text, matchingCorrect, matchingTotal } = work;
  const courseAttempt = courseAttemptText(line.courseAttempt, t);
  usePageTitle(line.studentName, [
    { label: t('To grade'), to: '/teach/grading' },
    { label: line.assignmentTitle, to: `/assignment/${line.assignmentId}` },
  ]);

  const { data: ofAssignment } = useQuery(assignmentWorkQuery(line.assignmentId));
  // Through the students of the assignment, as they stand beside it, then on through the queue.
  const students = (ofAssignment?.students ?? []).filter(hasWork);
  const at = students.findIndex((one) => one.attemptId === attemptId);
  const others = queue.work.filter(
    (one) => one.assignmentId !== line.assignmentId && (!course || one.courseId === course),
  );
  const previous = students[at - 1];
  const next = students[at + 1] ?? others[0];
  const waiting = students.filter((one) => one.state === 'to_grade' && one.attemptId !== attemptId);
  const nextWaiting =
    waiting.find((one) => students.indexOf(one) > at) ?? waiting[0] ?? (ofAssignment ? others[0] : undefined);

  const open = (wanted: { readonly attemptId: string } | undefined) => {
    if (wanted)
      void navigate({
        to: '/teach/grading/$attemptId',
        params: { attemptId: wanted.attemptId },
        search: { course },
      });
    return wanted !== undefined;
  };
  const goOn = () => open(nextWaiting) || void navigate({ to: '/teach/grading', search: { course } });

  return (
    <>
      <header className={classes.header}>
        <Avatar name={line.studentName} url={line.studentAvatarUrl} size={52} />
        <div className={classes.words}>
          <h1 className={classes.name}>{line.studentName}</h1>
          <p className={classes.about}>
            {t('{{assignment}}, attempt {{number}}. Submitted {{when}}.', {
              assignment: line.assignmentTitle,
              number: line.attemptNumber,
              when: format.deadline(line.submittedAt),
            })}{' '}
            {t('{{count}} words', { count: wordCount(text) })}
          </p>
        </div>
        <span className={classes.badges}>
          {courseAttempt && <Badge icon={<IconHistory />}>{courseAttempt}</Badge>}
          {line.isLate && (
            <Badge tone="warning" icon={<IconClock />}>
              {t('Late')}
            </Badge>
          )}
          {!work.isCurrentAttempt && (
            <Badge tone="outline" icon={<IconHistory />}>
              {t('Earlier attempt')}
            </Badge>
          )}
        </span>
        <nav className={classes.turn} aria-label={t('Previous and next work')}>
          {at !== -1 && (
            <span className={classes.place}>
              {t('{{number}} of {{total}}', { number: at + 1, total: students.length })}
            </span>
          )}
          <TurnLink attemptId={previous?.attemptId} course={course} label={t('Previous work')}>
            <IconChevronLeft size={20} />
          </TurnLink>
          <TurnLink attemptId={next?.attemptId} course={course} label={t('Next work')}>
            <IconChevronRight size={20} />
          </TurnLink>
        </nav>
      </header>
      <div className={classes.layout} data-wide-page>
        <StudentsPanel
          work={ofAssignment}
          assignmentId={line.assignmentId}
          openId={attemptId}
          course={course}
        />
        <div className={classes.column}>
          <TaskCard work={work} />
          {matchingTotal !== null && matchingCorrect !== null && (
            <Card>
              <p className={classes.matching}>
                {t('Matching activity: {{correct}} of {{total}} pairs correct at the first check.', {
                  correct: matchingCorrect,
                  total: matchingTotal,
                })}{' '}
                {work.practiceChecks > 0 &&
                  t('{{count}} practice checks after it.', { count: work.practiceChecks })}
              </p>
            </Card>
          )}
          {work.files.length > 0 && <WorkDocuments files={work.files} isAnswer={text.trim() === ''} />}
          <StudentText work={work} />
        </div>
        <div className={classes.column}>
          {/* There from the start, so that the arrival of somebody is read out. */}
          <div role="status" className={classes.status}>
            {colleagues.length > 0 && (
              <Notice tone="warning" icon={<IconUsers size={20} stroke={1.7} aria-hidden="true" />}>
                {colleagues.length === 1
                  ? t('{{name}} is grading this too.', { name: colleagues[0] })
                  : t('{{names}} are grading this too.', { names: format.list(colleagues) })}
              </Notice>
            )}
          </div>
          {work.inquiry && <InquiryNotice inquiry={work.inquiry} />}
          <AttemptsCard work={work} course={course} />
          {grading.kept === undefined ? (
            <CardSkeleton lines={6} />
          ) : (
            <GradeForm
              work={work}
              kept={grading.kept}
              onKeep={grading.keep}
              onDone={async () => {
                await grading.drop();
                goOn();
              }}
              onReturn={() => open(line)}
              onTurn={(direction) => open(direction === 'next' ? next : previous)}
            />
          )}
          {work.rubric.some(({ source }) => source === 'ai') && (
            <p className={classes.more}>
              <TextLink to="/teach/quality/$assignmentId" params={{ assignmentId: line.assignmentId }}>
                {t('How well the engine grades this assignment')}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface TurnLinkProps {
  readonly attemptId: string | undefined;
  readonly course: string | undefined;
  readonly label: string;
  readonly children: React.ReactNode;
}

/** Back and on through the queue; at its ends there is nothing to go to. */
function TurnLink({ attemptId, course, label, children }: TurnLinkProps) {
  if (!attemptId) {
    return (
      <span className={classes.end} aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <ButtonLink
      to="/teach/grading/$attemptId"
      params={{ attemptId }}
      search={{ course }}
      variant="default"
      className={classes.arrow}
      aria-label={label}
      title={label}
    >
      {children}
    </ButtonLink>
  );
}
