import { Button } from '@mantine/core';
import { IconCheck, IconLibrary } from '@tabler/icons-react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { CourseCard } from '#shared/courses/course-card.tsx';
import { courseFacts, subjectName } from '#shared/courses/course-words.tsx';
import { NcaaBadge } from '#shared/courses/ncaa-badge.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { CardGrid, Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type LibraryCourse, type LibraryTeacher, libraryQuery } from './library-queries.ts';

const AdoptDialog = part(() => import('./adopt-dialog.tsx'));

export function LibraryPage() {
  const { t } = useTranslation();
  const { courses, teachers } = useSuspenseQuery(libraryQuery).data;
  return (
    <>
      <PageHeader
        title={t('Library')}
        description={t(
          'Complete courses your school can adopt. Adopting creates a copy for your school with all lessons, assignments and rubrics. You become its teacher, unless you run the school and name someone else. Your changes stay in your copy, and the library keeps its own.',
        )}
      />
      <Sections>
        {courses.length === 0 ? (
          <EmptyState framed icon={<IconLibrary />} title={t('The library is empty.')}>
            {t("The platform's operator adds courses to it.")}
          </EmptyState>
        ) : (
          <CardGrid>
            {courses.map((course) => (
              <LibraryCard key={course.courseId} course={course} teachers={teachers} />
            ))}
          </CardGrid>
        )}
      </Sections>
    </>
  );
}

interface LibraryCardProps {
  readonly course: LibraryCourse;
  /** Whom the reader may name; empty: they teach it themselves. */
  readonly teachers: readonly LibraryTeacher[];
}

function LibraryCard({ course, teachers }: LibraryCardProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const adopt = useAdopt(course.title);
  const { adoptedCourseId } = course;
  // At once what the person asked for; what the server says follows.
  const isAdopted = adoptedCourseId !== null || adopt.isPending;

  return (
    <CourseCard
      title={course.title}
      titleOrder={2}
      courseId={adoptedCourseId}
      description={course.description}
      badges={
        <>
          <Badge>{subjectName(course.subject, t)}</Badge>
          {course.isNcaaApproved && <NcaaBadge tone="warning" />}
        </>
      }
      facts={[...courseFacts(course, t), t('{{count}} assignments', { count: course.assignmentCount })]}
    >
      {isAdopted ? (
        <>
          <Badge tone="success" icon={<IconCheck />}>
            {t('Adopted')}
          </Badge>
          {adoptedCourseId ? (
            <ButtonLink
              to="/course/$courseId"
              params={{ courseId: adoptedCourseId }}
              variant="default"
              size="sm"
            >
              {t('Open course')}
            </ButtonLink>
          ) : (
            <span role="status">{t('Making your copy…')}</span>
          )}
        </>
      ) : (
        <>
          <Button
            size="sm"
            disabled={!course.can.adopt}
            aria-label={t('Adopt {{course}}', { course: course.title })}
            onClick={() =>
              teachers.length > 1 ? setAsking(true) : adopt.mutate({ courseId: course.courseId })
            }
          >
            {t('Adopt')}
          </Button>
          {!course.can.adopt && <span>{t('Your school is read-only right now.')}</span>}
        </>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <AdoptDialog
            course={course.title}
            teachers={teachers}
            onAdopt={(teacherUserId) => adopt.mutate({ courseId: course.courseId, teacherUserId })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </CourseCard>
  );
}

function useAdopt(title: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.catalog.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
    ]);
  return useMutation(
    api.catalog.adopt.mutationOptions({
      async onSuccess() {
        void toast({ title: t("{{course}} is now one of your school's courses", { course: title }) });
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        const isKnown = codeOf(error) === 'ALREADY_ADOPTED';
        void toast({
          title: isKnown
            ? t('Your school has already adopted this course.')
            : t("The course couldn't be adopted"),
          message: isKnown ? undefined : errorText(error, t),
          tone: isKnown ? 'info' : 'error',
        });
        await refresh();
      },
    }),
  );
}
