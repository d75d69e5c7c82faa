import { twoDecimals } from '@fieldhouse/domain/rounding/display.ts';
import { IconBooks } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { useMe } from '#lib/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Sections } from '#ui/page.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { AccommodationsCard } from './accommodations-card.tsx';
import { CreditsCard } from './credits-card.tsx';
import classes from './records.module.css';
import { type StudentRecord, studentQuery } from './records-queries.ts';

/** One student's record, as far as the reader may know it. */
export function StudentPage({ studentId, corrections }: { studentId: string; corrections: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: record } = useSuspenseQuery(studentQuery(studentId));
  const { figures, attendance } = record;
  const marked = attendance.present + attendance.absent + attendance.late + attendance.excused;

  return (
    <>
      <PageHeader
        title={record.name}
        parents={[{ label: t('Students'), to: '/students' }]}
        description={[
          record.gradeLevel !== null && t('Grade {{level}}', { level: record.gradeLevel }),
          record.graduationYear !== null && t('Class of {{year}}', { year: record.graduationYear }),
        ]
          .filter(Boolean)
          .join(' · ')}
      />
      <Sections>
        <StatRow>
          {figures && (
            <>
              <StatCard
                label={t('Official GPA')}
                value={
                  figures.officialGpa === null ? '–' : format.number(twoDecimals(figures.officialGpa), 2)
                }
                unit={t('of 4.0')}
                note={t('From posted final grades')}
              />
              <StatCard
                label={t('Credits earned')}
                value={format.number(figures.creditsEarned)}
                note={t('{{earned}} core courses earned, {{projected}} projected', {
                  earned: figures.coreEarned,
                  projected: figures.coreProjected,
                })}
              />
            </>
          )}
          <StatCard
            label={t('Attendance')}
            value={marked === 0 ? '–' : format.percent((attendance.present + attendance.late) / marked)}
            note={
              marked === 0
                ? t('Nothing marked yet')
                : t('{{absent}} absent, {{late}} late, {{excused}} excused of {{marked}}', {
                    ...attendance,
                    marked,
                  })
            }
          />
        </StatRow>
        {corrections}
        <CoursesCard record={record} />
        <AccommodationsCard studentId={studentId} name={record.name} />
        {figures && <CreditsCard record={record} />}
      </Sections>
    </>
  );
}

function CoursesCard({ record }: { record: StudentRecord }) {
  const { t } = useTranslation();
  const { homes } = useMe();
  // Who keeps the record without teaching or running the school reads final grades here and nowhere else.
  const runsCourses =
    record.figures === null || homes.includes('school_admin') || homes.includes('homeschool');
  const format = useFormat();
  const percent = (ratio: number) => gradeText(format, ratio);
  const states = {
    active: t('Running'),
    completed: t('Completed'),
    dropped: t('Left the course'),
    withdrawn: t('Withdrawn'),
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
                {course.postings.map((posting) => (
                  <p key={posting.finalGradeId} className={classes.about}>
                    {posting.result === 'graded' && posting.ratio !== null
                      ? t('Final grade {{percent}} ({{letter}}), credits: {{credits}}', {
                          percent: percent(posting.ratio),
                          letter: posting.letter,
                          credits: format.number(posting.creditsEarned),
                        })
                      : posting.result === 'incomplete'
                        ? t('Incomplete')
                        : t('Withdrawn')}
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
    </Card>
  );
}
