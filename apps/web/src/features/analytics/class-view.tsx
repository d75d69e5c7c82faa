import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './analytics.module.css';
import { AssignmentTable } from './assignment-table.tsx';
import { ChartCard } from './chart-card.tsx';
import { ItemCard } from './item-card.tsx';
import { type ClassFigures, classQuery, type StaffSearch } from './staff-queries.ts';
import { WatchList } from './watch-list.tsx';

const Bars = part(async () => ({ default: (await import('./plot.tsx')).Bars }));

interface ClassViewProps {
  readonly courseId: string;
  readonly search: StaffSearch;
  readonly onSearch: (search: StaffSearch) => void;
}

/** One class: how its totals lie, how each assignment went, and who needs somebody. */
export function ClassView({ courseId, search, onSearch }: ClassViewProps) {
  const { data } = useSuspenseQuery(classQuery(courseId));
  const { assignments, watch } = data;
  const open = assignments.find(({ assignmentId }) => assignmentId === search.assignment);
  return (
    <>
      <Distribution figures={data} />
      {open && (
        <Suspense fallback={<CardSkeleton lines={5} />}>
          <ItemCard
            assignmentId={open.assignmentId}
            onClose={() => onSearch({ course: courseId, assignment: undefined })}
          />
        </Suspense>
      )}
      <AssignmentTable figures={data} openId={open?.assignmentId} />
      <WatchList students={watch} />
    </>
  );
}

function Distribution({ figures: { distribution, least, title } }: { readonly figures: ClassFigures }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!distribution) {
    return (
      <Card title={t('Totals so far')}>
        <p className={classes.finding}>
          {t(
            'Fewer than {{least}} students have a grade. A picture would show single students, so there is none yet.',
            { least },
          )}
        </p>
      </Card>
    );
  }
  const { count, mean, median, bands } = distribution;
  const named = bands.map((band) => ({ ...band, name: bandName(band, format, t('and up')) }));
  return (
    <ChartCard
      title={t('Totals so far in {{course}}', { course: title })}
      finding={t('Half of {{students}} students have {{median}} or more; the mean is {{mean}}.', {
        students: count,
        median: gradeText(format, median, 1),
        mean: gradeText(format, mean, 1),
      })}
      isEmpty={false}
      headings={[t('Total so far'), t('Students')]}
      rows={named.map((band) => [band.name, format.number(band.count)])}
    >
      <Suspense fallback={null}>
        <Bars label={t('Students')} points={named.map((band) => ({ name: band.name, value: band.count }))} />
      </Suspense>
    </ChartCard>
  );
}

type Band = NonNullable<ClassFigures['distribution']>['bands'][number];

/** "0–50 %", "90 % and up": the lower end is in the band, the upper one in the next. */
function bandName({ from, below }: Band, format: Formats, andUp: string): string {
  return below === null
    ? `${format.percent(from)} ${andUp}`
    : `${format.number(from * 100)}–${format.percent(below)}`;
}
