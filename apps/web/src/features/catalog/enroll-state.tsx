import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconHourglass } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { DropButton } from '#shared/courses/drop-button.tsx';
import { useCancelRequest, useEnroll } from '#shared/courses/use-enroll.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { lacking, prerequisiteWords } from './prerequisite-words.ts';
import { RepeatDialog } from './repeat-dialog.tsx';

interface EnrollStateProps {
  readonly course: CatalogCourse;
  readonly isStudent: boolean;
  /** On the course's own page the buttons are larger, and need not name it. */
  readonly isPage?: boolean;
}

/** How the reader stands to a course, and the one thing to do about it. */
export function EnrollState({ course, isStudent, isPage = false }: EnrollStateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const [isRepeating, setRepeating] = useState(false);
  // An earlier attempt at this course or a copy of it is posted: the dialog asks why.
  const enroll = useEnroll(() => setRepeating(true));
  const cancel = useCancelRequest();
  const { courseId, enrollment, can, placesLeft } = course;
  const size = isPage ? 'md' : 'sm';
  const repeatDialog = (
    <RepeatDialog course={course} isOpen={isRepeating} onClose={() => setRepeating(false)} />
  );

  if (can.cancel) {
    const isWaiting = enrollment === 'waitlisted';
    const label = isWaiting ? t('Leave waiting list') : t('Cancel request');
    return (
      <>
        <Badge tone="info" icon={isWaiting ? <IconHourglass /> : <IconClock />}>
          {isWaiting
            ? t('Waiting list: number {{position}}', { position: course.waitlistPosition })
            : t('Requested. Your school will decide.')}
        </Badge>
        <Button
          size={size}
          variant="default"
          loading={cancel.isPending}
          aria-label={isPage ? undefined : `${label}: ${course.title}`}
          onClick={() => cancel.mutate({ courseId })}
        >
          {label}
        </Button>
      </>
    );
  }
  if (can.open) {
    return (
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
          size={size}
          aria-label={isPage ? undefined : t('Open course: {{course}}', { course: course.title })}
        >
          {t('Open course')}
        </ButtonLink>
        {can.enroll && enrollment === 'completed' && (
          <Button
            size={size}
            variant="default"
            loading={enroll.isPending}
            aria-label={isPage ? undefined : t('Retake: {{course}}', { course: course.title })}
            onClick={() => enroll.mutate({ courseId })}
          >
            {t('Retake')}
          </Button>
        )}
        {can.drop && <DropButton course={course} size={size} isNamed={!isPage} />}
        {repeatDialog}
      </>
    );
  }
  if (!isStudent) {
    return isPage ? null : (
      <ButtonLink
        to="/course/$courseId"
        params={{ courseId }}
        variant="default"
        size={size}
        aria-label={t("See what's in it: {{course}}", { course: course.title })}
      >
        {t("See what's in it")}
      </ButtonLink>
    );
  }
  const isFull = placesLeft === 0;
  const label = isFull ? t('Join waiting list') : t('Request Enrollment');
  const lacks = lacking(course.prerequisites);
  const whyNot = can.enroll
    ? null
    : lacks.length > 0
      ? t('You need {{courses}} first.', {
          courses: format.list(lacks.map((one) => prerequisiteWords(one, t, format))),
        })
      : t('Not open for enrollment.');
  return (
    <>
      {placesLeft !== null && (
        <Badge tone={isFull ? 'warning' : 'neutral'}>
          {isFull ? t('Full') : t('{{count}} spots left', { count: placesLeft })}
        </Badge>
      )}
      <Button
        size={size}
        variant={isFull ? 'default' : 'filled'}
        disabled={whyNot !== null}
        loading={enroll.isPending}
        aria-label={isPage ? undefined : `${label}: ${course.title}`}
        aria-describedby={whyNot === null ? undefined : `${id}-why-not`}
        onClick={() => enroll.mutate({ courseId })}
      >
        {label}
      </Button>
      {whyNot !== null && <span id={`${id}-why-not`}>{whyNot}</span>}
      {repeatDialog}
    </>
  );
}
