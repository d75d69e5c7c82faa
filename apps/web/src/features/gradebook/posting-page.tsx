import { IconUsers } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import classes from './posting.module.css';
import { BasisCard } from './posting-basis.tsx';
import { PostingFoot } from './posting-foot.tsx';
import { postingQuery } from './posting-queries.ts';
import { PostingRow } from './posting-row.tsx';
import { type Choices, isInTheWay, NO_CHOICES, postedNow, readChoices, seenOf } from './posting-state.ts';
import { PostingWarnings } from './posting-warnings.tsx';
import { PostingWindow } from './posting-window.tsx';

/** Whose lines are shown; undefined: everybody's. */
export type PostingView = 'attention' | undefined;

interface PostingPageProps {
  readonly courseId: string;
  /** Whose lines are shown; undefined: everybody's. */
  readonly view: PostingView;
  readonly onView: (view: PostingView) => void;
}

/** Final grades of a course: reviewed, posted and locked, and opened again. */
export function PostingPage({ courseId, view, onView }: PostingPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: review } = useSuspenseQuery(postingQuery(courseId));
  const kept = useKeptText(`posting/${courseId}`);
  const choices = kept.text ? readChoices(kept.text) : NO_CHOICES;
  const [seen, setSeen] = useState(() => seenOf(review.students));
  const [staleIds, setStaleIds] = useState<readonly string[]>([]);
  const { students, others, can } = review;
  const open = students.filter(({ isLocked }) => !isLocked);
  const hasOpen = open.length > 0;
  const isReadOnly = !can.post;
  const attention = postedNow(students, choices).filter((one) => isInTheWay(one, choices));
  const shown = view === 'attention' && hasOpen ? attention : students;

  const choose = (next: Choices) => kept.setText(JSON.stringify(next));

  return (
    <>
      <PageHeader
        title={t('Final grades')}
        parents={[
          { label: t('My courses'), to: '/teach/courses' },
          { label: review.title, to: `/teach/course/${courseId}` },
        ]}
        description={[
          review.title,
          t('{{count}} credits', { count: review.credits }),
          review.isNcaaApproved && t('NCAA approved'),
          review.gradesDueOn && t('due {{date}}', { date: format.calendarDate(review.gradesDueOn) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <ButtonLink to="/teach/grading" search={{ course: courseId }} variant="default">
            {t('Work to grade')}
          </ButtonLink>
        }
      />
      <Sections>
        <PostingWindow review={review} />
        {students.length + others.length === 0 ? (
          <EmptyState framed icon={<IconUsers />} title={t('No students')}>
            {t('No one is enrolled in this course, so there are no final grades to post.')}
          </EmptyState>
        ) : (
          <>
            {hasOpen && (
              <PostingWarnings
                students={postedNow(students, choices)}
                courseId={courseId}
                termEndsOn={review.termEndsOn}
              />
            )}
            {hasOpen && (
              <BasisCard
                basis={choices.basis}
                isDisabled={isReadOnly}
                onBasis={(basis) => choose({ ...choices, basis })}
              />
            )}
            {hasOpen && attention.length > 0 && (
              <Chips
                label={t('Students')}
                value={view}
                onChange={onView}
                chips={[
                  { value: undefined, label: t('All students ({{count}})', { count: students.length }) },
                  {
                    value: 'attention' as const,
                    label: t('Open issues ({{count}})', { count: attention.length }),
                  },
                ]}
              />
            )}
            <Card title={t('Students')} flush>
              {shown.length === 0 ? (
                <EmptyState icon={<IconUsers />} title={t('Nothing is holding anyone up.')} />
              ) : (
                <ul className={classes.rows}>
                  {shown.map((student) => (
                    <PostingRow
                      key={student.enrollmentId}
                      student={student}
                      review={review}
                      choices={choices}
                      seen={seen}
                      isStale={staleIds.includes(student.studentId)}
                      isReadOnly={isReadOnly}
                      onChoice={(choice) =>
                        choose({
                          ...choices,
                          byEnrollment: { ...choices.byEnrollment, [student.enrollmentId]: choice },
                        })
                      }
                    />
                  ))}
                </ul>
              )}
            </Card>
            {others.length > 0 && (
              <Card title={t('Withdrawals and earlier attempts')} flush>
                <ul className={classes.rows}>
                  {others.map((student) => (
                    <PostingRow
                      key={student.enrollmentId}
                      {...{ student, review, choices, seen }}
                      isStale={false}
                      isReadOnly
                      onChoice={() => undefined}
                    />
                  ))}
                </ul>
              </Card>
            )}
            {can.post && (
              <PostingFoot
                review={review}
                choices={choices}
                onStale={setStaleIds}
                onPosted={() => {
                  kept.forget();
                  setStaleIds([]);
                }}
                onReviewed={() => {
                  setStaleIds([]);
                  setSeen(seenOf(students));
                }}
                hasChanges={staleIds.length > 0}
              />
            )}
          </>
        )}
      </Sections>
    </>
  );
}
