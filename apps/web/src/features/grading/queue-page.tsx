import { points } from '@fieldhouse/domain/rounding/display.ts';
import {
  IconAlertTriangle,
  IconChecks,
  IconChevronRight,
  IconClock,
  IconHourglass,
  IconSparkles,
} from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { BuiltInReleases } from './built-in-releases.tsx';
import { courseAttemptText } from './course-attempt-words.ts';
import { LOW_CONFIDENCE } from './flag-words.ts';
import { type QueueLine, queueQuery } from './grading-queries.ts';
import classes from './queue-page.module.css';

interface QueuePageProps {
  readonly course?: string | undefined;
  readonly onCourse: (course: string | undefined) => void;
}

/** Everything that waits for a person, doubtful work first. */
export function QueuePage({ course, onCourse }: QueuePageProps) {
  const { t } = useTranslation();
  const { work, waitsForTeacher } = useSuspenseQuery(queueQuery).data;
  const courses = [...new Map(work.map(({ courseId, courseTitle }) => [courseId as string, courseTitle]))];
  const shown = course ? work.filter(({ courseId }) => courseId === course) : work;

  return (
    <>
      <PageHeader
        title={t('To grade')}
        description={
          waitsForTeacher
            ? t(
                'What waits here reaches no student before you release it. Work that needs a closer look comes first.',
              )
            : t(
                'A model’s grades may be released at once, as your school chose. What stays here waits for you; work that needs a closer look comes first.',
              )
        }
      />
      <Sections>
        {courses.length > 1 && (
          <Chips
            label={t('Course')}
            value={course}
            onChange={onCourse}
            chips={[
              { value: undefined, label: t('All courses ({{count}})', { count: work.length }) },
              ...courses.map(([value, title]) => ({
                value,
                label: t('{{title}} ({{count}})', {
                  title,
                  count: work.filter(({ courseId }) => courseId === value).length,
                }),
              })),
            ]}
          />
        )}
        <Card flush>
          {shown.length === 0 ? (
            <EmptyState titleOrder={2} icon={<IconChecks />} title={t('Everything is graded')}>
              {t('Work appears here as soon as a student hands it in.')}
            </EmptyState>
          ) : (
            <ul className={classes.rows}>
              {shown.map((line) => (
                <QueueRow key={line.attemptId} line={line} course={course} />
              ))}
            </ul>
          )}
        </Card>
        <BuiltInReleases />
      </Sections>
    </>
  );
}

function QueueRow({ line, course }: { line: QueueLine; course: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { attemptId, studentName, assignmentTitle, courseTitle, attemptNumber, isLate } = line;
  const courseAttempt = courseAttemptText(line.courseAttempt, t);
  return (
    <li className={classes.row}>
      <Avatar name={studentName} url={line.studentAvatarUrl} />
      <div className={classes.words}>
        <Link
          to="/teach/grading/$attemptId"
          params={{ attemptId }}
          search={{ course }}
          className={classes.name}
        >
          {studentName}
        </Link>
        <p className={classes.work}>{assignmentTitle}</p>
        <p className={classes.about}>
          <span>{courseTitle}</span>
          {courseAttempt && <span>{courseAttempt}</span>}
          <span>{t('Attempt {{number}}', { number: attemptNumber })}</span>
          <span>{format.dateTime(line.submittedAt)}</span>
        </p>
      </div>
      <span className={classes.badges}>
        {isLate && (
          <Badge tone="warning" icon={<IconClock />}>
            {t('Late')}
          </Badge>
        )}
        <ProposalBadge line={line} />
      </span>
      <IconChevronRight className={classes.chevron} size={20} stroke={1.7} aria-hidden="true" />
    </li>
  );
}

function ProposalBadge({ line: { proposal, pointsPossible } }: { line: QueueLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!proposal) {
    return <Badge icon={<IconHourglass />}>{t('No proposal yet')}</Badge>;
  }
  if (proposal.flags.length > 0 || proposal.confidence < LOW_CONFIDENCE) {
    return (
      <Badge tone="warning" icon={<IconAlertTriangle />}>
        {t('Needs a human')}
      </Badge>
    );
  }
  return (
    <Badge tone="primary" icon={<IconSparkles />}>
      {t('Proposed {{points}} of {{possible}}', {
        points: format.number(points(proposal.totalPoints)),
        possible: format.number(points(pointsPossible)),
      })}
    </Badge>
  );
}
