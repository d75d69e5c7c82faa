import { IconMessages, IconSchool } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ChildPosts } from './child-posts.tsx';
import { pickerQuery, unansweredQuery } from './discussion-queries.ts';
import classes from './discussions.module.css';

/** Courses with discussions, the last used first; for teachers what waits for an answer, for parents their child's posts. */
export function PickerPage() {
  const { t } = useTranslation();
  const format = useFormat();
  const { courses, children, isProvisional } = useSuspenseQuery(pickerQuery).data;
  const isStaff = useMe().homes.some((home) => ['teacher', 'homeschool', 'school_admin'].includes(home));
  return (
    <>
      <PageHeader
        title={t('Discussions')}
        description={t('Questions, answers and ideas from your courses.')}
      />
      <Sections>
        {isStaff && <Unanswered />}
        {courses.length > 0 && (
          <Card title={t('Courses')} flush>
            <ul className={classes.rows}>
              {courses.map((course) => (
                <li key={course.courseId} className={classes.course}>
                  <div className={classes.rowWords}>
                    <Link
                      to="/discussions/$courseId"
                      params={{ courseId: course.courseId }}
                      className={classes.courseLink}
                    >
                      {course.title}
                    </Link>
                    <p className={classes.hint}>
                      {t('{{count}} discussions', { count: course.threadCount })}
                      {course.lastActiveAt &&
                        ` · ${t('last post {{when}}', { when: format.relative(course.lastActiveAt, Date.now()) })}`}
                    </p>
                  </div>
                  {course.unreadCount > 0 && (
                    <Badge tone="primary">{t('{{count}} unread', { count: course.unreadCount })}</Badge>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
        {children.map(({ studentId, name }) => (
          <ChildPosts key={studentId} studentId={studentId} name={name} />
        ))}
        {courses.length === 0 && children.length === 0 && (
          <EmptyState framed icon={<IconMessages />} title={t('No discussions yet')}>
            {isProvisional
              ? t('Discussions open as soon as your school has confirmed you.')
              : t('Each course you take or teach has its own discussions.')}
          </EmptyState>
        )}
      </Sections>
    </>
  );
}

/** Students' questions that no teacher has answered, oldest first. */
function Unanswered() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(unansweredQuery);
  if (!data || data.threads.length === 0) return null;
  return (
    <Card
      title={t('Waiting for an answer')}
      description={t('Discussions started by students that no teacher has replied to yet.')}
      flush
    >
      <ul className={classes.rows}>
        {data.threads.map((thread) => (
          <li key={thread.threadId} className={classes.course}>
            <div className={classes.rowWords}>
              <Link
                to="/discussions/$courseId"
                params={{ courseId: thread.courseId }}
                search={{ thread: thread.threadId }}
                className={classes.courseLink}
              >
                {thread.title}
              </Link>
              <p className={classes.hint}>
                {[
                  thread.author.name ?? t('Former member'),
                  thread.courseTitle,
                  format.relative(thread.createdAt, Date.now()),
                ].join(' · ')}
              </p>
            </div>
            <IconSchool size={20} stroke={1.7} aria-hidden="true" className={classes.mark} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
