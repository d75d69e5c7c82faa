import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import { useTranslation } from 'react-i18next';
import { CourseCard } from '#shared/courses/course-card.tsx';
import { courseFacts, levelName, subjectName } from '#shared/courses/course-words.tsx';
import { NcaaBadge } from '#shared/courses/ncaa-badge.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CardPrerequisites } from './card-prerequisites.tsx';
import { EnrollState } from './enroll-state.tsx';

/** One course of the catalog: its title leads to all there is to know of it. */
export function CatalogCard({ course, isStudent }: { course: CatalogCourse; isStudent: boolean }) {
  const { t } = useTranslation();
  const level = levelName(course.level, t);
  return (
    <CourseCard
      title={course.title}
      courseId={course.courseId}
      color={course.color}
      image={course.image}
      subtitle={course.instructorName}
      description={course.description}
      badges={
        <>
          <Badge>{subjectName(course.subject, t)}</Badge>
          {level && <Badge tone="outline">{level}</Badge>}
          {course.isNcaaApproved && <NcaaBadge tone="warning" />}
        </>
      }
      facts={courseFacts(course, t)}
      asks={course.enrollment === null && <CardPrerequisites prerequisites={course.prerequisites} />}
    >
      <EnrollState course={course} isStudent={isStudent} />
    </CourseCard>
  );
}
