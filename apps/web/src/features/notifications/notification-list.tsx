import type { Notification } from '@fieldhouse/contract/notifications.ts';
import { Button } from '@mantine/core';
import { IconBell, IconChartBar, IconClipboardCheck, IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import classes from './notification-list.module.css';

const ICONS = {
  grade: IconChartBar,
  assignment: IconClipboardCheck,
  account: IconUserCheck,
  system: IconBell,
};

/** The latest notifications; opening one marks it as read. */
export default function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(api.notifications.latest.queryOptions({ input: {} }));
  const markRead = useMutation(
    api.notifications.markRead.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  );
  // The focus goes to what was opened.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {t('Notifications')}
        </h2>
        {data && data.unread > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markRead.isPending}
            onClick={() => markRead.mutate({ notificationIds: null })}
          >
            {t('Mark all as read')}
          </Button>
        )}
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.notifications.length === 0 && (
        <EmptyState icon={<IconBell />} title={t('Nothing new')}>
          {t('Grades, work to grade and news about your account appear here.')}
        </EmptyState>
      )}
      <ul className={classes.rows}>
        {data?.notifications.map((one) => (
          <Row
            key={one.notificationId}
            notification={one}
            onOpen={() => {
              if (!one.isRead) markRead.mutate({ notificationIds: [one.notificationId] });
              onLeave();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const Icon = ICONS[notification.type];
  const { text, link } = wordsOf(notification, t);
  return (
    <li>
      <Link
        {...link}
        className={classes.row}
        data-unread={!notification.isRead || undefined}
        onClick={onOpen}
      >
        <Icon size={20} stroke={1.7} aria-hidden="true" />
        <span className={classes.words}>
          <span className={classes.text}>
            {text}
            {!notification.isRead && <span className={classes.hidden}>{t('Unread')}</span>}
          </span>
          <time className={classes.time} dateTime={notification.at} title={format.dateTime(notification.at)}>
            {format.relative(notification.at, Date.now())}
          </time>
        </span>
      </Link>
    </li>
  );
}

/** The sentence and where it leads. */
function wordsOf(one: Notification, t: TFunction): { text: string; link: LinkProps } {
  const course = one.course?.title ?? t('A course');
  const school = one.schoolName ?? '';
  switch (one.template) {
    case 'grade_released':
      return one.count === 1 && one.assignment
        ? {
            text: t('New grade: {{assignment}} in {{course}}', { assignment: one.assignment.title, course }),
            link: { to: '/assignment/$assignmentId', params: { assignmentId: one.assignment.assignmentId } },
          }
        : {
            text: t('{{count}} new grades in {{course}}', { count: one.count, course }),
            link: { to: '/grades' },
          };
    case 'final_grade_posted':
      return { text: t('Final grade posted: {{course}}', { course }), link: { to: '/grades' } };
    case 'enrollment_requested':
      return {
        text: t('{{count}} students ask to join {{course}}', { count: one.count, course }),
        link: { to: '/dashboard' },
      };
    case 'enrollment_decided':
      return {
        text: t('The school decided on your request to join {{course}}', { course }),
        link: { to: '/catalog' },
      };
    case 'question_answered':
      return {
        text: t('Your question was answered: {{assignment}}', {
          assignment: one.assignment?.title ?? course,
        }),
        link: { to: '/grades' },
      };
    case 'problem_handled':
      return {
        text: t('The problem you reported was looked at: {{course}}', { course }),
        link: { to: '/dashboard' },
      };
    case 'work_to_grade':
      return {
        text: t('{{count}} works to grade: {{assignment}}', {
          count: one.count,
          assignment: one.assignment?.title ?? course,
        }),
        link: { to: '/teach/grading' },
      };
    case 'grade_question':
      return {
        text: t('{{count}} questions about a grade: {{assignment}}', {
          count: one.count,
          assignment: one.assignment?.title ?? course,
        }),
        link: { to: '/teach/grading' },
      };
    case 'problem_reported':
      return {
        text: t('{{count}} problems reported: {{subject}}', {
          count: one.count,
          subject: one.assignment?.title ?? course,
        }),
        link: one.assignment
          ? { to: '/assignment/$assignmentId', params: { assignmentId: one.assignment.assignmentId } }
          : { to: '/course/$courseId', params: { courseId: one.course?.courseId ?? '' } },
      };
    case 'assignment_due':
      return {
        text: t('Due within a day: {{assignment}} in {{course}}', {
          assignment: one.assignment?.title ?? '',
          course,
        }),
        link: one.assignment
          ? { to: '/assignment/$assignmentId', params: { assignmentId: one.assignment.assignmentId } }
          : { to: '/assignments' },
      };
    case 'membership_approved':
      return { text: t('{{school}} approved your account', { school }), link: { to: '/dashboard' } };
    case 'person_waiting':
      return {
        text: t('{{count}} people asked to join {{school}}', { count: one.count, school }),
        link: { to: '/dashboard' },
      };
    case 'publish_requested':
      return { text: t('Asked to publish: {{course}}', { course }), link: { to: '/teach/courses' } };
    case 'publish_decided':
      return {
        text: t('Your school has decided about {{course}}', { course }),
        link: one.course
          ? {
              to: '/teach/course/$courseId',
              params: { courseId: one.course.courseId },
              search: { tab: 'publish' },
            }
          : { to: '/teach/courses' },
      };
    case 'due_date_moved':
      return {
        text: t('New due date: {{assignment}} in {{course}}', {
          assignment: one.assignment?.title ?? course,
          course,
        }),
        link: one.assignment
          ? { to: '/assignment/$assignmentId', params: { assignmentId: one.assignment.assignmentId } }
          : { to: '/dashboard' },
      };
    case 'discussion_started':
      return {
        text: t('{{count}} new discussions in {{course}}', { count: one.count, course }),
        link: toDiscussions(one),
      };
    case 'discussion_reply':
      return {
        text: t('{{count}} new replies in a discussion of {{course}}', { count: one.count, course }),
        link: toDiscussions(one),
      };
    case 'discussion_mention':
      return {
        text: t('You were mentioned in a discussion of {{course}}', { course }),
        link: toDiscussions(one),
      };
    case 'discussion_removed':
      return { text: t('A post of yours was removed in {{course}}', { course }), link: toDiscussions(one) };
    case 'discussion_reported':
      return {
        text: t('{{count}} posts reported in {{course}}', { count: one.count, course }),
        link: one.course
          ? {
              to: '/discussions/$courseId',
              params: { courseId: one.course.courseId },
              search: { view: 'reports' },
            }
          : { to: '/discussions' },
      };
  }
}

const toDiscussions = ({ course }: Notification): LinkProps =>
  course ? { to: '/discussions/$courseId', params: { courseId: course.courseId } } : { to: '/discussions' };
