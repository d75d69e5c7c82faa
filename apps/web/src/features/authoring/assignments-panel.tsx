import { points } from '@fieldhouse/domain/rounding/display.ts';
import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconClipboardText,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { assignmentEditor } from './authoring-links.tsx';
import type { AuthoredCourse, OutlineAssignment } from './authoring-queries.ts';
import { ContentStateBadge } from './course-state.tsx';
import { RowMenu } from './module-card.tsx';
import classes from './outline-panel.module.css';
import { type Asked, ConfirmDialog, NameDialog, type Naming } from './small-dialogs.tsx';
import { type Outline, useOutline } from './use-authoring.ts';

/** Everything that students hand in. */
export function AssignmentsPanel({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const outline = useOutline();
  const [naming, setNaming] = useState<Naming | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const lessonTitles = new Map(
    course.modules.flatMap(({ lessons }) =>
      lessons.map(({ lessonId, title }) => [lessonId as string, title]),
    ),
  );
  const add = () =>
    setNaming({
      title: t('New assignment'),
      label: t('Title of the assignment'),
      value: '',
      action: t('Add assignment'),
      run: async (title) => {
        const { assignmentId } = await outline.addAssignment.mutateAsync({
          ...{ courseId: course.courseId, lessonId: null, title },
        });
        await navigate(assignmentEditor(assignmentId));
      },
    });
  return (
    <Sections>
      <Card flush>
        {course.assignments.length === 0 ? (
          <EmptyState titleOrder={2} icon={<IconClipboardText />} title={t('No assignments yet')}>
            {t("An assignment says what to do, and its rubric says how it's graded.")}
          </EmptyState>
        ) : (
          <ul className={classes.lessons}>
            {course.assignments.map((assignment) => (
              <AssignmentRow
                key={assignment.assignmentId}
                assignment={assignment}
                lessonTitle={assignment.lessonId ? lessonTitles.get(assignment.lessonId) : undefined}
                course={course}
                outline={outline}
                onAsk={setAsked}
              />
            ))}
          </ul>
        )}
      </Card>
      {course.can.edit && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={18} />} onClick={add}>
            {t('Add assignment')}
          </Button>
        </div>
      )}
      <NameDialog naming={naming} onClose={() => setNaming(null)} />
      <ConfirmDialog asked={asked} onClose={() => setAsked(null)} />
    </Sections>
  );
}

function AssignmentRow({
  assignment,
  lessonTitle,
  course,
  outline,
  onAsk,
}: {
  assignment: OutlineAssignment;
  lessonTitle: string | undefined;
  course: AuthoredCourse;
  outline: Outline;
  onAsk: (asked: Asked) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { assignmentId, title, status, hasChanges, dueAt, workCount } = assignment;
  const isArchived = status === 'archived';

  const archive = () =>
    outline.archiveAssignment.mutate(
      { assignmentId, isArchived: !isArchived },
      {
        onSuccess: () =>
          void toast({
            title: isArchived
              ? t('{{title}} is back', { title })
              : t('{{title}} is archived. It no longer counts.', { title }),
            tone: 'info',
            // Bringing back an unused one makes it a draft; archiving again is the same in every state.
            ...(isArchived
              ? {}
              : {
                  action: {
                    label: t('Undo'),
                    onClick: () => outline.archiveAssignment.mutate({ assignmentId, isArchived: false }),
                  },
                }),
          }),
      },
    );

  return (
    <li className={classes.lesson}>
      <div className={classes.words}>
        <Link {...assignmentEditor(assignmentId)} className={classes.name}>
          {title || t('Untitled assignment')}
        </Link>
        <span className={classes.about}>
          {dueAt ? t('Due {{date}}', { date: format.deadline(dueAt, course.timeZone) }) : t('No due date')}
        </span>
        <span className={classes.about}>
          {t('{{points}} points', { points: format.number(points(assignment.pointsPossible)) })}
        </span>
        {lessonTitle && <span className={classes.about}>{lessonTitle}</span>}
        {workCount > 0 && (
          <span className={classes.about}>
            {t('{{count}} submitted', { count: workCount })}
            {' · '}
            <TextLink inherit to="/teach/quality/$assignmentId" params={{ assignmentId }}>
              {t('How well the engine grades')}
            </TextLink>
          </span>
        )}
      </div>
      <span className={classes.state}>
        <ContentStateBadge status={status} hasChanges={hasChanges} />
      </span>
      {course.can.edit && (
        <span className={classes.tools}>
          <RowMenu name={title}>
            <Menu.Item
              leftSection={<IconCopy size={16} />}
              onClick={() => outline.duplicateAssignment.mutate({ assignmentId })}
            >
              {t('Duplicate')}
            </Menu.Item>
            <Menu.Item
              leftSection={isArchived ? <IconArrowBackUp size={16} /> : <IconArchive size={16} />}
              onClick={archive}
            >
              {isArchived ? t('Unarchive') : t('Archive')}
            </Menu.Item>
            {workCount === 0 && (
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() =>
                  onAsk({
                    title: t('Delete {{title}}?', { title }),
                    description: t('Its text and versions go with it. This can’t be undone.'),
                    action: t('Delete assignment'),
                    run: () => outline.deleteAssignment.mutate({ assignmentId }),
                  })
                }
              >
                {t('Delete')}
              </Menu.Item>
            )}
          </RowMenu>
        </span>
      )}
    </li>
  );
}
