import { NativeSelect } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './analytics.module.css';
import { ClassTable } from './class-table.tsx';
import { ClassView } from './class-view.tsx';
import { classesQuery, type StaffSearch } from './staff-queries.ts';
import { WatchList } from './watch-list.tsx';

interface StaffPageProps {
  readonly search: StaffSearch;
  readonly onSearch: (search: StaffSearch) => void;
}

/** Figures of the classes that somebody teaches, or of the whole school for who runs it. */
export default function StaffPage({ search, onSearch }: StaffPageProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(classesQuery());
  const { courses, isSchool, watch, hasMoreWatch } = data;
  const shown = courses.find(({ courseId }) => courseId === search.course);
  return (
    <>
      <PageHeader
        title={isSchool ? t('Analytics of the school') : t('Analytics of your classes')}
        shortTitle={t('Analytics')}
        description={t('From the totals so far, as the gradebook shows them to you.')}
        actions={
          courses.length > 1 && (
            <NativeSelect
              className={classes.who}
              aria-label={t('Class')}
              value={shown?.courseId ?? ''}
              onChange={(event) => onSearch({ course: event.currentTarget.value || undefined })}
            >
              <option value="">{t('All classes')}</option>
              {courses.map(({ courseId, title }) => (
                <option key={courseId} value={courseId}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          )
        }
      />
      <Sections>
        {courses.length === 0 ? (
          <EmptyState framed icon={<IconChartBar />} title={t('There is no class to follow yet.')}>
            {t('Figures appear here once a published course of yours has students.')}
          </EmptyState>
        ) : shown ? (
          <Suspense fallback={<CardSkeleton lines={8} />}>
            <ClassView key={shown.courseId} courseId={shown.courseId} search={search} onSearch={onSearch} />
          </Suspense>
        ) : (
          <>
            <ClassTable classes={data} />
            <WatchList students={watch} hasMore={hasMoreWatch} hasCourses />
          </>
        )}
      </Sections>
    </>
  );
}
