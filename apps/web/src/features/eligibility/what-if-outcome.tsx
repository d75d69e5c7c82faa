import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { evaluate } from '@fieldhouse/domain/eligibility/evaluate.ts';
import { shownCoreGpa } from '@fieldhouse/domain/eligibility/ledger.ts';
import { outlookOf } from '@fieldhouse/domain/eligibility/outlook.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import type { DivisionRules } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { type Scenario, supposedRecord } from '@fieldhouse/domain/eligibility/what-if.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { outlookSentence } from './eligibility-words.ts';
import classes from './what-if.module.css';

interface OutcomeProps {
  readonly record: EligibilityRecord;
  readonly scenario: Scenario;
  readonly rules: DivisionRules;
  readonly asOf: CalendarDate;
}

/** The GPA and the outlook before and after. */
export function Outcome({ record, scenario, rules, asOf }: OutcomeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [before, after] = useMemo(
    () =>
      [record, supposedRecord(record, scenario, asOf)].map((one) => {
        const projected = evaluate(one, rules, asOf, 'projected');
        const outlook = outlookOf(one, rules, asOf, evaluate(one, rules, asOf), projected);
        return { outlook, gpa: projected.soFar && shownCoreGpa(projected.soFar.gpa, rules.qualifierGpa) };
      }),
    [record, scenario, rules, asOf],
  );
  if (!before || !after) return null;
  const text = (gpa: number | null) => (gpa === null ? '–' : format.number(gpa, 3));
  const step = before.gpa !== null && after.gpa !== null ? after.gpa - before.gpa : 0;
  return (
    <div className={classes.outcome} aria-live="polite">
      <p className={classes.label}>{t('Projected core GPA')}</p>
      <p className={classes.figures}>
        <span>{text(before.gpa)}</span>
        <IconArrowRight size={20} aria-label={t('becomes')} />
        <strong>{text(after.gpa)}</strong>
        {Math.abs(step) >= 0.0005 && (
          <Badge tone={step > 0 ? 'success' : 'warning'}>
            {`${step > 0 ? '+' : '−'}${format.number(Math.abs(step), 3)}`}
          </Badge>
        )}
      </p>
      <p className={classes.label}>
        {t('needs {{gpa}}', { gpa: format.number(Number(rules.qualifierGpa), 3) })}
      </p>
      <p className={classes.word}>
        <Badge tone={OUTLOOK_TONES[after.outlook]}>{outlookName(after.outlook, t)}</Badge>
        <span>{outlookSentence(after.outlook, t)}</span>
      </p>
      <p className={classes.label}>{t('Unofficial projection. The Eligibility Center decides.')}</p>
    </div>
  );
}
