import { IconTableOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CourseGradebook } from './course-gradebook.tsx';
import { coursesQuery } from './gradebook-queries.ts';
import type { GradebookSearch } from './gradebook-search.ts';

interface GradebookPageProps {
  readonly search: GradebookSearch;
  readonly onSearch: (change: Partial<GradebookSearch>) => void;
}

/** The gradebook of one of the person's courses. */
export default function GradebookPage({ search, onSearch }: GradebookPageProps) {
  const { t } = useTranslation();
  const { courses } = useSuspenseQuery(coursesQuery).data;
  const course = courses.find(({ courseId }) => courseId === search.course) ?? courses[0];
  if (!course) {
    return (
      <>
        <PageHeader title={t('Gradebook')} description={t('Manage Student Grades')} />
        <EmptyState
          framed
          icon={<IconTableOff />}
          title={t("You don't have a course yet")}
          action={
            <ButtonLink to="/school/library" size="sm" variant="default">
              {t('Open the library')}
            </ButtonLink>
          }
        >
          {t("A course's gradebook appears here once you teach one.")}
        </EmptyState>
      </>
    );
  }
  return (
    <CourseGradebook
      key={course.courseId}
      course={course}
      courses={courses}
      search={search}
      onSearch={onSearch}
    />
  );
}
