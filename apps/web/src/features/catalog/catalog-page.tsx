import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconBooks, IconLibrary, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useMe } from '#lib/session.ts';
import { gradeLevelName, subjectName } from '#shared/courses/course-words.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { CardGrid, SectionHead, Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { CatalogCard } from './catalog-card.tsx';
import classes from './catalog-page.module.css';
import { type CatalogFilter, catalogQuery, SORTS, SUBJECTS } from './catalog-queries.ts';
import { groupCourses } from './group-courses.ts';

interface CatalogPageProps {
  /** At /courses the person's own courses come first and the filters after them. */
  readonly isOwnFirst?: boolean;
  readonly filter: CatalogFilter;
  readonly onFilter: (filter: CatalogFilter) => void;
}

export function CatalogPage({ isOwnFirst = false, filter, onFilter }: CatalogPageProps) {
  const { t } = useTranslation();
  const isStudent = useMe().homes.includes('student');
  const isStaff = useMe().homes.some(
    (home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool',
  );
  const courses = useQuery({ ...catalogQuery(filter), placeholderData: keepPreviousData });
  const { data } = courses;
  const groups = data && groupCourses(data.courses, filter.sort);

  const own = groups && groups.current.length > 0 && (
    <>
      <SectionHead title={t('My Current Courses')} />
      <CardGrid>
        {groups.current.map((course) => (
          <CatalogCard key={course.courseId} course={course} isStudent={isStudent} />
        ))}
      </CardGrid>
    </>
  );

  return (
    <>
      <PageHeader
        title={isOwnFirst ? t('Courses') : t('Course Catalog')}
        description={
          isStudent
            ? t("What you're taking now, and what you could take.")
            : t("Your school's published courses.")
        }
        actions={
          isStaff && (
            <ButtonLink to="/school/library" variant="default" leftSection={<IconLibrary size={18} />}>
              {t('Open the library')}
            </ButtonLink>
          )
        }
      />
      <Sections>
        {isOwnFirst && own}
        <Filters filter={filter} onFilter={onFilter} found={data} />
        {courses.isPending && <CatalogSkeleton />}
        {courses.isError && !data && (
          <ErrorState
            framed
            title={t('Failed to load courses')}
            error={courses.error}
            onRetry={() => void courses.refetch()}
          />
        )}
        {data && groups && (
          <>
            <div className={classes.head}>
              <p className={classes.counts} role="status" data-stale={courses.isPlaceholderData || undefined}>
                <strong>{t('{{count}} courses found', { count: data.courses.length })}</strong>
                {isStudent && (
                  <>
                    <span>{t('{{count}} enrolled', { count: data.enrolledCount })}</span>
                    <span>{t('{{count}} available', { count: data.availableCount })}</span>
                  </>
                )}
              </p>
              {data.courses.length > 1 && (
                <NativeSelect
                  aria-label={t('Sort courses')}
                  value={filter.sort ?? 'title'}
                  data={[
                    { value: 'title', label: t('By title') },
                    { value: 'grade', label: t('By grade') },
                    { value: 'students', label: t('Most students first') },
                    { value: 'duration', label: t('Shortest first') },
                  ]}
                  onChange={(event) =>
                    onFilter({
                      ...filter,
                      sort: SORTS.slice(1).find((one) => one === event.currentTarget.value),
                    })
                  }
                />
              )}
            </div>
            {!isOwnFirst && own}
            {groups.others.length > 0 && (
              <>
                <SectionHead title={t('Available Courses')} />
                <CardGrid>
                  {groups.others.map((course) => (
                    <CatalogCard key={course.courseId} course={course} isStudent={isStudent} />
                  ))}
                </CardGrid>
              </>
            )}
            {data.courses.length === 0 && (
              <EmptyState
                framed
                icon={<IconBooks />}
                title={t('No courses found')}
                action={
                  hasFilter(filter) && (
                    <Button size="sm" variant="default" onClick={() => onFilter({})}>
                      {t('Show all courses')}
                    </Button>
                  )
                }
              >
                {hasFilter(filter)
                  ? t('Try different words, or remove a filter.')
                  : isStaff
                    ? t("Your school hasn't published any courses yet. Take one from the library.")
                    : t("Your school hasn't published any courses yet.")}
              </EmptyState>
            )}
          </>
        )}
      </Sections>
    </>
  );
}

const hasFilter = ({ search, subject, grade }: CatalogFilter) =>
  search !== undefined || subject !== undefined || grade !== undefined;

const TYPING_MS = 250;

interface FiltersProps extends Pick<CatalogPageProps, 'filter' | 'onFilter'> {
  /** For the numbers beside the filters; undefined: not known yet. */
  readonly found: Outputs['catalog']['list'] | undefined;
}

function Filters({ filter, onFilter, found }: FiltersProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(filter.search ?? '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef(words);

  // Whoever has left the page isn't brought back to it.
  useEffect(() => () => clearTimeout(timer.current), []);

  // The address changes by itself too: back, forward, a link.
  useEffect(() => {
    if ((filter.search ?? '') === typed.current.trim()) return;
    typed.current = filter.search ?? '';
    setWords(typed.current);
  }, [filter.search]);

  function search(next: string) {
    typed.current = next;
    setWords(next);
    clearTimeout(timer.current);
    const here = window.location.pathname;
    timer.current = setTimeout(() => {
      // On the way to another page already: this one is still drawn, and must not call back.
      if (window.location.pathname === here) onFilter({ ...filter, search: next.trim() || undefined });
    }, TYPING_MS);
  }

  const grades = Array.from({ length: 13 }, (_, level) => ({
    value: level,
    label: gradeLevelName(level, t) ?? '',
    count: found && (found.grades.find((one) => one.gradeLevel === level)?.count ?? 0),
  }));
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        value={words}
        maxLength={100}
        leftSection={<IconSearch size={20} stroke={1.7} />}
        placeholder={t('Search courses')}
        aria-label={t('Search courses')}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <Chips
        label={t('Subject')}
        value={filter.subject}
        onChange={(subject) => onFilter({ ...filter, subject })}
        chips={[
          { value: undefined, label: t('All Subjects'), count: found?.anySubjectCount },
          ...withCourses(
            SUBJECTS.map((subject) => ({
              value: subject,
              label: subjectName(subject, t),
              count: found && (found.subjects.find((one) => one.subject === subject)?.count ?? 0),
            })),
            filter.subject,
          ),
        ]}
      />
      <Chips
        label={t('Grade level')}
        value={filter.grade}
        onChange={(grade) => onFilter({ ...filter, grade })}
        chips={[
          { value: undefined, label: t('All Grades'), count: found?.anyGradeCount },
          ...withCourses(grades, filter.grade),
        ]}
      />
    </search>
  );
}

/** Those that lead to a course, and the chosen one, which is taken back where it stands. */
const withCourses = <Value,>(
  chips: readonly { value: Value; label: string; count: number | undefined }[],
  chosen: Value | undefined,
) => chips.filter(({ value, count }) => count !== 0 || value === chosen);

const CatalogSkeleton = () => (
  <div className={classes.skeleton}>
    <CardGrid>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <CardSkeleton key={card} lines={4} />
      ))}
    </CardGrid>
  </div>
);
