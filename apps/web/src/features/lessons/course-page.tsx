import { wholePercent } from '@fieldhouse/domain/rounding/display.ts';
import { Button, Tabs } from '@mantine/core';
import { IconArrowLeft, IconCloudUp, IconMail, IconMessages } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { writeTo } from '#lib/message-link.ts';
import { useMe } from '#lib/session.ts';
import { CourseBanner } from '#shared/courses/course-banner.tsx';
import { subjectName } from '#shared/courses/course-words.tsx';
import { NcaaBadge } from '#shared/courses/ncaa-badge.tsx';
import { useEnroll } from '#shared/courses/use-enroll.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AssignmentList } from './assignment-list.tsx';
import classes from './course-page.module.css';
import { DropCourse } from './drop-course.tsx';
import { isToggle } from './event-queue.ts';
import { ModuleList } from './module-list.tsx';
import { RefusedLessonsDoor } from './refused-lessons-door.tsx';
import { useCourse, useLessonEvents } from './use-lessons.ts';

type Tab = 'content' | 'assignments';

interface CoursePageProps {
  readonly courseId: string;
  readonly tab?: Tab | undefined;
  readonly module?: string | undefined;
  readonly onSearch: (change: { tab?: Tab; module?: string }) => void;
}

export function CoursePage({ courseId, tab = 'content', module, onSearch }: CoursePageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const course = useCourse(courseId);
  const { waiting, setCompleted } = useLessonEvents();
  const enroll = useEnroll();
  const { lessonsCompleted, lessonCount, lessonProgress, nextLessonId } = course;
  const isWaiting = waiting.some(isToggle);
  // A parent reads their child's posts elsewhere, and nobody else's.
  const me = useMe();
  const discusses = me.homes.some((home) => home !== 'parent') && !course.can.enroll;
  const writes = discusses && me.memberships.some(({ status }) => status === 'active');

  return (
    <>
      <PageHeader
        title={course.title}
        parents={[{ label: t('Courses'), to: '/courses' }]}
        description={course.description}
        actions={
          <>
            <ButtonLink to="/courses" variant="default" leftSection={<IconArrowLeft size={18} />}>
              {t('Back to Courses')}
            </ButtonLink>
            {discusses && (
              <ButtonLink
                to="/discussions/$courseId"
                params={{ courseId }}
                variant="default"
                leftSection={<IconMessages size={18} />}
              >
                {t('Discussions')}
              </ButtonLink>
            )}
            {course.can.enroll && (
              <Button loading={enroll.isPending} onClick={() => enroll.mutate({ courseId: course.courseId })}>
                {t('Request Enrollment')}
              </Button>
            )}
            {course.can.recordProgress && nextLessonId && (
              <ButtonLink
                to="/course/$courseId/lesson/$lessonId"
                params={{ courseId, lessonId: nextLessonId }}
              >
                {lessonsCompleted === 0 ? t('Start the first lesson') : t('Resume lesson')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Sections>
        <RefusedLessonsDoor
          among={course.modules.flatMap(({ lessons }) => lessons.map(({ lessonId }) => lessonId))}
        />
        <CourseBanner color={course.color} image={course.image} />
        <Card>
          <div className={classes.facts}>
            <Badge>{subjectName(course.subject, t)}</Badge>
            {course.isNcaaApproved && <NcaaBadge tone="notice" />}
            {course.instructorName && <span className={classes.instructor}>{course.instructorName}</span>}
            {course.instructorName && writes && course.instructorName !== me.fullName && (
              <ButtonLink
                {...writeTo(course.instructorName)}
                size="sm"
                variant="default"
                leftSection={<IconMail size={18} stroke={1.7} />}
                aria-label={t('Message {{name}}', { name: course.instructorName })}
              >
                {t('Message')}
              </ButtonLink>
            )}
          </div>
          <ProgressBar
            ratio={lessonProgress ?? 0}
            label={t('Lesson progress')}
            note={t('Lesson progress: {{completed}} of {{total}} lessons', {
              completed: lessonsCompleted,
              total: lessonCount,
            })}
            value={lessonProgress === null ? '–' : format.percent(wholePercent(lessonProgress) / 100)}
          />
          {isWaiting && (
            <p className={classes.waiting} role="status">
              <IconCloudUp size={18} aria-hidden="true" />
              {t('Kept on this device. It will be sent once the server can be reached.')}
            </p>
          )}
        </Card>
        <Tabs
          value={tab}
          onChange={(value) => onSearch({ tab: value === 'assignments' ? 'assignments' : 'content' })}
        >
          <Tabs.List>
            <Tabs.Tab value="content">{t('Course Content')}</Tabs.Tab>
            <Tabs.Tab value="assignments">{t('Assignments')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="content" pt="lg">
            <ModuleList
              course={course}
              open={module}
              onOpen={(opened) => onSearch({ module: opened })}
              onComplete={setCompleted}
            />
          </Tabs.Panel>
          <Tabs.Panel value="assignments" pt="lg">
            <Card flush>
              <AssignmentList assignments={course.assignments} titleOrder={2} />
            </Card>
          </Tabs.Panel>
        </Tabs>
        {course.can.recordProgress && <DropCourse courseId={course.courseId} />}
      </Sections>
    </>
  );
}
