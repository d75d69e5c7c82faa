import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import { Button } from '@mantine/core';
import { IconAward, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { CourseCard } from '#ui/course-card.tsx';
import { courseFacts, subjectName } from '#ui/course-words.tsx';
import { ButtonLink } from '#ui/links.tsx';
import { useEnroll } from '#ui/use-enroll.ts';

export function CatalogCard({ course, isStudent }: { course: CatalogCourse; isStudent: boolean }) {
  const { t } = useTranslation();
  const enroll = useEnroll();
  const { courseId, enrollment } = course;
  const isOpen = !isStudent || enrollment === 'active' || enrollment === 'completed';

  return (
    <CourseCard
      title={course.title}
      courseId={isOpen ? courseId : null}
      subtitle={course.instructorName}
      description={course.description}
      badges={
        <>
          <Badge>{subjectName(course.subject, t)}</Badge>
          {course.isNcaaApproved && (
            <Badge tone="warning" icon={<IconAward />}>
              {t('NCAA approved')}
            </Badge>
          )}
        </>
      }
      facts={courseFacts(course, t)}
    >
      {isOpen ? (
        <>
          {enrollment && (
            <Badge tone="success" icon={<IconCheck />}>
              {enrollment === 'completed' ? t('Completed') : t('Enrolled')}
            </Badge>
          )}
          <ButtonLink
            to="/course/$courseId"
            params={{ courseId }}
            variant={enrollment === 'active' ? 'filled' : 'default'}
            size="sm"
          >
            {t('Open course')}
          </ButtonLink>
        </>
      ) : enrollment ? (
        <Badge tone="info" icon={<IconClock />}>
          {enrollment === 'requested' ? t('Requested. Your school decides.') : t('On the waiting list')}
        </Badge>
      ) : (
        <>
          <Button
            size="sm"
            disabled={!course.can.enroll}
            loading={enroll.isPending}
            aria-label={t('Request Enrollment: {{course}}', { course: course.title })}
            onClick={() => enroll.mutate({ courseId })}
          >
            {t('Request Enrollment')}
          </Button>
          {!course.can.enroll && <span>{t('Not open for enrollment.')}</span>}
        </>
      )}
    </CourseCard>
  );
}
