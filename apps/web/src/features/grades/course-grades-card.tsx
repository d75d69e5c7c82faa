import { courseTotals } from '@fieldhouse/domain/grading/course-totals.ts';
import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { boundsOf } from '@fieldhouse/domain/grading/grading-scale.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { scaleText } from '#lib/scale-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './course-grades-card.module.css';
import type { CourseGrades, GradeSteps, Grades } from './grades-queries.ts';
import { absentWords, missingWords } from './missing-words.ts';
import { ScoreLine } from './score-line.tsx';
import { cellsOf, type Trial, WhatIfPanel } from './what-if.tsx';

interface CourseGradesCardProps {
  readonly course: CourseGrades;
  /** The scale that gives the course its letter. */
  readonly steps: GradeSteps;
  readonly studentId: Grades['studentId'];
  /** The courses and the work of a school that was left don't open any more. */
  readonly isFormer: boolean;
}

/** One course: its percent and letter, its two totals, and every assignment with its state in words. */
export function CourseGradesCard({ course, steps, studentId, isFormer }: CourseGradesCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  // Null: nobody is trying anything out.
  const [trial, setTrial] = useState<Trial | null>(null);
  const {
    courseId,
    title,
    status,
    finalRatio,
    incomplete,
    soFarRatio,
    ifNothingElseRatio,
    earned,
    possible,
  } = course;
  // A posted grade is the grade; the running total stands beside it as it was.
  const { progressRatio: grade } = course;
  const isPosted = finalRatio !== null;
  const waitingCount = course.assignments.filter(({ state }) => state === 'submitted').length;
  const hasMissing = course.assignments.some(({ state }) => state === 'missing');
  const isWeighed = course.rules.weighting === 'categories';
  const bounds = boundsOf(steps);
  const percent = (ratio: number | null) => gradeText(format, ratio, 0, bounds);
  const exact = (ratio: number | null) => gradeText(format, ratio, 2, bounds);

  return (
    <Card
      flush
      title={
        <>
          <CourseMark color={course.color} />
          {isFormer ? (
            title
          ) : (
            <Link to="/course/$courseId" params={{ courseId }} className={classes.title}>
              {title}
            </Link>
          )}
        </>
      }
      description={t('{{graded}} of {{total}} assignments graded', {
        graded: course.gradedCount,
        total: course.assignmentCount,
      })}
      aside={
        <span className={classes.badges}>
          {incomplete && (
            <Badge tone={incomplete.isOverdue ? 'danger' : 'warning'}>
              {incomplete.dueOn === null
                ? t('Incomplete')
                : incomplete.isOverdue
                  ? t('Incomplete, was due {{date}}', { date: format.calendarDate(incomplete.dueOn) })
                  : t('Incomplete, due {{date}}', { date: format.calendarDate(incomplete.dueOn) })}
            </Badge>
          )}
          {status === 'completed' && <Badge tone="outline">{t('Completed')}</Badge>}
          {status === 'active' && course.assignments.length > 0 && trial === null && (
            <Button variant="default" size="compact-md" onClick={() => setTrial(new Map())}>
              {t('What if')}
            </Button>
          )}
          {status === 'withdrawn' ? (
            <Badge tone="neutral">{t('Withdrew')}</Badge>
          ) : (
            <GradeBadge band={grade === null ? null : gradeBand(grade)}>
              {grade === null
                ? status === 'completed'
                  ? t('No final grade')
                  : t('No grades yet')
                : `${percent(grade)} · ${course.letter}`}
            </GradeBadge>
          )}
        </span>
      }
    >
      <dl className={classes.totals}>
        {finalRatio !== null && (
          <div>
            <dt>
              {t('Final grade, posted')}
              <Arithmetic
                title={t('{{course}}, final grade', { course: title })}
                formula={t(
                  'As your school posted it. It counts on your record, whatever the gradebook says.',
                )}
                inputs={[{ label: t('Exact share'), value: exact(finalRatio) }]}
                result={percent(finalRatio)}
                rounding={t(
                  'Rounded to a whole percent at the end, but never up to where a letter starts ({{letters}}): the exact value decides.',
                  { letters: scaleText(steps, format) },
                )}
              />
            </dt>
            <dd>{percent(finalRatio)}</dd>
          </div>
        )}
        {(!isPosted || soFarRatio !== null) && (
          <div>
            <dt>
              {isPosted ? t('Total in the gradebook') : t('So far')}
              <Arithmetic
                title={t('{{course}}, so far', { course: title })}
                formula={
                  isWeighed
                    ? t(
                        'The average of the categories by their weights. A category without grades passes its weight on to the others. Excused work never counts.',
                      )
                    : t(
                        'Points earned divided by points possible, over graded work. Excused work never counts.',
                      )
                }
                inputs={[
                  ...(isWeighed
                    ? categoryInputs(course, format, t)
                    : [
                        { label: t('Points earned'), value: format.number(points(earned)) },
                        { label: t('Points possible'), value: format.number(points(possible)) },
                      ]),
                  ...(course.droppedIds.length > 0
                    ? [{ label: t('Dropped'), value: format.list(droppedTitles(course)) }]
                    : []),
                  ...(hasMissing
                    ? [{ label: t('Missing work'), value: missingWords(course.rules.missing, format, t) }]
                    : []),
                  { label: t('Exact share'), value: exact(soFarRatio) },
                ]}
                result={percent(soFarRatio)}
                rounding={t(
                  'Rounded to a whole percent at the end, but never up to where a letter starts ({{letters}}): the exact value decides.',
                  { letters: scaleText(steps, format) },
                )}
              />
            </dt>
            <dd>{percent(soFarRatio)}</dd>
          </div>
        )}
        {!isPosted && status !== 'withdrawn' && (
          <div>
            <dt>
              {t('If nothing else is handed in')}
              <Arithmetic
                title={t('{{course}}, if nothing else is handed in', { course: title })}
                formula={
                  isWeighed
                    ? t(
                        'The average of the categories by their weights. Work that wasn’t submitted counts the way your school counts missing work, or as zero if it has no rule. Excused work never counts.',
                      )
                    : t(
                        'Points earned divided by points possible. Work that wasn’t submitted counts the way your school counts missing work, or as zero if it has no rule. Excused work never counts.',
                      )
                }
                inputs={[
                  ...(isWeighed ? [] : [{ label: t('Points earned'), value: format.number(points(earned)) }]),
                  {
                    label: t('Work not submitted'),
                    value: absentWords(course.rules.missing, format, t),
                  },
                  { label: t('Exact share'), value: exact(ifNothingElseRatio) },
                ]}
                {...(waitingCount === 0
                  ? {}
                  : {
                      note: t('{{count}} submissions are waiting for a grade and are left out.', {
                        count: waitingCount,
                      }),
                    })}
                result={percent(ifNothingElseRatio)}
                rounding={t('Rounded to a whole percent at the end.')}
              />
            </dt>
            <dd>{percent(ifNothingElseRatio)}</dd>
          </div>
        )}
      </dl>
      {!isPosted && status !== 'withdrawn' && waitingCount > 0 && (
        <p className={classes.waiting}>
          {t('{{count}} submissions are waiting for a grade and are left out.', { count: waitingCount })}
        </p>
      )}
      {trial && (
        <WhatIfPanel
          course={course}
          steps={steps}
          trial={trial}
          onReset={() => setTrial(new Map())}
          onDone={() => setTrial(null)}
        />
      )}
      {course.assignments.length === 0 ? (
        <p className={classes.none}>
          {isPosted ? t('This course’s gradebook has no assignments.') : t('No assignments yet.')}
        </p>
      ) : (
        <ul className={classes.rows}>
          {course.assignments.map((line) => (
            <ScoreLine
              key={line.assignmentId}
              line={line}
              isDropped={course.droppedIds.includes(line.assignmentId)}
              studentId={studentId}
              isFormer={isFormer}
              trial={trial}
              onTry={(points) => setTrial(withTrial(trial ?? new Map(), line.assignmentId, points))}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Each category with its weight and what it comes to, by the one calculation. */
function categoryInputs(course: CourseGrades, format: Formats, t: TFunction) {
  const totals = courseTotals(cellsOf(course), course.rules).categories;
  return course.rules.categories.map(({ categoryId, name, weightRatio }) => {
    const ratio = totals.find((one) => one.categoryId === categoryId)?.soFarRatio ?? null;
    return {
      label: t('{{category}}, {{weight}} of the grade', {
        category: name,
        weight: format.percent(weightRatio ?? 0, 2),
      }),
      value: ratio === null ? t('No grades yet') : gradeText(format, ratio, 2),
    };
  });
}

const droppedTitles = ({ droppedIds, assignments }: CourseGrades): string[] =>
  assignments.filter((one) => droppedIds.includes(one.assignmentId)).map((one) => one.title);

/** A field that is emptied again is no trial. */
function withTrial(trial: Trial, assignmentId: string, points: number | ''): Trial {
  const next = new Map(trial);
  if (points === '') next.delete(assignmentId);
  else next.set(assignmentId, points);
  return next;
}
