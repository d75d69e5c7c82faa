import type { StudentGrade as Grade } from '@fieldhouse/contract/coursework.ts';
import { points } from '@fieldhouse/domain/rounding/display.ts';
import { IconQuote } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './grade-details.module.css';
import { ProposalReason } from './proposal-reason.tsx';

/** The points of each criterion with what carried them, the comment, and who graded. */
export function GradeDetails({ grade }: { grade: Grade }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className={classes.grade}>
      {grade.feedback?.comment && (
        <blockquote className={classes.comment}>{grade.feedback.comment}</blockquote>
      )}
      {grade.criteria.length > 0 && (
        <ul className={classes.criteria}>
          {grade.criteria.map((criterion) => (
            <li key={criterion.criterionId}>
              <div className={classes.head}>
                <span className={classes.name}>{criterion.name}</span>
                <span className={classes.points}>
                  {t('{{earned}} of {{possible}}', {
                    earned: format.number(points(criterion.points)),
                    possible: format.number(points(criterion.pointsPossible)),
                  })}
                </span>
              </div>
              {criterion.levelLabel && <p className={classes.level}>{criterion.levelLabel}</p>}
              {criterion.quotes.map((quote) => (
                <p key={`${quote.start} ${quote.end}`} className={classes.quote}>
                  <IconQuote size={16} stroke={1.7} aria-hidden="true" />
                  <q>{quote.text}</q>
                </p>
              ))}
              {criterion.reason && (
                <p className={classes.reason}>
                  <ProposalReason reason={criterion.reason} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {grade.lateDeduction > 0 && (
        <p className={classes.late}>
          {t('{{given}} awarded, {{deduction}} deducted for lateness', {
            given: format.number(points(grade.points + grade.lateDeduction)),
            deduction: format.number(points(grade.lateDeduction)),
          })}
        </p>
      )}
      <p className={classes.grader}>{graderWords(grade, format.dateTime(grade.gradedAt), t)}</p>
    </div>
  );
}

/** Who or what graded, in a sentence that never passes a machine for a person. */
function graderWords(grade: Grade, when: string, t: TFunction): string {
  const name = grade.gradedByName;
  switch (grade.source) {
    case 'teacher':
      return name
        ? t('Graded by {{name}}, {{when}}', { name, when })
        : t('Graded by your teacher, {{when}}', { when });
    case 'ai_confirmed':
      return name
        ? t('{{engine}}, confirmed by {{name}}, {{when}}', { engine: engineName(grade, t), name, when })
        : t('{{engine}}, confirmed by a teacher, {{when}}', { engine: engineName(grade, t), when });
    case 'ai_released':
      return t('{{engine}}, {{when}}. Not confirmed by a person; your teacher can change it.', {
        engine: engineName(grade, t),
        when,
      });
    case 'matching':
      return t('Scored by the matching activity, {{when}}', { when });
    case 'rule':
      return t('Set by a course rule, {{when}}', { when });
    case 'import':
      return t('Imported, {{when}}', { when });
  }
}

/** The built-in grader gives its reasons as terms, a model as sentences. */
function engineName({ criteria }: Grade, t: TFunction) {
  const kinds = new Set(criteria.map(({ reason }) => reason?.kind));
  if (kinds.has('terms')) return t('Built-in grader');
  return kinds.has('text') ? t('AI model') : t('Automatic grader');
}
