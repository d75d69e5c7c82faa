import { Button } from '@mantine/core';
import { IconBooks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { useMe } from '#lib/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CreditDecisionDialog } from './credit-decision-dialog.tsx';
import classes from './records.module.css';
import type { RecordCourse, StudentRecord } from './records-queries.ts';

/** The courses of a student with every grade that was posted, and whose credit counts. */
export function CoursesCard({ record }: { record: StudentRecord }) {
  const { t } = useTranslation();
  const { homes } = useMe();
  // Who keeps the record without teaching or running the school reads final grades here and nowhere else.
  const runsCourses =
    record.figures === null || homes.includes('school_admin') || homes.includes('homeschool');
  const format = useFormat();
  const [decided, setDecided] = useState<RecordCourse | null>(null);
  const percent = (ratio: number, next: number | null = null) =>
    gradeText(format, ratio, 0, next === null ? [] : [next]);
  const states = {
    active: t('Ongoing'),
    completed: t('Completed'),
    dropped: t('Left the course'),
    withdrawn: t('Withdrew'),
  };
  return (
    <Card title={t('Courses and final grades')} flush>
      {record.courses.length === 0 ? (
        <EmptyState icon={<IconBooks />} title={t('No courses yet.')} />
      ) : (
        <ul className={classes.rows}>
          {record.courses.map((course) => (
            <li key={course.enrollmentId} className={classes.row}>
              <div className={classes.words}>
                <Link to="/course/$courseId" params={{ courseId: course.courseId }} className={classes.link}>
                  {course.title}
                </Link>
                {course.countsInGpa === false && (
                  <p className={classes.about}>{t('Another attempt at this course counts in the GPA.')}</p>
                )}
                <CreditLine course={course} onDecide={() => setDecided(course)} />
                {course.postings.map((posting) => (
                  <p key={posting.finalGradeId} className={classes.about}>
                    {posting.result === 'graded' && posting.ratio !== null
                      ? t('Final grade {{percent}} ({{letter}}), credits: {{credits}}', {
                          percent: percent(posting.ratio, posting.nextLetterPercent),
                          letter: posting.letter,
                          credits: format.number(posting.creditsEarned),
                        })
                      : posting.result === 'incomplete'
                        ? posting.dueOn
                          ? t('Incomplete, due {{date}}', { date: format.calendarDate(posting.dueOn) })
                          : t('Incomplete')
                        : t('Withdrew')}
                    {' · '}
                    {posting.postedByName
                      ? t('posted by {{name}} on {{when}}', {
                          name: posting.postedByName,
                          when: format.date(posting.postedAt),
                        })
                      : t('posted on {{when}}', { when: format.date(posting.postedAt) })}
                    {posting.reason &&
                      ` · ${t('replaces an earlier one: {{reason}}', { reason: posting.reason })}`}
                  </p>
                ))}
              </div>
              <span className={classes.end}>
                {runsCourses && (
                  <Link
                    to="/teach/posting/$courseId"
                    params={{ courseId: course.courseId }}
                    className={classes.postings}
                    aria-label={t('Final grades of {{course}}', { course: course.title })}
                  >
                    {t('Final grades')}
                  </Link>
                )}
                {course.missingCount > 0 && course.status === 'active' && (
                  <Badge tone="warning">{t('{{count}} missing', { count: course.missingCount })}</Badge>
                )}
                {course.status === 'active' && course.soFarRatio !== null && (
                  <Badge tone="outline">
                    {t('{{percent}} so far', { percent: percent(course.soFarRatio) })}
                  </Badge>
                )}
                <Badge tone={course.status === 'completed' ? 'success' : 'neutral'}>
                  {states[course.status]}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
      {decided && (
        <CreditDecisionDialog
          studentId={record.studentId}
          course={decided}
          onClose={() => setDecided(null)}
        />
      )}
    </Card>
  );
}

/** Whether the credit of an attempt counts, where another attempt at the course earned credit too. */
function CreditLine({ course, onDecide }: { readonly course: RecordCourse; readonly onDecide: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { countsAnyway, creditsCounted, can, title } = course;
  const isSpare = creditsCounted === 0 && (course.postings[0]?.creditsEarned ?? 0) > 0;
  if (!countsAnyway && !isSpare) return null;
  return (
    <p className={classes.about}>
      {countsAnyway
        ? countsAnyway.byName
          ? t('Its credit counts as well: {{reason}} ({{name}}, {{when}})', {
              reason: countsAnyway.reason,
              name: countsAnyway.byName,
              when: format.date(countsAnyway.at),
            })
          : t('Its credit counts as well: {{reason}} ({{when}})', {
              reason: countsAnyway.reason,
              when: format.date(countsAnyway.at),
            })
        : t('Another attempt at this course gives the credit.')}{' '}
      {(can.countCredit || can.countCreditOnce) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={
            countsAnyway
              ? t('Count the credit for {{course}} only once', { course: title })
              : t('Count the credit for {{course}} as well', { course: title })
          }
          onClick={onDecide}
        >
          {countsAnyway ? t('Count only once') : t('Count as well')}
        </Button>
      )}
    </p>
  );
}
