import { Accordion } from '@mantine/core';
import { IconBook2, IconCheck, IconFileText, IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Course } from './lesson-queries.ts';
import classes from './module-list.module.css';

type Module = Course['modules'][number];
type LessonLine = Module['lessons'][number];

interface ModuleListProps {
  readonly course: Course;
  /** The open module; undefined: the one with the next lesson. Empty: none. */
  readonly open: string | undefined;
  readonly onOpen: (moduleId: string) => void;
  readonly onComplete: (lessonId: LessonLine['lessonId'], isCompleted: boolean) => void;
}

/** The modules of a course, one open at a time. */
export function ModuleList({ course, open, onOpen, onComplete }: ModuleListProps) {
  const { t } = useTranslation();
  // Only at first: completing a lesson must not close the module it is in.
  const [withNext] = useState(() => moduleWithNext(course));
  const current = open ?? withNext;
  // A long course has hundreds of lessons: those of a module are drawn when it is opened for the first time.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]));
  if (!seen.has(current)) setSeen(new Set([...seen, current]));

  if (course.modules.length === 0) {
    return (
      <EmptyState framed icon={<IconBook2 />} title={t('No lessons yet.')}>
        {t('Lessons appear here once the teacher publishes them.')}
      </EmptyState>
    );
  }
  return (
    <Card flush>
      <Accordion
        value={current}
        onChange={(value) => onOpen(value ?? '')}
        order={2}
        classNames={{
          item: classes.item,
          control: classes.control,
          label: classes.label,
          content: classes.content,
          chevron: classes.chevron,
        }}
      >
        {course.modules.map((module) => (
          <Accordion.Item key={module.moduleId} value={module.moduleId}>
            <Accordion.Control>
              <span className={classes.name}>{module.title}</span>
              <span className={classes.count}>
                {t('{{completed}}/{{total}} completed', {
                  completed: module.lessons.filter(({ isCompleted }) => isCompleted).length,
                  total: module.lessons.length,
                })}
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              {seen.has(module.moduleId) && (
                <ul className={classes.lessons}>
                  {module.lessons.map((lesson) => (
                    <LessonRow
                      key={lesson.lessonId}
                      courseId={course.courseId}
                      lesson={lesson}
                      isNext={lesson.lessonId === course.nextLessonId}
                      onComplete={course.can.recordProgress ? onComplete : null}
                    />
                  ))}
                </ul>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Card>
  );
}

function moduleWithNext({ modules, nextLessonId }: Course) {
  const module = modules.find(({ lessons }) => lessons.some(({ lessonId }) => lessonId === nextLessonId));
  return (module ?? modules[0])?.moduleId ?? '';
}

interface LessonRowProps {
  readonly courseId: string;
  readonly lesson: LessonLine;
  readonly isNext: boolean;
  /** Null: this person has no progress of their own here. */
  readonly onComplete: ModuleListProps['onComplete'] | null;
}

function LessonRow({ courseId, lesson, isNext, onComplete }: LessonRowProps) {
  const { t } = useTranslation();
  const { lessonId, title, isCompleted } = lesson;
  const Icon = lesson.hasVideo ? IconPlayerPlay : IconFileText;
  return (
    <li className={classes.lesson} data-next={(isNext && !isCompleted) || undefined}>
      {onComplete && (
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={isCompleted}
          aria-label={t('{{title}}: completed', { title })}
          title={isCompleted ? t('Mark as incomplete') : t('Mark as complete')}
          onClick={() => onComplete(lessonId, !isCompleted)}
        >
          <span className={classes.circle}>
            {isCompleted && <IconCheck size={16} stroke={3} aria-hidden="true" />}
          </span>
        </button>
      )}
      <div className={classes.words}>
        <Link
          to="/course/$courseId/lesson/$lessonId"
          params={{ courseId, lessonId }}
          className={classes.title}
        >
          {title}
        </Link>
        <span className={classes.about}>
          <Icon size={16} stroke={1.7} aria-hidden="true" />
          {lesson.hasVideo ? t('Video') : t('Reading')}
          {lesson.estimatedMinutes !== null && (
            <span>{t('{{count}} min', { count: lesson.estimatedMinutes })}</span>
          )}
        </span>
      </div>
      {isNext && !isCompleted && <span className={classes.next}>{t('Next lesson')}</span>}
    </li>
  );
}
