import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import { CREDITS_REQUIRED } from '@fieldhouse/domain/credits/credits.ts';
import { GPA_GOAL } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { oneDecimalPercent, shownGpa } from '@fieldhouse/domain/rounding/display.ts';
import { IconTrendingUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { StatCard, StatRow } from '#ui/display/stat-card.tsx';
import { UnitLane } from '#ui/display/unit-lane.tsx';
import type { Analytics } from './analytics-queries.ts';
import { useDuration } from './duration.ts';
import { GoalEditor } from './goal-editor.tsx';

/** The four cards: GPA, completion, study time, NCAA core courses. */
export function Figures({ data, range }: { data: Analytics; range: AnalyticsRange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const duration = useDuration();
  const { gpa, completion, core, study } = data;
  const shown = (value: number | null) => (value === null ? '–' : format.number(shownGpa(value), 2));
  const isAtGoal = gpa.current !== null && gpa.current >= gpa.goal;
  const running = data.courses.filter((course) => course.assignmentCount > 0);
  const percent = (ratio: number) => format.percent(oneDecimalPercent(ratio) / 100, 1);
  return (
    <StatRow>
      <StatCard
        label={t('Current GPA')}
        value={shown(gpa.current)}
        unit={
          <>
            {t('of 4.0')}{' '}
            <Arithmetic
              title={t('Current GPA')}
              formula={t(
                'Each posted final grade as a share of 4.0, no course above 4.0, weighted by its credits.',
              )}
              inputs={[
                { label: t('Current GPA'), value: shown(gpa.current) },
                { label: t('Progress GPA, from current and completed courses'), value: shown(gpa.progress) },
                { label: t('Goal'), value: format.number(gpa.goal, 2) },
              ]}
              result={shown(gpa.current)}
              rounding={t('Rounded to two decimals at the end. The goal is compared with the exact value.')}
              note={t("It isn't a measure of NCAA eligibility, which uses its own grade points.")}
            />
          </>
        }
        note={
          <>
            {isAtGoal && <IconTrendingUp size={16} stroke={2} aria-hidden="true" />}
            <span>
              {t('Target: {{goal}}', { goal: format.number(gpa.goal, 2) })}{' '}
              {data.can.setGoal && <GoalEditor goal={gpa.goal} usual={GPA_GOAL} />}
            </span>
          </>
        }
        noteTone={isAtGoal ? 'success' : undefined}
      />
      <StatCard
        label={t('Course Completion')}
        value={completion === null ? '–' : format.percent(completion)}
        unit={
          <Arithmetic
            title={t('Course Completion')}
            formula={t('Graded assignments divided by all assignments in current courses.')}
            inputs={running.map((course) => ({
              label: course.title,
              value: t('{{graded}} of {{total}} assignments', {
                graded: course.gradedCount,
                total: course.assignmentCount,
              }),
            }))}
            result={completion === null ? '–' : percent(completion)}
            rounding={t('Rounded at the end.')}
          />
        }
        note={t('{{earned}} of {{required}} credits earned', {
          earned: format.number(data.creditsEarned),
          required: CREDITS_REQUIRED,
        })}
      />
      <StatCard
        label={t('Study Time/Week')}
        value={study.minutesPerWeek === null ? '–' : duration(study.minutesPerWeek)}
        note={
          study.minutes === null
            ? t('No study time recorded')
            : range === 'week'
              ? t('This week')
              : t('{{time}} in this range', { time: duration(study.minutes) })
        }
      />
      <StatCard
        label={t('NCAA Eligibility')}
        value={format.number(core.earned)}
        unit={t('of {{required}} core courses', { required: core.required })}
        note={t('{{count}} projected. Unofficial.', { count: core.projected })}
      >
        <UnitLane
          earned={core.earned}
          projected={core.projected}
          total={core.required}
          label={t('{{earned}} earned and {{projected}} projected of {{required}} core courses', core)}
        />
      </StatCard>
    </StatRow>
  );
}
