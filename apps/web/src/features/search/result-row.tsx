import type { FoundAssignment, FoundCourse, FoundLesson, Segment } from '@fieldhouse/contract/search.ts';
import { IconBook2, IconBooks, IconChecklist } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { subjectName } from '#shared/courses/course-words.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Marked, plainText } from '#ui/display/marked.tsx';
import classes from './search.module.css';

interface RowProps {
  readonly icon: typeof IconBooks;
  readonly link: Pick<LinkProps, 'to' | 'params' | 'search'>;
  readonly title: readonly Segment[];
  readonly facts: ReactNode;
  readonly badge?: ReactNode;
  readonly excerpt: readonly Segment[];
  readonly onOpen: () => void;
}

function ResultRow({ icon: Icon, link, title, facts, badge, excerpt, onOpen }: RowProps) {
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.7} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.head}>
          <Link {...link} className={classes.title} data-result onClick={onOpen}>
            <Marked segments={title} />
          </Link>
          {badge}
        </div>
        <p className={classes.facts}>{facts}</p>
        {excerpt.length > 0 && (
          <p className={classes.excerpt}>
            <Marked segments={excerpt} />
          </p>
        )}
      </div>
    </li>
  );
}

type FoundProps<Found> = { readonly found: Found; readonly onOpen: () => void };

/** A course that the person may open, or one that the catalog tells more about. */
export function CourseRow({ found, onOpen }: FoundProps<FoundCourse>) {
  const { t } = useTranslation();
  const { courseId, isOpen, status, subject } = found;
  const subjectText = subjectName(subject, t);
  return (
    <ResultRow
      icon={IconBooks}
      link={
        isOpen
          ? { to: '/course/$courseId', params: { courseId } }
          : { to: '/catalog', search: { search: plainText(found.title).slice(0, 100) } }
      }
      title={found.title}
      facts={isOpen ? subjectText : t('{{subject}}, in the catalog', { subject: subjectText })}
      badge={
        status !== 'published' && (
          <Badge tone={status === 'draft' ? 'warning' : 'neutral'}>
            {status === 'draft' ? t('Draft') : t('Archived')}
          </Badge>
        )
      }
      excerpt={found.excerpt}
      onOpen={onOpen}
    />
  );
}

export function AssignmentRow({ found, onOpen }: FoundProps<FoundAssignment>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, courseTitle, dueAt, timeZone } = found;
  return (
    <ResultRow
      icon={IconChecklist}
      link={{ to: '/assignment/$assignmentId', params: { assignmentId } }}
      title={found.title}
      facts={
        dueAt === null
          ? courseTitle
          : t('{{course}}, due {{when}}', { course: courseTitle, when: format.deadline(dueAt, timeZone) })
      }
      excerpt={found.excerpt}
      onOpen={onOpen}
    />
  );
}

export function LessonRow({ found, onOpen }: FoundProps<FoundLesson>) {
  const { t } = useTranslation();
  const { courseId, lessonId, courseTitle, moduleTitle } = found;
  return (
    <ResultRow
      icon={IconBook2}
      link={{ to: '/course/$courseId/lesson/$lessonId', params: { courseId, lessonId } }}
      title={found.title}
      facts={t('{{course}}, {{module}}', { course: courseTitle, module: moduleTitle })}
      excerpt={found.excerpt}
      onOpen={onOpen}
    />
  );
}
