import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button, NativeSelect } from '@mantine/core';
import { IconBooks, IconFileCertificate, IconTableExport } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Sections, Split } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './analytics.module.css';
import { type Analytics, type AnalyticsSearch, analyticsQuery } from './analytics-queries.ts';
import { ActivityChart, GradeChart } from './charts.tsx';
import { CoursePerformance } from './course-performance.tsx';
import { Figures } from './figures.tsx';
import { Milestones } from './milestones.tsx';
import { WeeklyActivity } from './weekly-activity.tsx';

interface AnalyticsPageProps {
  readonly search: AnalyticsSearch;
  readonly onSearch: (change: Partial<AnalyticsSearch>) => void;
}

export function AnalyticsPage({ search, onSearch }: AnalyticsPageProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...analyticsQuery(search),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return error ? (
      <>
        <PageHeader title={t('Progress & Analytics')} />
        <ErrorState
          framed
          title={t('Failed to load analytics data')}
          error={error}
          onRetry={() => void refetch()}
        />
      </>
    ) : (
      <PageSkeleton />
    );
  }
  return <Progress data={data} search={search} onSearch={onSearch} />;
}

function Progress({ data, search, onSearch }: AnalyticsPageProps & { data: Analytics }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = data.students.find(({ studentId }) => studentId === data.studentId);
  const isOwn = shown?.isSelf ?? true;
  const ranges: { value: AnalyticsRange; label: string }[] = [
    { value: 'week', label: t('Week') },
    { value: 'month', label: t('Month') },
    { value: 'semester', label: t('Semester') },
    { value: 'year', label: t('Year') },
  ];
  return (
    <>
      <PageHeader
        title={isOwn ? t('Progress & Analytics') : t('Progress of {{name}}', { name: shown?.name ?? '' })}
        shortTitle={t('Progress')}
        description={
          isOwn
            ? t('How your courses, your time and your goals are progressing.')
            : t('How courses, time and goals are progressing.')
        }
        actions={<Actions data={data} range={search.range} />}
      />
      <Sections>
        <div className={classes.bar}>
          <Chips
            label={t('Range')}
            value={search.range}
            chips={ranges}
            onChange={(range) => onSearch({ range })}
          />
          <p className={classes.dates}>{format.calendarRange(data.from, data.to)}</p>
          {data.students.length > 1 && (
            <NativeSelect
              className={classes.who}
              aria-label={t('Student')}
              value={data.studentId}
              onChange={(event) => onSearch({ student: event.currentTarget.value, week: undefined })}
            >
              {data.students.map(({ studentId, name }) => (
                <option key={studentId} value={studentId}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </div>
        <Figures data={data} range={search.range} />
        {data.courses.length === 0 ? (
          <EmptyState
            framed
            icon={<IconBooks />}
            title={t('There are no courses to follow yet.')}
            action={
              isOwn && (
                <ButtonLink to="/catalog" variant="default" size="sm">
                  {t('Open the catalog')}
                </ButtonLink>
              )
            }
          >
            {t('Grades, study time and progress appear here once a course has started.')}
          </EmptyState>
        ) : (
          <Split>
            <Sections>
              <CoursePerformance courses={data.courses} range={search.range} />
              <GradeChart steps={data.steps} />
              <ActivityChart steps={data.steps} />
            </Sections>
            <Sections>
              <WeeklyActivity
                week={data.week}
                today={data.today}
                onWeek={(week) => onSearch({ week: week === data.today ? undefined : week })}
              />
              <Milestones milestones={data.milestones} today={data.today} />
            </Sections>
          </Split>
        )}
      </Sections>
    </>
  );
}

function Actions({ data, range }: { data: Analytics; range: AnalyticsRange }) {
  const { t } = useTranslation();
  const exportCsv = useMutation(
    api.analytics.exportCsv.mutationOptions({
      onSuccess({ fileName, csv }) {
        saveFile(fileName, csv, 'text/csv;charset=utf-8');
        void toast({ title: t('Analytics exported to CSV'), message: fileName });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t('Failed to export analytics'), message: errorText(error, t) }),
    }),
  );
  const address = `/transcript-generator?student=${encodeURIComponent(data.studentId)}`;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTableExport size={18} />}
        loading={exportCsv.isPending}
        onClick={() => exportCsv.mutate({ studentId: data.studentId as StudentId, range })}
      >
        {t('Export to CSV')}
      </Button>
      <Button
        component="a"
        href={address}
        target="_blank"
        leftSection={<IconFileCertificate size={18} />}
        onClick={(event) => {
          // A window that the browser keeps shut is opened here instead.
          if (!window.open(address, '_blank')) return;
          event.preventDefault();
          void toast({ title: t('Transcript opened in new window') });
        }}
      >
        {t('Generate Transcript')}
      </Button>
    </>
  );
}
