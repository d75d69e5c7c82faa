import type { CourseCell } from '@fieldhouse/domain/grading/course-totals.ts';
import { gradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import { boundsOf, letterOn } from '@fieldhouse/domain/grading/grading-scale.ts';
import { ratioOfPercent } from '@fieldhouse/domain/grading/ratio-of-percent.ts';
import { neededShare, whatIf } from '@fieldhouse/domain/grading/what-if.ts';
import { Button } from '@mantine/core';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GradeBadge } from '#shared/grades/grade-badge.tsx';
import type { CourseGrades, GradeSteps } from './grades-queries.ts';
import classes from './what-if.module.css';

/** Points tried out, by assignment; an empty field is no point. */
export type Trial = ReadonlyMap<string, number | ''>;

/** The student's own cells, as the totals count them. */
export const cellsOf = ({ assignments }: CourseGrades): CourseCell[] =>
  assignments.map(({ assignmentId, categoryId, state, points, pointsPossible, isExtraCredit }) => ({
    assignmentId,
    categoryId,
    state: state === 'graded' || state === 'missing' || state === 'excused' ? state : 'ungraded',
    points: state === 'graded' ? points : null,
    pointsPossible,
    isExtraCredit,
    hasWork: state === 'submitted',
  }));

interface WhatIfPanelProps {
  readonly course: CourseGrades;
  readonly steps: GradeSteps;
  readonly trial: Trial;
  readonly onReset: () => void;
  readonly onDone: () => void;
}

/** What the course would stand at with the points tried out, and what the open work needs for each letter. */
export function WhatIfPanel({ course, steps, trial, onReset, onDone }: WhatIfPanelProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const cells = cellsOf(course);
  const assumed = new Map(
    [...trial].flatMap(([id, points]) => (points === '' ? [] : [[id, points] as const])),
  );
  const { soFarRatio } = whatIf(cells, assumed, course.rules);
  // What was tried out is settled, so that the rest is what is still open.
  const settled = cells.map((cell) => {
    const points = assumed.get(cell.assignmentId);
    return points === undefined ? cell : { ...cell, state: 'graded' as const, points };
  });
  // The lowest letter needs nothing.
  const needs = steps.slice(0, -1).map(({ letter, fromPercent }) => {
    const ratio = ratioOfPercent(fromPercent);
    return { letter, ratio, share: neededShare(settled, ratio, course.rules) };
  });
  const hasOpenWork = needs.some(({ share }) => share !== null);

  return (
    <section className={classes.panel} aria-label={t('What if')}>
      <div className={classes.result}>
        <div aria-live="polite">
          <span className={classes.label}>{t('It would be')}</span>{' '}
          <GradeBadge band={soFarRatio === null ? null : gradeBand(soFarRatio)}>
            {soFarRatio === null
              ? t('No grades yet')
              : `${gradeText(format, soFarRatio, 0, boundsOf(steps))} · ${letterOn(steps, soFarRatio)}`}
          </GradeBadge>
        </div>
        <div className={classes.buttons}>
          <Button variant="default" size="compact-md" disabled={trial.size === 0} onClick={onReset}>
            {t('Reset')}
          </Button>
          <Button size="compact-md" onClick={onDone}>
            {t('Done')}
          </Button>
        </div>
      </div>
      <p className={classes.note}>
        {t('Type points next to any assignment. Nothing is saved, and no one else sees it.')}
      </p>
      {hasOpenWork && (
        <ul className={classes.needs}>
          {needs.map(({ letter, ratio, share }) => (
            <li key={letter}>
              <strong>{letter}</strong> <span>{needWords(share, ratio, format, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function needWords(share: number | null, target: number, format: Formats, t: TFunction): string {
  const goal = format.percent(target);
  if (share === null) return '–';
  if (share <= 0) return t('{{goal}}: reached, no matter what', { goal });
  if (!Number.isFinite(share)) return t('{{goal}}: out of reach', { goal });
  // Rounded up: a percent less would miss it.
  const percent = format.percent(Math.ceil(share * 100 - 1e-9) / 100);
  if (share > 1)
    return t('{{goal}}: out of reach, it would take {{percent}} of the open points', { goal, percent });
  return t('{{goal}}: takes {{percent}} of the open points', { goal, percent });
}
