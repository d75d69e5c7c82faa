import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { CREDITS_REQUIRED } from '@fieldhouse/domain/credits/credits.ts';
import { GPA_TARGET, isAboveTarget } from '@fieldhouse/domain/gpa/official-gpa.ts';
import { STANDARD_STEPS } from '@fieldhouse/domain/grading/grading-scale.ts';
import { shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { NativeSelect } from '@mantine/core';
import { IconChartBar, IconTrendingUp } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CourseGradesCard } from './course-grades-card.tsx';
import { type CourseGrades, type GradeSteps, type Grades, gradesQuery } from './grades-queries.ts';

/** The scale that gives a course its letter. */
const stepsFor = ({ scaleId }: CourseGrades, { scales }: Grades): GradeSteps =>
  scales.find((one) => one.scaleId === scaleId)?.steps ?? [...STANDARD_STEPS];

interface GradesPageProps {
  /** How far the student is on the way to the diploma. */
  readonly graduation: (studentId: StudentId) => ReactNode;
}

export function GradesPage({ graduation }: GradesPageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { student } = useSearch({ from: '/_app/grades' });
  const navigate = useNavigate({ from: '/grades' });
  const { data: grades } = useSuspenseQuery(gradesQuery(student as StudentId | undefined));
  const shown = grades.students.find(({ studentId }) => studentId === grades.studentId);
  const isOwn = shown?.isSelf ?? true;
  const hasSchools = new Set(grades.students.map(({ schoolName }) => schoolName)).size > 1;
  const { currentGpa, progressGpa, creditsInProgress, creditsEarned, courses } = grades;
  const gpa = (value: number | null) => (value === null ? '–' : format.number(shownGpa(value), 2));
  const counted = courses.filter(({ progressRatio }) => progressRatio !== null);

  return (
    <>
      <PageHeader
        title={isOwn ? t('My Grades') : t('Grades of {{name}}', { name: shown?.name ?? '' })}
        shortTitle={t('Grades')}
        description={t('Academic Performance')}
        actions={
          grades.students.length > 1 && (
            <NativeSelect
              aria-label={t('Student')}
              value={grades.studentId}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                void navigate({ search: (now) => ({ ...now, student: chosen }) });
              }}
            >
              {grades.students.map(({ studentId, name, schoolName }) => (
                <option key={studentId} value={studentId}>
                  {hasSchools ? `${name} · ${schoolName}` : name}
                </option>
              ))}
            </NativeSelect>
          )
        }
      />
      <Sections>
        <StatRow>
          <StatCard
            label={t('Current GPA')}
            value={gpa(currentGpa)}
            unit={
              <>
                {t('of 4.0')}{' '}
                <Arithmetic
                  title={t('Current GPA')}
                  formula={t(
                    'Each posted final grade as a share of 4.0, no course above 4.0, weighted by its credits.',
                  )}
                  inputs={[
                    {
                      label: t('Posted final grades'),
                      value: currentGpa === null ? t('None yet') : t('As on your record'),
                    },
                  ]}
                  result={gpa(currentGpa)}
                  rounding={t(
                    'Rounded to two decimals at the end. The target of {{target}} is compared with the exact value.',
                    { target: format.number(GPA_TARGET, 1) },
                  )}
                  note={t(
                    'Only posted final grades and credit from other schools count. Your school’s rule decides which attempts at a repeated course count.',
                  )}
                />
              </>
            }
            note={
              currentGpa === null ? (
                t('No grades posted yet')
              ) : isAboveTarget(currentGpa) ? (
                <>
                  <IconTrendingUp size={16} stroke={2} aria-hidden="true" />
                  {t('Above target')}
                </>
              ) : (
                t('Official')
              )
            }
            noteTone={isAboveTarget(currentGpa) ? 'success' : undefined}
          />
          <StatCard
            label={t('Progress GPA')}
            value={gpa(progressGpa)}
            unit={
              <>
                {t('of 4.0')}{' '}
                <Arithmetic
                  title={t('Progress GPA')}
                  formula={t(
                    'The average of your courses in percent, divided by 25: a course in progress counts with its grade so far, a completed one with its final grade.',
                  )}
                  inputs={counted.map(({ title, status, progressRatio }) => ({
                    label: status === 'completed' ? t('{{course}}, final', { course: title }) : title,
                    value: gradeText(format, progressRatio, 2),
                  }))}
                  result={gpa(progressGpa)}
                  rounding={t('Rounded to two decimals at the end.')}
                  note={t("It isn't a measure of NCAA eligibility, which uses its own grade points.")}
                />
              </>
            }
            note={progressGpa === null ? t('Nothing graded yet') : t('From current and completed courses')}
          />
          <StatCard
            label={t('Credits')}
            value={format.number(creditsEarned)}
            unit={t('earned of {{required}}', { required: CREDITS_REQUIRED })}
            note={t('{{credits}} credits in progress, 0.5 per active course', {
              credits: format.number(creditsInProgress),
            })}
          />
        </StatRow>
        {courses.length === 0 ? (
          <EmptyState
            framed
            icon={<IconChartBar />}
            title={t('No grades yet.')}
            action={
              isOwn && (
                <ButtonLink to="/catalog" variant="default" size="sm">
                  {t('Open the catalog')}
                </ButtonLink>
              )
            }
          >
            {isOwn
              ? t('Grades appear here for every course you’re enrolled in.')
              : t('Grades appear here for every course {{name}} takes.', { name: shown?.name ?? '' })}
          </EmptyState>
        ) : (
          courses.map((course) => (
            // The id is for links to the course.
            <div
              key={`${grades.studentId} ${course.courseId}`}
              id={`course-${course.courseId}`}
              style={{ scrollMarginBlockStart: 80 }}
            >
              <CourseGradesCard
                course={course}
                steps={stepsFor(course, grades)}
                studentId={grades.studentId}
                isFormer={shown?.isFormer ?? false}
              />
            </div>
          ))
        )}
        {/* After the grades: it waits for nothing and nothing waits for it. */}
        <Suspense>{graduation(grades.studentId)}</Suspense>
      </Sections>
    </>
  );
}
