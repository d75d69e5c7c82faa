import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { DropButton } from '#shared/courses/drop-button.tsx';
import classes from './course-page.module.css';

/** The way out of a course, until the day that the school sets; the server says whether it is open. */
export function DropCourse({ courseId }: { courseId: CourseId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { data: course } = useQuery(api.catalog.get.queryOptions({ input: { courseId } }));
  if (!course?.can.drop) return null;
  return (
    <div className={classes.drop}>
      {course.dropUntil && (
        <span>
          {t('You can drop this course until {{day}}.', { day: format.calendarDate(course.dropUntil) })}
        </span>
      )}
      <DropButton course={course} size="sm" isNamed={false} onDropped={() => navigate({ to: '/courses' })} />
    </div>
  );
}
