import { Button } from '@mantine/core';
import { IconBooks, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { gradeLevelName, subjectName } from '#shared/courses/course-words.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { CourseMark } from '#ui/display/facts.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type CourseLine, coursesQuery } from './authoring-queries.ts';
import classes from './course-list-page.module.css';
import { type CourseState, CourseStateBadge, courseState, stateName } from './course-state.tsx';
import { NewCourseDialog } from './new-course-dialog.tsx';
import { ReasonDialog } from './small-dialogs.tsx';
import { useDecide } from './use-decide.ts';

const STATES: readonly CourseState[] = ['requested', 'draft', 'published', 'archived'];

interface CourseListPageProps {
  readonly state?: CourseState | undefined;
  readonly onState: (state: CourseState | undefined) => void;
}

/** The courses that somebody writes, and for admins those of the whole school. */
export function CourseListPage({ state, onState }: CourseListPageProps) {
  const { t } = useTranslation();
  const { courses, can } = useSuspenseQuery(coursesQuery).data;
  const [isCreating, setCreating] = useState(false);
  const countOf = (one: CourseState) =>
    courses.filter((course) => courseState(course.publishing) === one).length;
  const shown = state ? courses.filter((course) => courseState(course.publishing) === state) : courses;
  const asked = courses.filter((course) => course.can.decide);

  return (
    <>
      <PageHeader
        title={t('My courses')}
        description={t(
          "What you write stays a draft until it's published. Students don't see anything before that.",
        )}
        actions={
          can.create && (
            <Button leftSection={<IconPlus size={18} />} onClick={() => setCreating(true)}>
              {t('New course')}
            </Button>
          )
        }
      />
      <Sections>
        {asked.length > 0 && (
          <Card flush title={t('Waiting for your approval')}>
            <ul className={classes.rows}>
              {asked.map((course) => (
                <RequestRow key={course.courseId} course={course} />
              ))}
            </ul>
          </Card>
        )}
        {courses.length > 0 && (
          <Chips
            label={t('State')}
            value={state}
            onChange={onState}
            chips={[
              { value: undefined, label: t('All courses ({{count}})', { count: courses.length }) },
              ...STATES.filter((one) => countOf(one) > 0).map((one) => ({
                value: one,
                label: t('{{title}} ({{count}})', { title: stateName(one, t), count: countOf(one) }),
              })),
            ]}
          />
        )}
        <Card flush>
          {shown.length === 0 ? (
            <EmptyState
              titleOrder={2}
              icon={<IconBooks />}
              title={state ? t('No courses in this state') : t('No courses yet')}
              action={
                can.create && (
                  <ButtonLink to="/school/library" variant="default" size="sm">
                    {t('Browse the library')}
                  </ButtonLink>
                )
              }
            >
              {t('Write a course of your own, or adopt one from the library and change it.')}
            </EmptyState>
          ) : (
            <ul className={classes.rows}>
              {shown.map((course) => (
                <CourseRow key={course.courseId} course={course} />
              ))}
            </ul>
          )}
        </Card>
      </Sections>
      <NewCourseDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

function CourseRow({ course }: { course: CourseLine }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { courseId, title, color, publishing } = course;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <CourseMark color={color} />
        <Link to="/teach/course/$courseId" params={{ courseId }} className={classes.name}>
          {title}
        </Link>
        <p className={classes.about}>
          <span>{subjectName(course.subject, t)}</span>
          {course.gradeLevel !== null && <span>{gradeLevelName(course.gradeLevel, t)}</span>}
          <span>{t('{{count}} lessons', { count: course.lessonCount })}</span>
          <span>{t('{{count}} assignments', { count: course.assignmentCount })}</span>
          <span>{t('{{count}} students', { count: course.studentCount })}</span>
        </p>
        <p className={classes.about}>
          {course.teacherName && <span>{course.teacherName}</span>}
          <span>{t('Changed {{date}}', { date: format.date(course.updatedAt) })}</span>
        </p>
      </div>
      <CourseStateBadge publishing={publishing} />
    </li>
  );
}

function RequestRow({ course }: { course: CourseLine }) {
  const { t } = useTranslation();
  const [isRefusing, setRefusing] = useState(false);
  const { courseId, title, teacherName } = course;
  const decide = useDecide(title);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to="/teach/course/$courseId" params={{ courseId }} className={classes.name} data-plain>
          {title}
        </Link>
        {teacherName && <p className={classes.about}>{teacherName}</p>}
      </div>
      <div className={classes.actions}>
        <Button
          size="sm"
          variant="default"
          aria-label={t('Reject {{course}}', { course: title })}
          onClick={() => setRefusing(true)}
        >
          {t('Reject')}
        </Button>
        <Button
          size="sm"
          aria-label={t('Approve {{course}}', { course: title })}
          loading={decide.isPending}
          onClick={() => decide.mutate({ courseId, isApproved: true, reason: null })}
        >
          {t('Approve')}
        </Button>
      </div>
      <ReasonDialog
        isOpen={isRefusing}
        isBusy={decide.isPending}
        title={t('Reject {{course}}?', { course: title })}
        onClose={() => setRefusing(false)}
        onReason={(reason) => {
          decide.mutate({ courseId, isApproved: false, reason }, { onSuccess: () => setRefusing(false) });
        }}
      />
    </li>
  );
}
