import { oneDecimalPercent } from '@fieldhouse/domain/rounding/display.ts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { part } from '#ui/feedback/part.tsx';
import type { Analytics } from './analytics-queries.ts';
import { ChartCard } from './chart-card.tsx';
import { useDuration } from './duration.ts';

type Step = Analytics['steps'][number];

const loadPlot = () => import('./plot.tsx');
const Bars = part(async () => ({ default: (await loadPlot()).Bars }));
const Line = part(async () => ({ default: (await loadPlot()).Line }));

/** A step as the axis and the table name it: a day, or the first day of a week. */
function useStepNames() {
  const format = useFormat();
  return {
    short: ({ from }: Step) => {
      const { day, month } = format.dayAndMonth(`${from}T12:00:00Z`, 'UTC');
      return `${month} ${day}`;
    },
    long: ({ from, to }: Step) => (from === to ? format.calendarDate(from) : format.calendarRange(from, to)),
  };
}

/** Mean of the work whose grade came on each day, or in each week. */
export function GradeChart({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = useStepNames();
  const graded = steps.filter(({ ratio }) => ratio !== null);
  const count = steps.reduce((sum, step) => sum + step.gradedCount, 0);
  const best = graded.reduce<Step | null>(
    (top, step) => (top === null || (step.ratio ?? 0) > (top.ratio ?? 0) ? step : top),
    null,
  );
  const percent = (ratio: number) => format.percent(oneDecimalPercent(ratio) / 100, 1);
  return (
    <ChartCard
      title={t('Graded work')}
      finding={
        best === null
          ? t('No grades came in during this range.')
          : t('{{count}} grades came in; the best average, {{percent}}, on {{date}}.', {
              count,
              percent: percent(best.ratio ?? 0),
              date: names.long(best),
            })
      }
      isEmpty={best === null}
      headings={[t('Days'), t('Average grade'), t('Grades')]}
      rows={steps
        .filter((step) => step.gradedCount > 0)
        .map((step) => [
          names.long(step),
          step.ratio === null ? '–' : percent(step.ratio),
          String(step.gradedCount),
        ])}
    >
      <Suspense fallback={null}>
        <Line
          label={t('Average grade, in percent')}
          points={steps.map((step) => ({
            name: names.short(step),
            value: step.ratio === null ? null : oneDecimalPercent(step.ratio),
          }))}
        />
      </Suspense>
    </ChartCard>
  );
}

/** Minutes of study on each day, or in each week. */
export function ActivityChart({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const duration = useDuration();
  const names = useStepNames();
  const minutes = steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0);
  const most = steps.reduce<Step | null>(
    (top, step) => ((step.minutes ?? 0) > (top?.minutes ?? 0) ? step : top),
    null,
  );
  return (
    <ChartCard
      title={t('Study time')}
      finding={
        most === null
          ? t('No study time was recorded in this range.')
          : t('{{time}} in total; the most, {{most}}, on {{date}}.', {
              time: duration(minutes),
              most: duration(most.minutes ?? 0),
              date: names.long(most),
            })
      }
      isEmpty={most === null}
      headings={[t('Days'), t('Study time'), t('Turned in')]}
      rows={steps
        .filter((step) => step.minutes !== null || step.submissions > 0)
        .map((step) => [
          names.long(step),
          step.minutes === null ? '–' : duration(step.minutes),
          String(step.submissions),
        ])}
    >
      <Suspense fallback={null}>
        <Bars
          label={t('Minutes of study')}
          points={steps.map((step) => ({ name: names.short(step), value: step.minutes }))}
        />
      </Suspense>
    </ChartCard>
  );
}
